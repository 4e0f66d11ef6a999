import {
  addDays,
  atWallClock,
  dayIn,
  MINUTE,
  plus,
  type Instant,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { DueDigest, OfficeCounts, OfficeDigest, OfficeDigests } from '@portico/domain/practices';

/** A practice with a system of its own whose office is mailed what waits on our side. */
export interface DigestedPractice {
  readonly id: PracticeId;
  readonly name: string;
  readonly timeZone: TimeZone;
  readonly digest: OfficeDigest;
}

/** For so long after its time a digest is due: a few rounds of whichever instance looks. */
const dueFor = 20 * MINUTE;

/** The last moment up to `now` at which it was this time of the day there. */
const lastDigest = (zone: TimeZone, at: string, now: Instant): Instant => {
  const today = dayIn(zone, now);
  const moment = atWallClock(zone, today, at);
  return moment <= now ? moment : atWallClock(zone, addDays(today, -1), at);
};

/**
 * The digests of practices of the configuration beside those of the embedded system. Nothing is stored of them: a mail has the
 * name of its day, so that two instances that look one after the other send one.
 */
export class ConnectedOfficeDigests implements OfficeDigests {
  readonly #practices: () => readonly DigestedPractice[];
  readonly #embedded: OfficeDigests;
  readonly #next = new Map<PracticeId, Instant>();

  constructor(practices: () => readonly DigestedPractice[], embedded: OfficeDigests) {
    this.#practices = practices;
    this.#embedded = embedded;
  }

  async due(now: Instant): Promise<readonly DueDigest[]> {
    const own = this.#practices().flatMap(({ id, name, timeZone, digest }): DueDigest[] => {
      const dueAt = lastDigest(timeZone, digest.at, now);
      const isOver = now >= plus(dueAt, dueFor) || (this.#next.get(id) ?? dueAt) > dueAt;
      return isOver ? [] : [{ practice: id, name, timeZone, digest, dueAt }];
    });
    return [...(await this.#embedded.due(now)), ...own];
  }

  counts(practice: PracticeId, now: Instant): Promise<OfficeCounts> {
    return this.#embedded.counts(practice, now);
  }

  async schedule(practice: PracticeId, next: Instant): Promise<void> {
    if (this.#practices().some(({ id }) => id === practice)) this.#next.set(practice, next);
    else await this.#embedded.schedule(practice, next);
  }
}
