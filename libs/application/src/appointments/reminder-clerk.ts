import {
  reminderDue,
  startsRemindedOf,
  type Appointment,
  type ComingVisits,
  type Reminder,
  type Reminders,
  type Schedule,
  type VisitRulebook,
} from '@portico/domain/appointments';
import { MINUTE, plus, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { TellOfVisit } from './reminder-news.ts';

export interface ReminderClerkDeps {
  readonly comingVisits: Pick<ComingVisits, 'practices' | 'starting'>;
  readonly reminders: Reminders;
  readonly schedule: Pick<Schedule, 'visit'>;
  readonly visitRulebook: VisitRulebook;
  readonly now: () => Instant;
  readonly tell: TellOfVisit;
  readonly report: (outcome: 'sent' | 'visit-gone') => void;
  /** Hears of a practice or a visit that could not be worked on; it comes again, and the others are worked on all the same. */
  readonly onTrouble: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next. */
export const remindEvery = MINUTE;
/** Nobody else is given a reminder for so long. */
const lease = 5 * MINUTE;

/** Reminds patients of visits. Any number of clerks may share the reminders, and any may die. */
export class ReminderClerk {
  readonly #deps: ReminderClerkDeps;

  constructor(deps: ReminderClerkDeps) {
    this.#deps = deps;
  }

  /** Sends what is due now; answers how many reminders were looked at. */
  async round(): Promise<number> {
    const { comingVisits, onTrouble } = this.#deps;
    let count = 0;
    for (const practice of await comingVisits.practices()) {
      try {
        count += await this.#practice(practice);
      } catch (thrown) {
        onTrouble(thrown);
      }
    }
    return count;
  }

  async #practice(practice: PracticeId): Promise<number> {
    const { comingVisits, reminders, visitRulebook, now, onTrouble } = this.#deps;
    const at = now();
    const { remindersBefore } = await visitRulebook.rules(practice);
    const due: Reminder[] = [];
    for (const minutesBefore of remindersBefore) {
      const { after, until } = startsRemindedOf(minutesBefore, at);
      for (const { visit, bookedAt } of await comingVisits.starting(practice, after, until)) {
        if (reminderDue(visit, bookedAt, remindersBefore, at) !== minutesBefore) continue;
        due.push({ patient: visit.patient, visit: visit.id, start: visit.start, minutesBefore });
      }
    }
    const claimed = await reminders.claim(due, at, plus(at, lease));
    for (const reminder of claimed) await this.#remind(reminder).catch(onTrouble);
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
