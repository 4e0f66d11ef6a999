import type { Instant } from '../../kernel/index.ts';
import type { Reminders } from '../ports/reminders.ts';
import type { Reminder } from '../reminder.ts';

const keyOf = ({ patient, visit, start, minutesBefore }: Reminder): string =>
  JSON.stringify([patient.practice, visit, start, minutesBefore]);

/** Sent reminders in memory. */
export class MemoryReminders implements Reminders {
  readonly #taken = new Map<string, { readonly start: Instant; readonly until: Instant }>();

  async claim(reminders: readonly Reminder[], now: Instant, until: Instant): Promise<readonly Reminder[]> {
    return reminders.filter((reminder) => {
      const taken = this.#taken.get(keyOf(reminder));
      if (taken !== undefined && now < taken.until) return false;
      this.#taken.set(keyOf(reminder), { start: reminder.start, until });
      return true;
    });
  }

  async open(reminders: readonly Reminder[], now: Instant): Promise<readonly Reminder[]> {
    return reminders.filter((reminder) => now >= (this.#taken.get(keyOf(reminder))?.until ?? 0));
  }

  async sent(reminder: Reminder): Promise<void> {
    this.#taken.set(keyOf(reminder), { start: reminder.start, until: Infinity as Instant });
  }

  async prune(before: Instant): Promise<void> {
    for (const [key, { start }] of this.#taken) if (start < before) this.#taken.delete(key);
  }
}
