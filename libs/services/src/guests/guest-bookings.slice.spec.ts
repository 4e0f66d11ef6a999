import {
  waitListService,
  bookingFixture,
  byRequest,
  checkUp,
  key,
  monday,
  newYork,
  procedure,
} from '../scheduling/testing/index.ts';
import { GuestLinkAtHand } from './current-guest-link.ts';
import { BookingChoices, BookingService, SchedulingService } from '../scheduling/index.ts';
import {
  BookedAccommodations,
  CancelableVisits,
  CancelingService,
  type PrepaidVisits,
  VisitCalendarService,
} from '../appointments/index.ts';
import { describe, expect, it } from '@jest/globals';
import { issueCapability, type Email, type GuestPurpose } from '@portico/domain/access';
import {
  DAY,
  failed,
  HOUR,
  MINUTE,
  ok,
  plus,
  type AccountId,
  type AppointmentId,
  type CapabilityId,
  type Cents,
  type HoldId,
  type LocalDate,
} from '@portico/domain/kernel';
import type { WaitEntry, WaitId } from '@portico/domain/scheduling';
import { MemoryWaitList } from '@portico/domain/scheduling/testing';
import { benAtPena, noon, visit } from '../kernel/testing/index.ts';
import type { WaitRequest } from '@portico/application/scheduling';
import { guestBookings } from './guest-bookings.ts';
import { GuestAuthenticator } from './guest-authenticator.ts';

const gone = failed({ kind: 'not-found' });

/** Ben's visit on Tuesday at 8:00, and a guest who passed the identity check of a link about it. */
const open = async (purpose: GuestPurpose = 'guest-appointment') => {
  const fixture = bookingFixture();
  const booked = visit('booked', benAtPena, 0);
  const tuesday = newYork('2026-11-24', '08:00');
  fixture.schedule.put(
    { ...booked, start: tuesday, end: plus(tuesday, 30 * MINUTE), bookedAs: checkUp.offer },
    { ...booked, id: 'other' as AppointmentId, start: plus(tuesday, DAY), end: plus(tuesday, DAY + 30 * MINUTE) },
  );
  const { hash, code } = fixture.codes.link();
  const link = issueCapability(
    {
      purpose,
      ...benAtPena,
      email: 'guest@example.org' as Email,
      ...(purpose === 'guest-appointment' ? {} : { resource: booked.id }),
    },
    { id: 'link-1' as CapabilityId, code: hash, now: noon },
  );
  await fixture.capabilities.add(link);
  const token = fixture.tokens.guest({ capability: link.id, expiresAt: plus(noon, 30 * MINUTE) });
  const gate = new GuestAuthenticator(fixture.capabilities, fixture.tokens, fixture.withheldAt);
  const waitList = new MemoryWaitList();
  const making = async (now = noon) => {
    const acting = await gate.admit(token, now);
    if (!acting.ok) throw new Error(acting.error.kind);
    const call = { acting: acting.value, now, language: 'en' } as const;
    const prepaid: PrepaidVisits = { terms: async () => undefined, canceling: (_, __, ___, cancel) => cancel() };
    const deps = {
      ...fixture,
      ledgerClock: () => now,
      prepaid,
      cancellationFee: async () => 0 as Cents,
      linkTo: (path: string) => path,
    };
    const making = {
      booking: new BookingService(
        deps.activityLog,
        deps.codes,
        new BookingChoices(deps.availability, deps.practices, deps.visitPolicies, deps.registration),
        deps.availability,
        deps.practices,
        deps.schedule,
        deps.slotHolds,
        deps.appointmentBooking,
        deps.visitNotifications,
        deps.visitRequests,
        new BookedAccommodations(deps.registration, deps.activityLog),
        { correspondents: async () => ({ providers: [] }) },
        call,
      ),
      scheduling: new SchedulingService(
        deps.activityLog,
        deps.availability,
        deps.practices,
        deps.schedule,
        deps.appointmentBooking,
        deps.visitNotifications,
        deps.visitRequests,
        call,
      ),
      canceling: new CancelingService(
        new CancelableVisits(
          deps.schedule,
          deps.visitPolicies,
          deps.practices,
          deps.prepaid,
          deps.cancellationFee,
          deps.ledgerClock,
        ),
        deps.schedule,
        deps.appointmentBooking,
        deps.prepaid,
        deps.visitNotifications,
        deps.activityLog,
        call,
      ),
      calendar: new VisitCalendarService(
        deps.activityLog,
        { write: () => new Uint8Array() },
        deps.linkTo,
        deps.practices,
        deps.schedule,
        call,
      ),
      waitList: waitListService({ ...fixture, waitList }, call),
    };
    return guestBookings(
      new GuestLinkAtHand(fixture.capabilities, fixture.appointmentBooking, call),
      making.scheduling,
      making.booking,
      making.canceling,
      making.calendar,
      making.waitList,
    );
  };
  return { ...fixture, waitList, making, code, link, gate, token, ref: { patient: benAtPena, appointment: booked.id } };
};
const order = { choice: checkUp, start: monday, key: key('press-1') };

