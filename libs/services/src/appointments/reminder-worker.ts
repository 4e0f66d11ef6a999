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
  /** Hears of a visit that could not be worked on; it comes again, and the others are worked on all the same. */
  readonly onError: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next. */
export const remindEvery = MINUTE;
/** Nobody else is given a reminder for so long. */
const lease = 5 * MINUTE;

/** Visits that are read at a time. */
const page = 1_000;
/** Reminders that are taken at a time; of many practices that have some due, each has one of the first. */
const atOnce = 100;
/** Every so long all that may still be due is looked at, not only what came due since: a worker may have died, a visit moved. */
const lookAgainAfter = 10 * MINUTE;

/** Reminds patients of visits. Any number of workers may share the reminders, and any may die. */
export class ReminderWorker {
  readonly #deps: ReminderWorkerDeps;
  /** Everything that came due until then was looked at. */
  #lookedAt: Instant | undefined;
  #lookedAtAll: Instant | undefined;

  constructor(deps: ReminderWorkerDeps) {
    this.#deps = deps;
  }

  /** Sends what is due now; answers how many reminders were looked at. */
  async round(): Promise<number> {
    let count = 0;
    for (;;) {
      const at = this.#deps.now();
      const due = interleaved(await this.#due(at), ({ patient }) => patient.practice);
      let begun = 0;
      // What comes due meanwhile does not wait until a long list is done.
      while (begun < due.length && (begun === 0 || this.#deps.now() - at < remindEvery)) {
        count += await this.#remindSome(due.slice(begun, begun + atOnce));
        begun += atOnce;
      }
      if (begun >= due.length) {
        this.#lookedAt = at;
        return count;
      }
    }
  }

  /** What came due since the last look, of all practices. */
  async #due(at: Instant): Promise<readonly Reminder[]> {
    const { comingVisits, visitPolicies } = this.#deps;
    const looksAtAll = this.#lookedAtAll === undefined || at - this.#lookedAtAll >= lookAgainAfter;
    const since = looksAtAll || this.#lookedAt === undefined ? undefined : plus(this.#lookedAt, -remindEvery);
    const spans = startsRemindedOf(await visitPolicies.reminderOffsets(), at, since);
    const due: Reminder[] = [];
    for (let last: Appointment | undefined; ;) {
      const visits = await comingVisits.starting(spans, page, last);
      due.push(...(await this.#dueOf(visits, at)));
      last = visits.at(-1)?.visit;
      if (visits.length < page) break;
    }
    if (looksAtAll) this.#lookedAtAll = at;
    return due;
  }

  async #dueOf(visits: readonly ComingVisit[], at: Instant): Promise<readonly Reminder[]> {
    if (visits.length === 0) return [];
    const rules = await this.#deps.visitPolicies.rulesOf([
      ...new Set(visits.map(({ visit }) => visit.patient.practice)),
    ]);
    return visits.flatMap(({ visit, bookedAt }) => {
      const { patient, id, start } = visit;
      const minutesBefore = reminderDue(visit, bookedAt, rules.get(patient.practice)?.remindersBefore ?? [], at);
      return minutesBefore === undefined ? [] : [{ patient, visit: id, start, minutesBefore }];
    });
  }

  async #remindSome(some: readonly Reminder[]): Promise<number> {
    const { reminders, now, onError } = this.#deps;
    const at = now();
    const claimed = await reminders.claim(some, at, plus(at, lease));
    for (const reminder of claimed) await this.#remind(reminder).catch(onError);
    return claimed.length;
  }

  /** The visit is looked at once more: it may have been given back since. Told before it is written down. */
  async #remind(reminder: Reminder): Promise<void> {
    const { reminders, schedule, now, tell, report } = this.#deps;
    const visit: Appointment | undefined = await schedule.visit(reminder.patient, reminder.visit);
    const stands = visit?.status === 'SCHEDULED' && visit.start === reminder.start;
    if (stands) await tell(visit, now());
    await reminders.sent(reminder);
    report(stands ? 'sent' : 'visit-gone');
  }
}
