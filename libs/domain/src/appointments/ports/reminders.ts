import type { Instant } from '../../kernel/index.ts';
import type { Reminder } from '../reminder.ts';

/** Which reminders were sent. Any number of workers may share it, and any may die. */
export interface Reminders {
  /**
   * Takes those that were not sent, and that nobody else has taken; nobody else is given them before `until`. Of several
   * who ask at once one is given each.
   */
  claim(reminders: readonly Reminder[], now: Instant, until: Instant): Promise<readonly Reminder[]>;
  sent(reminder: Reminder): Promise<void>;
  /** Forgets those of visits that began before. */
  prune(before: Instant): Promise<void>;
}
