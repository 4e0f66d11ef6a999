import type { Outage, PracticeId } from '@portico/domain/kernel';
import { PracticeAway } from '@portico/domain/practices';
import type { Listed, Problem, Result } from '@portico/practice-spi';

/** The error of the ports, which have no value of their own for a system that gives no answer. */
const outageOf = ({ kind }: Problem): Outage => (kind === 'busy' ? 'busy' : 'unreachable');

/** Pages that are read of one list at most. */
const mostPages = 1_000;

/** Turns what a practice's system answers into values of the ports; the only place that throws for a system. */
export class SystemAnswers {
  readonly #practice: PracticeId;
  readonly #log: (event: string, facts: Readonly<Record<string, string | number>>) => void;

  constructor(practice: PracticeId, log: (event: string, facts: Readonly<Record<string, string | number>>) => void) {
    this.#practice = practice;
    this.#log = log;
  }

  /** The value, or throws `PracticeAway`. `place` names the function for the log. */
  valueOf<T>(place: string, result: Result<T>): T {
    if (result.ok) return result.value;
    throw this.unavailable(place, result.error);
  }

  /** The same, and undefined for what does not exist, or not for this patient. */
  foundOf<T>(place: string, result: Result<T>): T | undefined {
    return !result.ok && result.error.kind === 'gone' ? undefined : this.valueOf(place, result);
  }

  /** Logs what the system answered, and says what the ports throw for it. */
  unavailable(place: string, problem: Problem): PracticeAway {
    this.note(place, problem);
    return new PracticeAway(this.#practice, outageOf(problem));
  }

  note(place: string, problem: Problem): void {
    this.#log('practice-system', {
      place,
      problem: problem.kind,
      ...(problem.kind === 'malformed' ? { what: problem.what } : {}),
      ...(problem.kind === 'refused' && problem.why !== undefined ? { why: problem.why } : {}),
    });
  }

  /** All items of a list; one that came on two pages is the later one. */
  async wholeOf<T extends { readonly id: string }>(
    place: string,
    pageAt: (cursor: string | undefined) => Promise<Result<Listed<T>>>,
  ): Promise<readonly T[]> {
    const items = new Map<string, T>();
    let cursor: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const { items: some, next } = this.valueOf(place, await pageAt(cursor));
      for (const item of some) items.set(item.id, item);
      if (next === undefined) return [...items.values()];
      if (next === cursor) break;
      cursor = next;
    }
    throw this.unavailable(place, { kind: 'malformed', what: 'next' });
  }
}
