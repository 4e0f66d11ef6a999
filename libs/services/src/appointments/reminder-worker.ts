import {
  isStillDue,
  reminderDue,
  startsRemindedOf,
  type Appointment,
  type ComingVisit,
  type ComingVisits,
  type Reminder,
  type Reminders,
  type VisitPoliciesByPractice,
} from '@portico/domain/appointments';
import { MINUTE, plus, interleaved, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { TellOfVisit } from './reminder-notifications.ts';

export interface ReminderWorkerDeps {
  readonly comingVisits: Pick<ComingVisits, 'starting' | 'standing'>;
  readonly reminders: Reminders;
  readonly visitPolicies: VisitPoliciesByPractice;
  readonly now: () => Instant;
  readonly tell: TellOfVisit;
  readonly report: (outcome: 'sent' | 'visit-gone') => void;
  /** Called for a reminder that failed; it is retried, and the others are still sent. */
  readonly onError: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next. */
export const remindEvery = MINUTE;
/** How long a claimed reminder is withheld from other workers, in milliseconds. */
const lease = 5 * MINUTE;

/** Visits read per page. */
const page = 2_000;
/** Reminders claimed at a time; every practice with due reminders gets one of the first. */
const atOnce = 100;
/**
 * How often, in milliseconds, everything that may still be due is read, not only what came due since: a worker may have
 * died, or a visit moved.
 */
const lookAgainAfter = 10 * MINUTE;

/** Reminds patients of visits. Safe to run in any number of instances; safe to kill. */
export class ReminderWorker {
  readonly #comingVisits: Pick<ComingVisits, 'starting' | 'standing'>;
  readonly #reminders: Reminders;
  readonly #visitPolicies: VisitPoliciesByPractice;
  readonly #now: () => Instant;
  readonly #tell: TellOfVisit;
  readonly #report: (outcome: 'sent' | 'visit-gone') => void;
  /** Called for a reminder that failed; it is retried, and the others are still sent. */
  readonly #onError: (thrown: unknown) => void;
  /** Due reminders of practices whose systems did not answer; they come first in the next round. */
  #postponed = new Map<string, Reminder>();
  /** Until when this worker may send what it claimed and did not send yet. */
  readonly #leased = new Map<string, Instant>();
  /** Practices whose systems did not answer in this round. */
  readonly #unread = new Set<PracticeId>();
  /** Everything due until then has been read. */
  #lookedAt: Instant | undefined;
  #lookedAtAll: Instant | undefined;

  constructor(
    comingVisits: Pick<ComingVisits, 'starting' | 'standing'>,
    reminders: Reminders,
    visitPolicies: VisitPoliciesByPractice,
    now: () => Instant,
    tell: TellOfVisit,
    report: (outcome: 'sent' | 'visit-gone') => void,
    onError: (thrown: unknown) => void,
  ) {
    this.#comingVisits = comingVisits;
    this.#reminders = reminders;
    this.#visitPolicies = visitPolicies;
    this.#now = now;
    this.#tell = tell;
    this.#report = report;
    this.#onError = onError;
  }

  /** Sends what is due now; returns how many reminders were processed. */
  async round(): Promise<number> {
    let count = 0;
    this.#unread.clear();
    for (;;) {
      const at = this.#now();
      const all = new Map([...this.#postponed, ...(await this.#due(at)).map((each) => [nameOf(each), each] as const)]);
      this.#postponed = new Map();
      const stillDue = [...all.values()].filter((reminder) => isStillDue(reminder, at));
      const due = interleaved(stillDue, ({ patient }) => patient.practice);
      let begun = 0;
      // A long list must not delay reminders that come due in the meantime.
      while (begun < due.length && (begun === 0 || this.#now() - at < remindEvery)) {
        count += await this.#remindSome(due.slice(begun, begun + atOnce));
        begun += atOnce;
      }
      this.#postpone(due.slice(begun));
      if (begun >= due.length) {
        this.#lookedAt = at;
        return count;
      }
    }
  }

  /** Reminders of all practices that came due since the last read. */
  async #due(at: Instant): Promise<readonly Reminder[]> {
    const looksAtAll = this.#lookedAtAll === undefined || at - this.#lookedAtAll >= lookAgainAfter;
    const since = looksAtAll || this.#lookedAt === undefined ? undefined : plus(this.#lookedAt, -remindEvery);
    const spans = startsRemindedOf(await this.#visitPolicies.reminderOffsets(), at, since);
    const due: Reminder[] = [];
    for (let last: Appointment | undefined; ;) {
      const visits = await this.#comingVisits.starting(spans, page, last);
      due.push(...(await this.#open(await this.#dueOf(visits, at), at)));
      last = visits.at(-1)?.visit;
      if (visits.length < page) break;
    }
    if (looksAtAll) this.#lookedAtAll = at;
    return due;
  }

  async #dueOf(visits: readonly ComingVisit[], at: Instant): Promise<readonly Reminder[]> {
    if (visits.length === 0) return [];
    const rules = await this.#visitPolicies.rulesOf([...new Set(visits.map(({ visit }) => visit.patient.practice))]);
    return visits.flatMap(({ visit, bookedAt }) => {
      const { patient, id, start } = visit;
      const minutesBefore = reminderDue(visit, bookedAt, rules.get(patient.practice)?.remindersBefore ?? [], at);
      return minutesBefore === undefined ? [] : [{ patient, visit: id, start, minutesBefore }];
    });
  }

  /** Those that this worker may still send; most that came due in the last hours have been sent. */
  async #open(due: readonly Reminder[], at: Instant): Promise<readonly Reminder[]> {
    if (due.length === 0) return [];
    const open = new Set((await this.#reminders.open(due, at)).map(nameOf));
    return due.filter((reminder) => open.has(nameOf(reminder)) || this.#isLeased(reminder, at));
  }

  #isLeased(reminder: Reminder, at: Instant): boolean {
    return at < (this.#leased.get(nameOf(reminder)) ?? 0);
  }

  async #remindSome(some: readonly Reminder[]): Promise<number> {
    const read = new Map<string, ComingVisit | undefined>();
    this.#postpone(some.filter(({ patient }) => this.#unread.has(patient.practice)));
    const claimed = await this.#claim(some.filter(({ patient }) => !this.#unread.has(patient.practice)));
    for (const [practice, reminders] of Map.groupBy(claimed, ({ patient }) => patient.practice)) {
      await this.#readAgain(practice, reminders, read).catch(this.#onError);
    }
    for (const reminder of some) {
      const name = nameOf(reminder);
      if (read.has(name)) await this.#remind(reminder, read.get(name)).catch(this.#onError);
    }
    return read.size;
  }

  /** Reads the visits of a practice's reminders again, since they may have been canceled or moved. */
  async #readAgain(
    practice: PracticeId,
    reminders: readonly Reminder[],
    read: Map<string, ComingVisit | undefined>,
  ): Promise<void> {
    // Other practices may have taken so long to answer that the lease is over.
    const claimed = await this.#claim(reminders);
    if (claimed.length === 0) return;
    const { booked, unread } = await this.#comingVisits.standing(practice, claimed);
    if (unread.size > 0) this.#unread.add(practice);
    this.#postpone(claimed.filter(({ visit }) => unread.has(visit)));
    for (const reminder of claimed) {
      if (!unread.has(reminder.visit)) read.set(nameOf(reminder), booked.get(reminder.visit));
    }
  }

  /** Those that this worker may send: leased now, or already when their visits could not be read. */
  async #claim(reminders: readonly Reminder[]): Promise<readonly Reminder[]> {
    const at = this.#now();
    const until = plus(at, lease);
    const leased = reminders.filter((reminder) => this.#isLeased(reminder, at));
    const others = reminders.filter((reminder) => !this.#isLeased(reminder, at));
    const claimed = others.length === 0 ? [] : await this.#reminders.claim(others, at, until);
    for (const reminder of claimed) this.#leased.set(nameOf(reminder), until);
    return [...leased, ...claimed];
  }

  #postpone(reminders: readonly Reminder[]): void {
    for (const reminder of reminders) this.#postponed.set(nameOf(reminder), reminder);
  }

  /** Sends before marking as sent, so a crash repeats the reminder. */
  async #remind(reminder: Reminder, coming: ComingVisit | undefined): Promise<void> {
    this.#leased.delete(nameOf(reminder));
    if (coming !== undefined) await this.#tell(coming, this.#now());
    await this.#reminders.sent(reminder);
    this.#report(coming === undefined ? 'visit-gone' : 'sent');
  }
}

const nameOf = ({ patient, visit, start, minutesBefore }: Reminder): string =>
  JSON.stringify([patient.practice, patient.patient, visit, start, minutesBefore]);
