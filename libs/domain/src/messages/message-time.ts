import { DAY, type Instant } from '../kernel/index.ts';

/** A message of the last week is told by weekday and time, an older one by its date and time (`MON-259`). */
export const timeStyle = (sentAt: Instant, now: Instant): 'weekday' | 'date' =>
  now - sentAt > 7 * DAY ? 'date' : 'weekday';
