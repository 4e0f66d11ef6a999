import type { PrepaidCard, PrepaidTerms } from '@portico/domain/appointments';
import { parseDecimal } from '@portico/domain/kernel';
import type { PrepaidVisitPartsFragment } from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';

/** Undefined where an amount is none. */
export const prepaidFromWire = ({
  amount,
  givenBack,
  until,
  cards,
}: PrepaidVisitPartsFragment): PrepaidTerms | undefined => {
  const all = parseDecimal(amount);
  const read = cards.flatMap(({ amount: part, card_type: brand, last4 }): PrepaidCard | readonly [] => {
    const parsed = parseDecimal(part);
    return parsed.ok ? { amount: parsed.value, brand, ...(last4 == null ? {} : { last4 }) } : [];
  });
  if (!all.ok || read.length < cards.length) return undefined;
  return { amount: all.value, givenBack, ...(until == null ? {} : { until: instantFromWire(until) }), cards: read };
};
