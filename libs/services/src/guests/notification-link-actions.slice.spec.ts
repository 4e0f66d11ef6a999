import { waitListService } from '../scheduling/testing/index.ts';
import { LinkFinder } from '../access/index.ts';
import type { BookingKey } from '@portico/domain/appointments';
import { describe, expect, it } from '@jest/globals';
import { issueCapability, type GuestPurpose } from '@portico/domain/access';
import {
  MemoryComingVisits,
  MemorySchedule,
  MemoryAppointmentBooking,
  MemoryVisitPolicies,
} from '@portico/domain/appointments/testing';
import {
  DAY,
  HOUR,
  MINUTE,
  plus,
  type AppointmentId,
  type CapabilityId,
  type Cents,
  type HoldId,
  type Instant,
  type LocalDate,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { WaitEntry, WaitId } from '@portico/domain/scheduling';
import { bookablePractice, MemoryBooking, MemoryWaitList } from '@portico/domain/scheduling/testing';
import { ben, benAtPena, noon, pena, baseFixture, visit } from '../kernel/testing/index.ts';
import { NotificationLinkActionsService } from './notification-link-actions.service.ts';

const fixture = () => {
  const parts = baseFixture();
  let now = noon;
  const schedule = new MemorySchedule([
    visit('tomorrow', benAtPena, 24, { provider: { id: 'x' as never, name: 'Dr. Secret' } }),
  ]);
  const appointmentBooking = new MemoryAppointmentBooking(() => now);
  const booking = new MemoryBooking([bookablePractice(pena.id)], {
    system: appointmentBooking,
    schedule,
    now: () => now,
  });
  const news: unknown[] = [];
  const deps = {
    ...parts,
    schedule,
    appointmentBooking,
    availability: booking,
    slotHolds: booking,
    comingVisits: new MemoryComingVisits(schedule),
    visitNotifications: (event: string) => void news.push(event),
    visitPolicies: new MemoryVisitPolicies(),
    waitList: new MemoryWaitList(),
  };
  const linked = async (purpose: GuestPurpose, resource: string): Promise<string> => {
    const { code, hash } = parts.codes.link();
    const id = parts.codes.newId() as CapabilityId;
    await parts.capabilities.add(issueCapability({ purpose, ...benAtPena, resource }, { id, code: hash, now }));
    return code;
  };
  return {
    ...deps,
    news,
    linked,
    pass: (milliseconds: number) => {
      now = (now + milliseconds) as Instant;
    },
    tap: () =>
      new NotificationLinkActionsService(
        new LinkFinder(deps.capabilities, deps.codes, deps.tries),
        deps.practices,
        deps.schedule,
        deps.comingVisits,
        (call) => waitListService(deps, call),
        deps.activityLog,
        deps.withheldAt,
        { now, language: 'en' },
      ),
  };
};

describe('the link of a reminder', () => {
  it('shows when and where, and does nothing; its button confirms, once, and says so ever after', async () => {
    const parts = fixture();
    const code = await parts.linked('guest-reschedule', 'tomorrow');
    const looked = await parts.tap().comingVisit(code);
    expect(looked).toMatchObject({
      value: { standing: 'booked', practice: { name: pena.name }, start: plus(noon, DAY) },
    });
    expect(JSON.stringify(looked)).not.toContain('Secret');
    expect(parts.schedule.all()[0]?.confirmed).toBeUndefined();
    for (const _ of [1, 2]) {
      expect(await parts.tap().confirm(code)).toMatchObject({ value: { standing: 'confirmed' } });
    }
    expect(await parts.tap().comingVisit(code)).toMatchObject({ value: { standing: 'confirmed' } });
    expect(parts.schedule.all()[0]?.confirmed).toBe(true);
    expect(parts.activityLog.entries).toMatchObject([
      { action: 'confirmed-visit', actorKind: 'guest', subject: benAtPena.patient, resource: 'tomorrow' },
    ]);
  });

  it('confirms no visit that was given back or has begun', async () => {
    const parts = fixture();
    const code = await parts.linked('guest-reschedule', 'tomorrow');
    await parts.appointmentBooking.cancel(benAtPena, 'tomorrow' as AppointmentId, { id: '1' }, 'press' as BookingKey);
    expect(await parts.tap().confirm(code)).toMatchObject({ value: { standing: 'over' } });
    expect(parts.activityLog.entries).toEqual([]);
    parts.schedule.put(visit('later', benAtPena, 30));
    const other = await parts.linked('guest-reschedule', 'later');
    parts.pass(30 * HOUR);
    expect(await parts.tap().confirm(other)).toMatchObject({ value: { standing: 'over' } });
  });

  it('says why it opens nothing: unknown, for something else, over, or withdrawn', async () => {
    const parts = fixture();
    const shut = (why: string) => ({ ok: false, error: { kind: 'shut', why } });
    const code = await parts.linked('guest-reschedule', 'tomorrow');
    expect(await parts.tap().comingVisit('nonsense')).toEqual(shut('unknown'));
    expect(await parts.tap().earlierTime(code)).toEqual(shut('unknown'));
    expect(await parts.tap().comingVisit(await parts.linked('guest-reschedule', 'nowhere'))).toEqual(shut('unknown'));
    await parts.capabilities.revoke('guest-reschedule', { chart: benAtPena, resource: 'tomorrow' }, noon);
    expect(await parts.tap().confirm(code)).toEqual(shut('revoked'));
    const old = await parts.linked('guest-offer', 'entry');
    parts.pass(31 * DAY);
    expect(await parts.tap().stopWaiting(old)).toEqual(shut('expired'));
  });
});

describe('the link of an earlier time', () => {
  const free = plus(noon, 46 * HOUR);
  const offered = async (parts: ReturnType<typeof fixture>) => {
    const bay = (await parts.availability.catalog(benAtPena, 'en')).locations[0];
    if (bay === undefined) throw new Error('No office.');
    const { id: _, status: __, ...to } = visit('offered', benAtPena, 46, { location: bay });
    const hold = 'hold-1' as HoldId;
    const entry: WaitEntry = {
      id: 'entry' as WaitId,
      patient: benAtPena,
      wanted: {
        visitReason: 'check-up' as VisitReasonId,
        weekdays: [],
        partOfDay: 'any',
        days: { start: '2026-11-21' as LocalDate, end: '2026-12-21' as LocalDate },
        noticeMinutes: 120,
      },
      replaces: { visit: 'later' as AppointmentId, start: plus(noon, 90 * HOUR) },
      joinedAt: noon,
      reach: { kind: 'account', account: ben.id },
      language: 'en',
      state: {
        kind: 'offered',
        time: {
          hold,
          until: plus(noon, HOUR),
          told: true,
          start: free,
          resource: 'nunez' as never,
          location: bay.id,
        },
      },
      passed: [],
      version: 1,
    };
    parts.schedule.put(visit('later', benAtPena, 90));
    parts.appointmentBooking.hold({
      id: hold,
      visit: to,
      prepayment: 0 as Cents,
      until: plus(noon, HOUR),
      replaces: 'later' as AppointmentId,
    });
    await parts.waitList.join(entry);
    return { hold, code: await parts.linked('guest-offer', 'entry') };
  };

  it('shows the time, the visit it takes the place of and how long it is kept, not with whom', async () => {
    const parts = fixture();
    const { code, hold } = await offered(parts);
    parts.pass(10 * MINUTE);
    const page = await parts.tap().earlierTime(code);
    expect(page).toMatchObject({
      value: { isWaiting: true, booked: plus(noon, 90 * HOUR), offered: { hold, start: free, keptFor: 50 * MINUTE } },
    });
    expect(JSON.stringify(page)).not.toContain('Dr.');
  });

  it('books the time in place of the visit, once', async () => {
    const parts = fixture();
    const { code, hold } = await offered(parts);
    expect(await parts.tap().takeEarlierTime(code, hold)).toMatchObject({ value: { start: free } });
    expect(await parts.tap().takeEarlierTime(code, hold)).toMatchObject({ value: { start: free } });
    expect(await parts.appointmentBooking.isCanceled(benAtPena, 'later' as AppointmentId)).toBe(true);
    expect(parts.news).toEqual(['changed']);
    expect(await parts.tap().earlierTime(code)).toMatchObject({ value: { isWaiting: false } });
  });

  it('lets the time go, and stops the waiting', async () => {
    const parts = fixture();
    const { code, hold } = await offered(parts);
    expect((await parts.tap().keepMyTime(code, hold)).ok).toBe(true);
    expect(await parts.tap().takeEarlierTime(code, hold)).toEqual({ ok: false, error: { kind: 'offer-gone' } });
    const page = await parts.tap().earlierTime(code);
    expect(page).toMatchObject({ value: { isWaiting: true } });
    expect(page.ok && page.value.offered).toBeUndefined();
    expect((await parts.tap().stopWaiting(code)).ok).toBe(true);
    expect(await parts.tap().earlierTime(code)).toMatchObject({ value: { isWaiting: false } });
  });
});