describe('a guest’s link to book', () => {
  it('APT-004 APT-313 APT-324 makes a visit, once, whatever is pressed and however often', async () => {
    const fixture = await open();
    const { booking } = await fixture.making();
    const first = await booking.book(order);
    expect(first).toMatchObject({
      ok: true,
      value: { visit: { appointment: { status: 'SCHEDULED', start: monday } } },
    });
    // The response was lost, or the page was opened in two windows.
    const again = { ...order, start: plus(monday, 60 * MINUTE), key: key('press-2') };
    expect(await (await fixture.making()).booking.book(again)).toEqual(first);
    expect(fixture.schedule.all().filter(({ start }) => start < newYork('2026-11-24', '00:00'))).toHaveLength(1);
    expect((await fixture.capabilities.byId(fixture.link.id))?.usedAt).toBe(noon);
  });

  it('APT-325 is read by the same guest for a while after it is used, and then by nobody', async () => {
    const fixture = await open();
    await (await fixture.making()).booking.book(order);
    await expect(fixture.making(plus(noon, 29 * MINUTE))).resolves.toBeTruthy();
    expect(await fixture.gate.admit(fixture.token, plus(noon, 31 * MINUTE))).toMatchObject({ ok: false });
  });

  it('APT-324 neither moves nor cancels a visit', async () => {
    const { making, ref, schedule } = await open();
    const { booking, canceling } = await making();
    expect(await booking.book({ ...order, choice: { ...checkUp, replaces: ref.appointment } })).toEqual(gone);
    expect(await canceling.offer(ref)).toEqual(gone);
    expect(await canceling.cancel(ref, {})).toEqual(gone);
    expect(schedule.all().map(({ status }) => status)).toEqual(['SCHEDULED', 'SCHEDULED']);
  });

  it('APT-285 offers nothing that is paid for ahead: there is no payment on a guest’s way', async () => {
    const { making } = await open();
    const { scheduling, booking } = await making();
    const found = await scheduling.choices({ picked: {}, request: 1 });
    if (!found.ok) throw new Error(found.error.kind);
    const { visitReasons, offers } = found.value.catalog;
    const free = visitReasons.map(({ id }) => id);
    expect(free).toContain(checkUp.offer.visitReason);
    expect(free).not.toContain(procedure.offer.visitReason);
    expect(new Set(offers.map(({ visitReason }) => visitReason))).toEqual(new Set(free));
    expect(await booking.hours(procedure)).toEqual(failed({ kind: 'not-offered' }));
  });

  it('APT-041 asks where the practice answers first, once', async () => {
    const { making, schedule } = await open();
    const start = newYork('2026-11-23', '09:00');
    const asked = { ...order, choice: byRequest, start };
    const first = await (await making()).booking.book(asked);
    expect(first).toMatchObject({ value: { visit: { appointment: { status: 'REQUESTED' } } } });
    expect(await (await making()).booking.book({ ...asked, key: key('press-2') })).toEqual(first);
    expect(schedule.all().filter(({ status }) => status === 'REQUESTED')).toHaveLength(1);
  });

  it('saves the visit that it made for the calendar, and no other', async () => {
    const { making, ref } = await open();
    const made = await (await making()).booking.book(order);
    if (!made.ok) throw new Error(made.error.kind);
    const { calendar } = await making();
    expect((await calendar.file(benAtPena.practice, made.value.visit.appointment.id)).ok).toBe(true);
    expect(await calendar.file(benAtPena.practice, ref.appointment)).toEqual(gone);
  });
});

