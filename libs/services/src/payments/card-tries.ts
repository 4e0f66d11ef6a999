import type { Tries } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import { cardTryCounts, takenBack, type CardTrier, type CardTryEnd, type LedgerClock } from '@portico/domain/payments';

export interface CardTriesDeps {
  readonly tries: Pick<Tries, 'take' | 'giveBack'>;
  readonly now: LedgerClock;
  /** Told of every try that was refused, and of every card that a processor declined. */
  readonly report: (what: 'refused' | 'declined', practice: PracticeId) => void;
}

/** A try that was counted before a processor is asked. `ended` says what came of it; where nobody says so, it stays counted. */
export interface CardTry {
  ended(end: CardTryEnd): Promise<void>;
}

/** Counts tries of cards, so that nobody finds out here which stolen cards are good. */
export class CardTries {
  readonly #deps: CardTriesDeps;

  constructor(deps: CardTriesDeps) {
    this.#deps = deps;
  }

  /** Counts a try under everything that `trier` is known by; undefined where one of them must wait, and then nothing is counted. */
  async take(trier: CardTrier, entered: boolean): Promise<CardTry | undefined> {
    const { tries, now, report } = this.#deps;
    const { practice } = trier.patient;
    const at = await now();
    const counts = cardTryCounts(trier, entered);
    const verdict = await tries.take([...counts.declines, ...counts.newCards], at);
    if (verdict.kind === 'must-wait') {
      report('refused', practice);
      return undefined;
    }
    return {
      ended: async (end) => {
        if (end === 'failure') report('declined', practice);
        for (const { key } of takenBack(counts, end)) await tries.giveBack(key, at);
      },
    };
  }
}
