import {
  reminderDue,
  startsRemindedOf,
  type Appointment,
  type ComingVisit,
  type ComingVisits,
  type Reminder,
  type Reminders,
  type Schedule,
  type VisitPoliciesByPractice,
} from '@portico/domain/appointments';
import { MINUTE, plus, interleaved, type Instant } from '@portico/domain/kernel';
import type { TellOfVisit } from './reminder-notifications.ts';

export interface ReminderWorkerDeps {
  readonly comingVisits: Pick<ComingVisits, 'starting'>;
  readonly reminders: Reminders;
  readonly schedule: Pick<Schedule, 'visit'>;
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
const page = 1_000;
/** Reminders claimed at a time; every practice with due reminders gets one of the first. */
const atOnce = 100;
/**
 * How often, in milliseconds, everything that may still be due is read, not only what came due since: a worker may have
 * died, or a visit moved.
 */
const lookAgainAfter = 10 * MINUTE;

/** Reminds patients of visits. Safe to run in any number of instances; safe to kill. */
export class ReminderWorker {
  readonly #comingVisits: Pick<ComingVisits, 'starting'>;
  readonly #reminders: Reminders;
  readonly #schedule: Pick<Schedule, 'visit'>;
  readonly #visitPolicies: VisitPoliciesByPractice;
  readonly #now: () => Instant;
  readonly #tell: TellOfVisit;
  readonly #report: (outcome: 'sent' | 'visit-gone') => void;
  /** Called for a reminder that failed; it is retried, and the others are still sent. */
  readonly #onError: (thrown: unknown) => void;
  /** Everything due until then has been read. */
  #lookedAt: Instant | undefined;
  #lookedAtAll: Instant | undefined;

  constructor(
    comingVisits: Pick<ComingVisits, 'starting'>,
    reminders: Reminders,
    schedule: Pick<Schedule, 'visit'>,
    visitPolicies: VisitPoliciesByPractice,
    now: () => Instant,
    tell: TellOfVisit,
    report: (outcome: 'sent' | 'visit-gone') => void,
    onError: (thrown: unknown) => void,
  ) {
    this.#comingVisits = comingVisits;
    this.#reminders = reminders;
    this.#schedule = schedule;
    this.#visitPolicies = visitPolicies;
    this.#now = now;
    this.#tell = tell;
    this.#report = report;
    this.#onError = onError;
  }

  /** Sends what is due now; returns how many reminders were processed. */
  async round(): Promise<number> {
    let count = 0;
    for (;;) {
      const at = this.#now();
      const due = interleaved(await this.#due(at), ({ patient }) => patient.practice);
      let begun = 0;
      // A long list must not delay reminders that come due in the meantime.
      while (begun < due.length && (begun === 0 || this.#now() - at < remindEvery)) {
        count += await this.#remindSome(due.slice(begun, begun + atOnce));
        begun += atOnce;
      }
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
      due.push(...(await this.#dueOf(visits, at)));
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

  async #remindSome(some: readonly Reminder[]): Promise<number> {
    const at = this.#now();
    const claimed = await this.#reminders.claim(some, at, plus(at, lease));
    for (const reminder of claimed) await this.#remind(reminder).catch(this.#onError);
    return claimed.length;
  }

  /**
   * Reads the visit again, since it may have been canceled. Sends before marking as sent, so a crash repeats the
   * reminder.
   */
  async #remind(reminder: Reminder): Promise<void> {
    const visit: Appointment | undefined = await this.#schedule.visit(reminder.patient, reminder.visit);
    const stands = visit?.status === 'SCHEDULED' && visit.start === reminder.start;
    if (stands) await this.#tell(visit, this.#now());
    await this.#reminders.sent(reminder);
    this.#report(stands ? 'sent' : 'visit-gone');
  }
}
