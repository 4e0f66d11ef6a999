import { addressLimit, type AttemptLimit, type Counted } from '../access/index.ts';
import { DAY, HOUR, type PatientRef } from '../kernel/index.ts';
import type { DeclineReason } from './charge.ts';

/** Five declined cards in an hour block further tries for an hour. */
export const declineLimit: AttemptLimit = { failures: 5, window: HOUR, pause: HOUR };
/** Entered cards, good or bad: after the twentieth in a day only one an hour is allowed. */
export const newCardLimit: AttemptLimit = { failures: 20, window: DAY, pause: HOUR };
/** A whole waiting room may pay from one network address. */
export const addressDeclineLimit: AttemptLimit = { failures: 30, window: HOUR, pause: HOUR };
export const addressNewCardLimit: AttemptLimit = { ...addressLimit, window: HOUR, pause: HOUR };
/** The most cards that a patient may have on file at one practice. */
export const mostCardsOnFile = 10;

/** Who tries a card: the chart it pays for, the payer, and the network address. */
export interface CardTrier {
  readonly patient: PatientRef;
  /** The account, or a guest's link. */
  readonly payer?: string;
  readonly address?: string;
}

/** The counts of one card try. `declines` is given back unless the card is declined; `newCards` is kept. */
export interface CardTryCounts {
  readonly declines: readonly Counted[];
  /** Empty for a card on file: only entered cards count as new. */
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

/** The result of a try. `not-tried`: the processor was not asked about the card. */
export type CardTryEnd = 'good' | 'failure' | 'not-tried';

/** If the practice's own key is refused that is no fault of the card, and an abandoned try was never sent. */
export const cardTryEnd = (reason: DeclineReason): CardTryEnd => {
  if (reason === 'abandoned') return 'not-tried';
  return reason === 'not-accepted' ? 'good' : 'failure';
};

/** The counts to give back after a try: a good card was no failure, but it still counts as a new card. */
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
