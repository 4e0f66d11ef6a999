import type { Schedule } from '@portico/domain/appointments';
import { PracticeAway } from '@portico/domain/practices';
import type { InTime } from '@portico/services/delegates';

/** Milliseconds that what is shown of several practices together waits for one of them. */
const patience = 3_000;

export const inTime: InTime = async (practice, asked) => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new PracticeAway(practice)), patience);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** The same visits, where a practice that is slow to tell what is to come counts as away. */
export const upcomingInTime = (
  schedule: Pick<Schedule, 'visit' | 'upcoming'>,
  within: InTime = inTime,
): Pick<Schedule, 'visit' | 'upcoming'> => ({
  visit: (...asked) => schedule.visit(...asked),
  upcoming: (chart, ...asked) => within(chart.practice, schedule.upcoming(chart, ...asked)),
});
