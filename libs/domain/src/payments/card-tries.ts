import { addressLimit, type AttemptLimit, type Counted } from '../access/index.ts';
import { DAY, HOUR, type PatientRef } from '../kernel/index.ts';
import type { DeclineReason } from './charge.ts';

/** Five declined cards in an hour stop further tries for an hour. */
export const declineLimit: AttemptLimit = { failures: 5, window: HOUR, pause: HOUR };
/** Cards that are entered, good or bad: from the twentieth in a day on there is one an hour. */
export const newCardLimit: AttemptLimit = { failures: 20, window: DAY, pause: HOUR };
/** A whole waiting room may pay from one network address. */
export const addressDeclineLimit: AttemptLimit = { failures: 30, window: HOUR, pause: HOUR };
export const addressNewCardLimit: AttemptLimit = { ...addressLimit, window: HOUR, pause: HOUR };
/** The most cards that a patient may have on file at one practice. */
export const mostCardsOnFile = 10;

/** Who tries a card: the chart it pays for, who is at the keyboard, and the network address. */
export interface CardTrier {
  readonly patient: PatientRef;
  /** The account, or the link of a guest. */
  readonly payer?: string;
  readonly address?: string;
}

/** What one try of a card counts against. `declines` is given back unless the card is declined; `newCards` is kept. */
export interface CardTryCounts {
  readonly declines: readonly Counted[];
  /** Empty for a card on file: only a card that was entered is a new one. */
  readonly newCards: readonly Counted[];
}

export const cardTryCounts = (trier: CardTrier, entered: boolean): CardTryCounts => ({
  declines: counts('card-declines', trier, declineLimit, addressDeclineLimit),
  newCards: entered ? counts('new-cards', trier, newCardLimit, addressNewCardLimit) : [],
});

const counts = (
  name: string,
  { patient, payer, address }: CardTrier,
  own: AttemptLimit,
  shared: AttemptLimit,
): readonly Counted[] => [
  { key: `${name} chart ${JSON.stringify([patient.practice, patient.patient])}`, limit: own },
  ...(payer === undefined ? [] : [{ key: `${name} payer ${payer}`, limit: own }]),
  ...(address === undefined ? [] : [{ key: `${name} address ${address}`, limit: shared }]),
];

/** What a try has shown. `not-tried`: no processor was asked about the card. */
export type CardTryEnd = 'good' | 'failure' | 'not-tried';

/** A refusal of the practice's own key says nothing against the card, and an abandoned try was never sent. */
export const cardTryEnd = (reason: DeclineReason): CardTryEnd => {
  if (reason === 'abandoned') return 'not-tried';
  return reason === 'not-accepted' ? 'good' : 'failure';
};

/** What of a try is taken back: a good card was no failure, but it stays a new card. */
export const takenBack = ({ declines, newCards }: CardTryCounts, end: CardTryEnd): readonly Counted[] => {
  switch (end) {
    case 'failure':
      return [];
    case 'good':
      return declines;
    case 'not-tried':
      return [...declines, ...newCards];
  }
};
