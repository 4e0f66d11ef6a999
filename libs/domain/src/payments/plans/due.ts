import { addDays, atWallClock, type Instant, type TimeZone } from '../../kernel/index.ts';
import type { DueTimes } from '../ports/payment-plans.ts';
import type { PaymentPlan } from './plan.ts';

/** What the practice's clock reads when the payments of a day are charged. */
export const chargeTime = '09:00';

/** How many days before, at the same time, the patient is told. */
export const noticeDays = 3;

/**
 * When each payment that waits is charged and told of; never before `now`. Left out is what was tried already, as its next
 * try has a time of its own, and what is being charged.
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
