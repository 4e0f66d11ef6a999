import type { Tries } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import { cardTryCounts, takenBack, type CardTrier, type CardTryEnd, type LedgerClock } from '@portico/domain/payments';

/**
 * A try that was counted before the processor is called. `ended` reports its result; without that call it stays
 * counted.
 */
export interface CardTry {
  ended(end: CardTryEnd): Promise<void>;
}

/** Limits card tries, so that stolen card numbers cannot be tested here. */
export class CardTries {
  readonly #tries: Pick<Tries, 'take' | 'giveBack'>;
  readonly #now: LedgerClock;
  /** Called for every refused try, and for every card that a processor declined. */
  readonly #report: (what: 'refused' | 'declined', practice: PracticeId) => void;

  constructor(
    tries: Pick<Tries, 'take' | 'giveBack'>,
    now: LedgerClock,
    report: (what: 'refused' | 'declined', practice: PracticeId) => void,
  ) {
    this.#tries = tries;
    this.#now = now;
    this.#report = report;
  }

  /** Counts a try under all keys of `trier`; undefined, with nothing counted, if one of them must wait. */
  async take(trier: CardTrier, entered: boolean): Promise<CardTry | undefined> {
    const { practice } = trier.patient;
    const at = await this.#now();
    const counts = cardTryCounts(trier, entered);
    const verdict = await this.#tries.take([...counts.declines, ...counts.newCards], at);
    if (verdict.kind === 'must-wait') {
      this.#report('refused', practice);
      return undefined;
    }
    return {
      ended: async (end) => {
        if (end === 'failure') this.#report('declined', practice);
        for (const { key } of takenBack(counts, end)) await this.#tries.giveBack(key, at);
      },
    };
  }
}