describe('a guest’s link to reschedule', () => {
  const moved = (replaces: AppointmentId) => ({ ...order, choice: { ...checkUp, replaces } });

  it('APT-314 APT-316 puts one visit in the place of its own, and the link is used', async () => {
    const { making, ref, schedule } = await open('guest-reschedule');
    const done = await (await making()).booking.book(moved(ref.appointment));
    expect(done).toMatchObject({ ok: true, value: { cancelled: ref.appointment } });
    expect(schedule.all().find(({ id }) => id === ref.appointment)?.status).toBe('CANCELLED');
  });

  it('APT-324 moves and cancels no other visit of the same person', async () => {
    const { making, schedule } = await open('guest-reschedule');
    const { booking, canceling } = await making();
    const other = 'other' as AppointmentId;
    expect(await booking.book(moved(other))).toEqual(gone);
    expect(await booking.keep({ ...checkUp, replaces: other }, monday)).toEqual(gone);
    expect(await canceling.cancel({ patient: benAtPena, appointment: other }, {})).toEqual(gone);
    expect(schedule.all().map(({ status }) => status)).toEqual(['SCHEDULED', 'SCHEDULED']);
  });

  it('APT-324 moves its visit also where a page that was loaded anew does not name it', async () => {
    const { making, ref } = await open('guest-reschedule');
    const { booking } = await making();
    expect(await booking.hours(checkUp)).toMatchObject({ value: { replaced: { id: ref.appointment } } });
    expect(await booking.book(order)).toMatchObject({ ok: true, value: { cancelled: ref.appointment } });
  });

  it('cancels its visit, and says first what it costs', async () => {
    const { making, ref, schedule } = await open('guest-reschedule');
    const { canceling } = await making();
    expect(await canceling.offer(ref)).toMatchObject({ ok: true, value: { terms: { kind: 'open' }, payable: false } });
    expect(await canceling.cancel(ref, {})).toEqual(ok(undefined));
    expect(schedule.all().find(({ id }) => id === ref.appointment)?.status).toBe('CANCELLED');
  });

  const preference = (visit: AppointmentId): WaitRequest => ({
    practice: benAtPena.practice,
    about: { kind: 'visit', visit },
    anyProvider: false,
    anyOffice: false,
    weekdays: [],
    partOfDay: 'any',
    noticeMinutes: 120,
  });

  it('APT-324 waits for an earlier time than its visit, and than no other of the same person', async () => {
    const { making, ref, waitList } = await open('guest-reschedule');
    const [{ practice }, other] = [benAtPena, 'other' as AppointmentId];
    const { waitList: line } = await making();
    expect(await line.look({ practice, visit: ref.appointment })).toMatchObject({ value: { canWait: true } });
    const joined = await line.join(preference(ref.appointment));
    if (!joined.ok) throw new Error(joined.error.kind);
    expect(await line.look({ practice, visit: ref.appointment })).toMatchObject({
      value: { waiting: { id: joined.value.id } },
    });
    expect(await line.look({ practice, visit: other })).toEqual(gone);
    expect(await line.look({ practice })).toEqual(gone);
    expect(await line.join(preference(other))).toEqual(gone);
    const anyTime = { kind: 'offer', offer: checkUp.offer, until: '2026-12-01' as LocalDate } as const;
    expect(await line.join({ ...preference(other), about: anyTime })).toEqual(gone);
    expect(await line.leave({ practice, id: joined.value.id })).toEqual(ok(undefined));
    expect(await waitList.of(benAtPena)).toEqual([]);
  });

  it('APT-325 is done with the offered time that is taken, and whoever asks again is told of it', async () => {
    const fixture = await open('guest-reschedule');
    const { making, ref, waitList, slotHolds, schedule } = fixture;
    const { waitList: line } = await making();
    const joined = await line.join(preference(ref.appointment));
    const [entry] = await waitList.of(benAtPena);
    if (!joined.ok || entry === undefined) throw new Error('Nobody waits.');
    const [hold, until] = ['hold-1' as HoldId, plus(noon, 2 * HOUR)];
    const { offer } = checkUp;
    const kept = { offer, start: monday, language: 'en', offered: true, replaces: ref.appointment } as const;
    await slotHolds.keep(benAtPena, kept, hold, until);
    const time = { resource: offer.resource, location: offer.location, start: monday, hold, until, told: true };
    await waitList.change({ ...entry, state: { kind: 'offered', time }, version: entry.version + 1 });
    const offered = { practice: benAtPena.practice, id: joined.value.id, hold };
    const taken = await line.take(offered);
    expect(taken).toMatchObject({ value: { start: monday } });
    expect((await fixture.capabilities.byId(fixture.link.id))?.usedAt).toBe(noon);
    expect(schedule.all().find(({ id }) => id === ref.appointment)?.status).toBe('CANCELLED');
    expect(await (await making()).waitList.take(offered)).toEqual(taken);
  });

  it.each(['guest-appointment', 'guest-check-in', 'guest-pay', 'guest-survey'] as const)(
    'APT-324 a link for %s waits for nothing, and answers no offer',
    async (purpose) => {
      const { making, ref, waitList } = await open(purpose);
      const { practice } = benAtPena;
      const place = { practice, id: 'wait-1' as WaitId, hold: 'hold-1' as HoldId };
      const { visitReason } = checkUp.offer;
      const days = { start: '2026-11-21', end: '2026-11-24' } as { start: LocalDate; end: LocalDate };
      const entry: WaitEntry = {
        id: place.id,
        patient: benAtPena,
        wanted: { visitReason, weekdays: [], partOfDay: 'any', days, noticeMinutes: 120 },
        replaces: { visit: ref.appointment, start: newYork('2026-11-24', '08:00') },
        joinedAt: noon,
        reach: { kind: 'account', account: 'ben' as AccountId },
        language: 'en',
        state: { kind: 'waiting' },
        passed: [],
        version: 1,
      };
      await waitList.join(entry);
      const { waitList: line } = await making();
      expect(await line.look({ practice, visit: ref.appointment })).toEqual(gone);
      expect(await line.join(preference(ref.appointment))).toEqual(gone);
      expect(await line.leave(place)).toEqual(gone);
      expect(await line.take(place)).toEqual(gone);
      expect(await line.pass(place)).toEqual(gone);
      expect(await waitList.of(benAtPena)).toEqual([entry]);
    },
  );

  it.each(['guest-check-in', 'guest-pay', 'guest-survey'] as const)(
    'APT-324 a link for %s makes and moves nothing',
    async (purpose) => {
      const { making, ref } = await open(purpose);
      const { booking, scheduling, canceling } = await making();
      expect(await booking.hours(checkUp)).toEqual(gone);
      expect(await booking.book(order)).toEqual(gone);
      expect(await scheduling.choices({ picked: {}, request: 1 })).toEqual(gone);
      expect(await canceling.cancel(ref, {})).toEqual(gone);
    },
  );
});
