import { visitButtons } from '@portico/application/appointments';
import { describe, expect, it } from '@jest/globals';
import { failed, MINUTE, ok, plus, type Cents, type HoldId, type LocalDate } from '@portico/domain/kernel';
import { bookablePractice, sample } from '@portico/domain/scheduling/testing';
import { appointmentStatuses } from '@portico/domain/appointments';
import { listedIn } from '@portico/services/appointments';
import { ana, ben, benAtPena, callOf, mesa, noon, pena, visit } from '@portico/services/kernel/testing';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { trackedBooking } from './scheduling-analytics.ts';
import {
  bookingFixture,
  byRequest,
  checkUp,
  key,
  monday,
  newYork,
  procedure,
} from '@portico/services/scheduling/testing';

const day = (text: string): LocalDate => text as LocalDate;
const kept = async (fixture: ReturnType<typeof bookingFixture>, choice = checkUp, start = monday) => {
  const answer = await fixture.service().keep(choice, start);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
};

describe('available hours', () => {
  it('APT-095 APT-096 APT-103 are those of what was chosen, first of today and the two days after it, day by day', async () => {
    const answer = await bookingFixture().service().hours(checkUp);
    if (!answer.ok) throw new Error(answer.error.kind);
    expect(answer.value).toMatchObject({
      patient: benAtPena,
      practice: { id: pena.id, name: pena.name, phone: pena.phone },
      provider: { name: 'Dr. Ana Núñez' },
      visitType: 'Check-up',
      location: { office: 'Bay office' },
      prepayment: 0,
      booksAtOnce: true,
      asksVisitReason: true,
      today: '2026-11-21',
      range: { start: '2026-11-21', end: '2026-11-23' },
    });
    expect(answer.value.days.map(({ date }) => date)).toEqual(['2026-11-23']);
    expect(answer.value.days[0]?.slots[0]).toEqual({ start: monday, end: monday + 30 * MINUTE });
    expect(answer.value).not.toHaveProperty('nextDay');
  });

  it('APT-099 APT-100 tell of the next day that has any, as far as one may look', async () => {
    const range = { start: day('2026-11-21'), end: day('2026-11-22') };
    expect(await bookingFixture().service().hours(checkUp, range)).toMatchObject({
      value: { days: [], nextDay: '2026-11-23' },
    });
    const closed = bookingFixture({ bookable: { timetable: () => undefined } });
    const answer = await closed.service().hours(checkUp, range);
    expect(answer).toMatchObject({ ok: true, value: { days: [] } });
    expect(answer.ok && answer.value).not.toHaveProperty('nextDay');
  });

  it.each([
    ['APT-100 past days', '2026-11-20', '2026-11-22'],
    ['APT-100 days further ahead than 15 months', '2028-02-21', '2028-02-22'],
    ['APT-101 more than 34 days after the first', '2026-11-21', '2026-12-26'],
  ])('%s are not looked at', async (_, start, end) => {
    const range = { start: day(start), end: day(end) };
    expect(await bookingFixture().service().hours(checkUp, range)).toEqual(failed({ kind: 'bad-input' }));
  });

  it('are of what is on offer, on an own chart alone', async () => {
    const fixture = bookingFixture();
    const harborProcedure = { ...procedure, offer: { ...procedure.offer, location: sample.harbor } };
    expect(await fixture.service().hours(harborProcedure)).toEqual(failed({ kind: 'not-offered' }));
    expect(await fixture.service(ana, mesa).hours(checkUp)).toEqual(failed({ kind: 'not-found' }));
    expect(await fixture.service(ben, mesa).hours(checkUp)).toMatchObject({ ok: true });
  });

  it('APT-077 APT-106 are asked for where the practice answers, and where what is to be paid first cannot be paid online', async () => {
    expect(await bookingFixture().service().hours(byRequest)).toMatchObject({ value: { booksAtOnce: false } });
    const without = bookingFixture({ practice: { payments: 'no-value' } });
    expect(await without.service().hours(procedure)).toMatchObject({
      value: { booksAtOnce: false, prepayment: 2_500 },
    });
    expect(await without.service().hours(checkUp)).toMatchObject({ value: { booksAtOnce: true } });
  });
});

