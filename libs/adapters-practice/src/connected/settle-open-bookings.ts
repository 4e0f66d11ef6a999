import { plus, Unavailable } from '@portico/domain/kernel';
import { bookedUnderKey, settledAfter } from './settle-booking-answer.ts';
import { openBookings } from './booking-rows.ts';
import { canceledUnderKey } from './cancel-visit.ts';
import { openCancellations } from './cancellation-rows.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';

/**
 * Looks into what was asked of systems and never answered, as when a gateway died: what arrived is entered, and what did
 * not is undone. Safe to run in any number of instances; a system that is away is asked again the next time.
 */
export const settleOpenBookings = async (practices: ConnectedPractices): Promise<void> => {
  for (const link of practices.all()) {
    const before = plus(await link.now(), -settledAfter);
    for (const { patient, asked } of await openBookings(link.sql, link.id, before)) {
      await unlessAway(link, () => bookedUnderKey(link, patient, asked.key));
    }
    for (const { patient, key } of await openCancellations(link.sql, link.id, before)) {
      await unlessAway(link, () => canceledUnderKey(link, patient, key));
    }
  }
};

const unlessAway = async (link: PracticeLink, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    link.log('practice-system-unsettled', { why: error.why });
  }
};
