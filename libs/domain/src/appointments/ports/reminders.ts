import type { Instant } from '../../kernel/index.ts';
import type { Reminder } from '../reminder.ts';

/** Which reminders were sent. Safe to use from any number of workers; safe to kill. */
export interface Reminders {
  /**
   * Leases those that are neither sent nor leased to another worker, until `until`. Of concurrent callers each reminder
   * goes to one.
   */
  claim(reminders: readonly Reminder[], now: Instant, until: Instant): Promise<readonly Reminder[]>;
  /** Those that are neither sent nor leased; another worker may take them before the caller does. */
  open(reminders: readonly Reminder[], now: Instant): Promise<readonly Reminder[]>;
  sent(reminder: Reminder): Promise<void>;
  /** Deletes those of visits that started before. */
  prune(before: Instant): Promise<void>;
}
