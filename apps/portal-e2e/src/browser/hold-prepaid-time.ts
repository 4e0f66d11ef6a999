import { RandomCodes } from '@portico/adapters-crypto';
import { EmbeddedAvailability, EmbeddedSlotHolds } from '@portico/adapters-practice/embedded';
import { addDays, dayIn, plus, type HoldId, type TimeZone } from '@portico/domain/kernel';
import { slotKept } from '@portico/domain/scheduling';
import { chartOf } from './chart-of-account.ts';
import type { PortalUnderTest } from './portal-under-test.ts';
import type { DemoVisitor } from './demo-visitors.ts';

/** Holds a time that requires prepayment, and returns the path of its payment page. */
export const keepTimeToPay = async (portal: PortalUnderTest, who: DemoVisitor): Promise<string> => {
  const { database, clock } = portal;
  const chart = await chartOf(portal, who);
  const availability = new EmbeddedAvailability(database, clock.now);
  const { visitReasons, offers } = await availability.catalog(chart, 'en');
  const paid = visitReasons.filter(({ prepayment }) => prepayment > 0).map(({ id }) => id);
  const nextWeek = addDays(dayIn('UTC' as TimeZone, clock.now()), 7);
  const days = { start: nextWeek, end: addDays(nextWeek, 7) };
  for (const offer of offers.filter(({ visitReason }) => paid.includes(visitReason))) {
    const last = (await availability.slots(chart, offer, days)).at(-1);
    if (last === undefined) continue;
    const hold = new RandomCodes().newId() as HoldId;
    const wanted = { offer, start: last.start, language: 'en' } as const;
    const kept = await new EmbeddedSlotHolds(database, clock.now).keep(
      chart,
      wanted,
      hold,
      plus(clock.now(), slotKept),
    );
    if (kept.ok) return `/appointments/add_appointment/prepayment?hold=${hold}`;
  }
  throw new Error(`${who.email} can book nothing that is paid for before.`);
};
