import type { CardExpiry, VaultReference } from '@portico/domain/payments';
import { brandOf, declineOf } from './card-numbers.ts';
import { Tokens } from './card-tokens.ts';

/** What every double of this seed knows a card by that was saved before its time; the same each time. */
export const cloverSavedCard = (seed: string, number: string, { year, month }: CardExpiry): VaultReference => {
  const tokens = new Tokens(seed);
  const { id } = tokens.issue(
    {
      brand: brandOf(number) ?? '',
      first6: number.slice(0, 6),
      last4: number.slice(-4),
      exp_month: String(month).padStart(2, '0'),
      exp_year: String(year),
      cvc_check: 'pass',
      address_zip_check: 'unchecked',
      fingerprint: tokens.fingerprintOf(number),
      declines: declineOf(number),
    },
    0,
  );
  // The adapter's words for a customer with one card.
  return `${id.slice(-13)}/${id}` as VaultReference;
};
