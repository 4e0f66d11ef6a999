import type { Activity } from '../activity.ts';
import type { ActivityLog } from '../ports/activity-log.ts';

/** An activity log in memory, open to be read by a test. */
export class MemoryActivityLog implements ActivityLog {
  readonly #entries: Activity[] = [];

  /** In the order they came. */
  get entries(): readonly Activity[] {
    return this.#entries;
  }

  async append(activity: Activity): Promise<void> {
    this.#entries.push(activity);
  }
}
