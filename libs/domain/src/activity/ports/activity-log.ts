import type { Activity } from '../activity.ts';

/** Append-only. */
export interface ActivityLog {
  append(activity: Activity): Promise<void>;
}