describe('a time that is kept', () => {
  it('is nobody else’s for ten minutes, and then anybody’s', async () => {
    const fixture = bookingFixture();
    expect(await kept(fixture)).toMatchObject({
      slot: { start: monday, end: monday + 30 * MINUTE },
      prepayment: 0,
      keptFor: 10 * MINUTE,
    });
    const other = { ...benAtPena, patient: 'other' as typeof benAtPena.patient };
    const isFree = async () =>
      (
        await fixture.availability.slots(other, checkUp.offer, { start: day('2026-11-23'), end: day('2026-11-23') })
      ).some(({ start }) => start === monday);
    expect(await isFree()).toBe(false);
    fixture.pass(10 * MINUTE);
    expect(await isFree()).toBe(true);
  });

  it('is let go of when it is released, and not by somebody else', async () => {
    const fixture = bookingFixture();
    const { hold } = await kept(fixture);
    expect(await fixture.service(ana, mesa).release(pena.id, hold)).toEqual(failed({ kind: 'not-found' }));
    expect(await fixture.appointmentBooking.held(benAtPena)).toHaveLength(1);
    expect(await fixture.service().release(pena.id, hold)).toEqual(ok(undefined));
    expect(await fixture.service().release(pena.id, hold)).toEqual(ok(undefined));
    expect(await fixture.appointmentBooking.held(benAtPena)).toEqual([]);
  });

  it('APT-115 is refused where it is not to be had, or only to be asked for', async () => {
    const fixture = bookingFixture();
    expect(await fixture.service().keep(checkUp, newYork('2026-11-23', '12:00'))).toEqual(
      failed({ kind: 'slot-gone' }),
    );
    expect(await fixture.service().keep(byRequest, monday)).toEqual(failed({ kind: 'bad-input' }));
  });
});

describe('booking', () => {
  it('APT-107 APT-108 APT-110 makes the time a visit, once for one key, and says so to the patient and the log', async () => {
    const fixture = bookingFixture();
    const { hold } = await kept(fixture);
    const order = { choice: checkUp, start: monday, hold, key: key('press'), visitReason: ' A cough ' };
    const first = await fixture.service().book(order);
    expect(first).toMatchObject({
      value: {
        visit: {
          appointment: {
            status: 'SCHEDULED',
            start: monday,
            visitReason: 'A cough',
            location: { office: 'Bay office' },
          },
          practice: { name: pena.name },
        },
        preRegistration: false,
      },
    });
    expect(await fixture.service().book(order)).toEqual(first);
    expect(fixture.schedule.all()).toHaveLength(1);
    expect(fixture.told).toEqual([['booked', { start: monday }]]);
    expect(fixture.activityLog.changes).toMatchObject([
      { actor: 'ben', subject: 'ben-pena', practice: 'pena', action: 'booked-visit' },
    ]);
  });

  it('ACC-409 is counted once it is done, and not where it was refused', async () => {
    const fixture = bookingFixture();
    const analytics = new MemoryAnalytics();
    const counted = () => trackedBooking(fixture.service(), analytics);
    await counted().book({ choice: checkUp, start: newYork('2026-11-23', '12:00'), key: key('a') });
    expect(analytics.told).toEqual([]);
    await counted().book({ choice: checkUp, start: monday, key: key('b') });
    expect(analytics.told).toEqual([{ name: 'Request Appointment' }]);
  });

  it('APT-108 needs no time that was kept before, and keeps none that was not booked', async () => {
    const fixture = bookingFixture();
    expect(await fixture.service().book({ choice: checkUp, start: monday, key: key('a') })).toMatchObject({ ok: true });
    expect(await fixture.appointmentBooking.held(benAtPena)).toEqual([]);
  });

  it('APT-115 says that the time is gone: kept too long ago, let go of, or of another hour', async () => {
    const fixture = bookingFixture();
    const { hold } = await kept(fixture);
    const book = (more: object) =>
      fixture.service().book({ choice: checkUp, start: monday, hold, key: key('a'), ...more });
    const gone = failed({ kind: 'slot-gone' });
    expect(await book({ start: newYork('2026-11-23', '09:00') })).toEqual(gone);
    expect(await book({ hold: 'unknown' as HoldId })).toEqual(gone);
    fixture.pass(10 * MINUTE);
    expect(await book({})).toEqual(gone);
    expect(fixture.schedule.all()).toEqual([]);
  });

  it('APT-055 takes at most 100 characters of what the visit is about', async () => {
    const fixture = bookingFixture();
    const book = (length: number) =>
      fixture.service().book({ choice: checkUp, start: monday, key: key('a'), visitReason: 'x'.repeat(length) });
    expect(await book(101)).toEqual(failed({ kind: 'bad-input' }));
    expect(await book(100)).toMatchObject({ ok: true });
  });

  it('APT-106 is not done without its payment where something is to be paid before', async () => {
    const fixture = bookingFixture();
    const { hold, prepayment } = await kept(fixture, procedure);
    expect(prepayment).toBe(2_500);
    const order = { choice: procedure, start: monday, hold, key: key('a') };
    expect(await fixture.service().book(order)).toEqual(failed({ kind: 'prepayment-due', amount: 2_500 as Cents }));
    expect(fixture.schedule.all()).toEqual([]);
  });

  it('APT-113 tells who goes on to pre-registration', async () => {
    const { rules } = bookablePractice(pena.id);
    const fixture = bookingFixture({ bookable: { rules: { ...rules, preRegistration: true } } });
    expect(await fixture.service().book({ choice: checkUp, start: monday, key: key('a') })).toMatchObject({
      value: { preRegistration: true },
    });
  });
});

