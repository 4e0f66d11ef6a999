import { DAY, type Instant } from '../kernel/index.ts';

/** Messages of the last week show weekday and time, older ones date and time (`MON-259`). */
export const timeStyle = (sentAt: Instant, now: Instant): 'weekday' | 'date' =>
  now - sentAt > 7 * DAY ? 'date' : 'weekday';
