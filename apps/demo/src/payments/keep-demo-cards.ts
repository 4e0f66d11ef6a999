import { processors } from '@portico/adapters-payments/processors';
import { PostgresCardsOnFile } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant, LocalDate } from '@portico/domain/kernel';
import type { CardBrand, CardExpiry, CardId, SavedCard, VaultReference } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import { demoId } from '../demo-ids.ts';
import type { DemoPatient } from '../people/generate-patients.ts';
import { demoCardSeed } from '../start-demo-processors.ts';
import type { CardKey, StoryCard } from './payment-scenarios.ts';

/** All from the processors' published lists of test cards. */
const numbers: Readonly<Record<CardKey, { readonly brand: CardBrand; readonly number: string }>> = {
  visa: { brand: 'visa', number: '4111111111111111' },
  mastercard: { brand: 'mastercard', number: '5555555555554444' },
  amex: { brand: 'american express', number: '378282246310005' },
  discover: { brand: 'discover', number: '6011111111111117' },
};

/** Cards by what their stories call them. */
export type Wallet = ReadonlyMap<CardKey, SavedCard>;

/** Puts the cards of a patient on file, as the doubles of the demo's processors know them. The first one is the default. */
export const keepCards = async (
  sql: Sql,
  practice: Practice,
  { identity, number }: DemoPatient,
  cards: readonly StoryCard[],
  today: LocalDate,
  at: Instant,
): Promise<Wallet> => {
  const onFile = new PostgresCardsOnFile(sql);
  const wallet = new Map<CardKey, SavedCard>();
  for (const [place, { key, months }] of cards.entries()) {
    const card: SavedCard = {
      id: demoId<CardId>(`k.${practice.id}.${number}.`, place + 1, 2),
      patient: identity.patient,
      brand: numbers[key].brand,
      last4: numbers[key].number.slice(-4),
      // Cards carry plain letters.
      holder: identity.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
      expiry: monthsFrom(today, months),
      isDefault: place === 0,
    };
    wallet.set(key, (await onFile.add(card, vaultOf(practice, card, numbers[key].number), at)) ?? card);
  }
  return wallet;
};

const vaultOf = ({ payments }: Practice, card: SavedCard, number: string): VaultReference => {
  if (payments === 'no-value') throw new Error('A practice that takes no cards keeps none.');
  return processors[payments].sandbox.savedCard(demoCardSeed, number, card);
};

const monthsFrom = (today: LocalDate, months: number): CardExpiry => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const whole = year * 12 + (month - 1) + months;
  return { year: Math.floor(whole / 12), month: (whole % 12) + 1 };
};
