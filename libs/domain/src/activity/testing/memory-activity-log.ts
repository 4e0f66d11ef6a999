import {
  chargeTaken,
  doerOf,
  isListed,
  type Activity,
  type ActivityMark,
  type ActivitySubject,
  type Doer,
  type MarkedActivity,
} from '../activity.ts';
import type { ActivityLog, ListedQuestion } from '../ports/activity-log.ts';

/** An in-memory activity log, readable by tests. */
export class MemoryActivityLog implements ActivityLog {
  readonly #entries: Activity[] = [];

  /** In the order of writing. */
  get entries(): readonly Activity[] {
    return this.#entries;
  }

  /** Everything except viewing, in the order of writing. */
  get changes(): readonly Activity[] {
    return this.#entries.filter(({ action }) => !action.startsWith('viewed-'));
  }

  async append(activity: Activity): Promise<void> {
    this.#entries.push(activity);
  }

  async listed({ about, by, before, limit }: ListedQuestion): Promise<readonly MarkedActivity[]> {
    return this.#about(about)
      .filter(({ activity, mark }) => {
        const wanted = by === undefined || doerOf(activity) === by;
        return wanted && (before === undefined || newestFirst(before, mark) < 0);
      })
      .sort((one, other) => newestFirst(one.mark, other.mark))
      .slice(0, limit);
  }

  async doers(about: readonly ActivitySubject[]): Promise<readonly Doer[]> {
    return [...new Set(this.#about(about).map(({ activity }) => doerOf(activity)))];
  }

  #about(about: readonly ActivitySubject[]): MarkedActivity[] {
    return this.#entries
      .map((activity, seq) => ({ activity, mark: { at: activity.at, seq } }))
      .filter(
        ({ activity }) =>
          isListed(activity) &&
          !this.#isToldByPayer(activity) &&
          about.some(({ practice, id }) => activity.practice === practice && activity.subject === id),
      );
  }

  #isToldByPayer(line: Activity): boolean {
    const charge = chargeTaken(line);
    if (charge === undefined) return false;
    return this.#entries.some(
      ({ action, resource, practice, subject }) =>
        action === 'paid' && resource === charge && practice === line.practice && subject === line.subject,
    );
  }
}

const newestFirst = (one: ActivityMark, other: ActivityMark): number => other.at - one.at || other.seq - one.seq;
