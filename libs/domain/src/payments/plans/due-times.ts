import { addDays, atWallClock, type Instant, type TimeZone } from '../../kernel/index.ts';
import type { DueTimes } from '../ports/payment-plans.ts';
import type { PaymentPlan } from './plan.ts';

/** The practice's local time at which the payments of a day are charged. */
export const chargeTime = '09:00';

/** How many days before, at the same time, the patient is notified. */
export const noticeDays = 3;

/**
 * When each waiting payment is charged and announced; never before `now`. Without payments that were tried already,
 * because their next try has its own time, and without those being charged.
 */
export const dueTimesOf = ({ payments, status }: PaymentPlan, zone: TimeZone, now: Instant): DueTimes =>
  new Map(
    payments
      .filter(({ state, tries }) => status === 'active' && state === 'due' && tries === 0)
      .map(({ id, due }) => [
        id,
        {
          chargeAt: notBefore(now, atWallClock(zone, due, chargeTime)),
          noticeAt: notBefore(now, atWallClock(zone, addDays(due, -noticeDays), chargeTime)),
        },
      ]),
  );

const notBefore = (now: Instant, at: Instant): Instant => Math.max(now, at) as Instant;
