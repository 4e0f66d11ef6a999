import type { PrepaidTerms } from '@portico/domain/appointments';
import { decimalOf, isoOf } from '@portico/domain/kernel';
import type { PrepaidVisit as WirePrepaid } from '../generated/resolvers.ts';

export const prepaidToWire = ({ amount, givenBack, until, cards }: PrepaidTerms): WirePrepaid => ({
  amount: decimalOf(amount),
  givenBack,
  until: until === undefined ? null : isoOf(until),
  cards: cards.map((card) => ({ amount: decimalOf(card.amount), card_type: card.brand, last4: card.last4 ?? null })),
});