describe('asking for a time', () => {
  it('APT-077 enters a request, which is not booked, once for one key', async () => {
    const fixture = bookingFixture();
    const order = { choice: byRequest, start: monday, key: key('press') };
    const first = await fixture.service().book(order);
    expect(first).toMatchObject({ value: { visit: { appointment: { status: 'REQUESTED', start: monday } } } });
    expect(await fixture.service().book(order)).toEqual(first);
    expect(fixture.schedule.all()).toHaveLength(1);
    expect(fixture.told).toEqual([['requested', { start: monday }]]);
    expect(fixture.activityLog.entries).toMatchObject([{ action: 'requested-visit' }]);
  });

  it('APT-115 is refused for a time that is taken meanwhile', async () => {
    const fixture = bookingFixture();
    const order = { choice: byRequest, start: newYork('2026-11-23', '12:00'), key: key('a') };
    expect(await fixture.service().book(order)).toEqual(failed({ kind: 'slot-gone' }));
  });
});

describe('another time for a visit', () => {
  const old = visit('old', benAtPena, 72);

  it('APT-116 APT-118 APT-119 books the new one and cancels the old one in one step', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(old);
    const choice = { ...checkUp, replaces: old.id };
    expect(await fixture.service().hours(choice)).toMatchObject({
      value: { replaced: { id: 'old', start: old.start, status: 'SCHEDULED' } },
    });
    const { hold } = await kept(fixture, choice);
    expect(await fixture.service().book({ choice, start: monday, hold, key: key('a') })).toMatchObject({
      value: { visit: { appointment: { start: monday, status: 'SCHEDULED' } }, cancelled: 'old' },
    });
    expect(await fixture.appointmentBooking.isCanceled(benAtPena, old.id)).toBe(true);
    expect(fixture.told).toEqual([['changed', { start: monday }]]);
    expect(fixture.activityLog.changes).toMatchObject([{ action: 'changed-visit' }]);
  });

  it('APT-116 MON-158 takes along what was paid ahead, and asks for no more than the rest', async () => {
    const fixture = bookingFixture();
    const choice = { ...procedure, replaces: old.id };
    for (const [prepaid, due] of [
      [2_500, 0],
      [1_000, 1_500],
      [9_900, 0],
    ] as const) {
      fixture.schedule.put({ ...old, prepaid: prepaid as Cents });
      expect(await fixture.service().hours(choice)).toMatchObject({ value: { prepayment: due } });
      expect((await kept(fixture, choice)).prepayment).toBe(due);
    }
    expect(await fixture.service().hours(procedure)).toMatchObject({ value: { prepayment: 2_500 } });
  });

  it.each([checkUp, byRequest])('APT-116 can be any that is shown, also across the old one: %#', async (wanted) => {
    const fixture = bookingFixture();
    const [start, tuesday] = [newYork('2026-11-24', '09:10'), day('2026-11-24')];
    // Off the times of an empty day, so that those after it are others without it.
    const { resources } = await fixture.availability.catalog(benAtPena, 'en');
    for (const { id, provider } of resources) {
      fixture.schedule.put({
        ...old,
        id: `old-${id}` as typeof old.id,
        provider,
        start,
        end: plus(start, 30 * MINUTE),
      });
    }
    const choice = { ...wanted, replaces: `old-${wanted.offer.resource}` as typeof old.id };
    const shown = await fixture.service().hours(choice, { start: tuesday, end: tuesday });
    const starts = shown.ok ? shown.value.days.flatMap(({ slots }) => slots.map((slot) => slot.start)) : [];
    expect(starts).toContain(newYork('2026-11-24', '09:00'));
    for (const each of starts) {
      const answer =
        wanted === byRequest
          ? await fixture.service().book({ choice, start: each, key: key(String(each)) })
          : await fixture.service().keep(choice, each);
      expect(answer.ok).toBe(true);
    }
  });

  it('APT-120 leaves the old one as it is where the new one cannot be had', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(old);
    const choice = { ...checkUp, replaces: old.id };
    const { hold } = await kept(fixture, choice);
    fixture.pass(10 * MINUTE);
    const order = { choice, start: monday, hold, key: key('a') };
    expect(await fixture.service().book(order)).toEqual(failed({ kind: 'slot-gone' }));
    expect(await fixture.appointmentBooking.isCanceled(benAtPena, old.id)).toBe(false);
  });

  it('APT-120 keeps the old one until the practice has answered a request', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(old);
    const answer = await fixture
      .service()
      .book({ choice: { ...byRequest, replaces: old.id }, start: monday, key: key('a') });
    expect(answer).toMatchObject({ value: { visit: { appointment: { status: 'REQUESTED' } } } });
    expect(answer.ok && answer.value).not.toHaveProperty('cancelled');
    expect(await fixture.appointmentBooking.isCanceled(benAtPena, old.id)).toBe(false);
  });

  it.each(appointmentStatuses.filter((status) => status !== 'REQUESTED'))(
    'APT-046 APT-116 is looked for where the card of a %s visit offers it, at every moment up to its end and later, and nowhere else',
    async (status) => {
      const fixture = bookingFixture();
      const one = visit('one', benAtPena, 30, { status });
      fixture.schedule.put(one);
      const rules = await fixture.visitPolicies.rules();
      const cutOff = plus(one.start, -rules.cancellation.cutOffMinutes * MINUTE);
      const moments = [noon, plus(cutOff, -1), cutOff, plus(one.start, -1), one.start, plus(one.end, -1), one.end];
      for (const [at, now] of moments.entries()) {
        fixture.pass(now - (moments[at - 1] ?? noon));
        const [practices, allRules] = [new Map([[pena.id, pena]]), new Map([[pena.id, rules]])];
        const listed = listedIn(practices, one, callOf(ben, pena, now), allRules);
        const asked = await fixture.service().hours({ ...checkUp, replaces: one.id });
        expect({ now, reschedule: listed && visitButtons(listed, now).reschedule }).toEqual({
          now,
          reschedule: asked.ok,
        });
        if (!asked.ok) expect(asked.error).toEqual({ kind: 'not-cancellable' });
      }
    },
  );

  it('is not found for one that is too near, over or nobody’s', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(visit('near', benAtPena, 23), visit('over', benAtPena, -2));
    for (const id of ['near', 'over', 'nobodys']) {
      const choice = { ...checkUp, replaces: id as typeof old.id };
      expect(await fixture.service().hours(choice)).toEqual(failed({ kind: 'not-cancellable' }));
      expect(await fixture.service().keep(choice, monday)).toEqual(failed({ kind: 'not-cancellable' }));
    }
  });
});
