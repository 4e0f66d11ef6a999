import { Drafts } from '../kernel/index.ts';
import { describe, expect, it } from '@jest/globals';
import { addDays, failed, MINUTE, SECOND, type LocalDate } from '@portico/domain/kernel';
import { furthestDay, type DateRange } from '@portico/domain/scheduling';
import fc from 'fast-check';
import { HandClock } from '../access/testing/index.ts';
import { benAtPena, noon, pena, visit } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { AvailableHoursViewModel } from './available-hours.view-model.ts';
import { choiceOf } from './booking-choice.ts';
import { BookingDrafts } from './booking-draft.ts';
import type { Booking, BookingOrder } from '@portico/application/scheduling';
import { bookingFixture, byRequest, checkUp, monday, newYork, procedure } from '@portico/services/scheduling/testing';

const fail = (): never => {
  throw new Error('No hours were loaded.');
};
const day = (text: string): LocalDate => text as LocalDate;

/** The screen over a service of the moment at which it is asked. */
const scene = (choice = checkUp, fixture = bookingFixture()) => {
  const clock = new HandClock(noon);
  const ordered: BookingOrder[] = [];
  let ids = 0;
  const problem: { kind?: 'timed-out' } = {};
  const service: Booking = {
    hours: async (...asked) => (problem.kind ? failed({ kind: problem.kind }) : fixture.service().hours(...asked)),
    keep: async (...asked) => (problem.kind ? failed({ kind: problem.kind }) : fixture.service().keep(...asked)),
    release: (...asked) => fixture.service().release(...asked),
    book: (order) => {
      ordered.push(order);
      return fixture.service().book(order);
    },
  };
  const drafts = new BookingDrafts(new Drafts(() => ({ person: 'ben', place: 'mesa' })).of('booking'));
  drafts.keep({ practice: choice.practice, picked: choice.offer });
  const held = holding(service);
  const make = (booking: Booking) =>
    new AvailableHoursViewModel({ booking, choice, drafts, clock, randomUuid: () => `press-${(ids += 1)}` });
  return {
    fixture,
    clock,
    drafts,
    ordered,
    problem,
    held,
    service,
    screen: make(service),
    slow: make(held.port),
    /** The same screen, opened once more. */
    again: () => make(service),
    pass: (milliseconds: number) => {
      fixture.pass(milliseconds);
      clock.pass(milliseconds);
    },
    /** What this patient keeps now. */
    keeps: () => fixture.appointmentBooking.held(benAtPena),
  };
};

const slotAt = (screen: AvailableHoursViewModel, time: string) => {
  const start = newYork('2026-11-23', time);
  const slot = screen.hours?.days.flatMap(({ slots }) => slots).find((one) => one.start === start);
  if (slot === undefined) throw new Error(`There is nothing at ${time}.`);
  return slot;
};

/** Answers that came meanwhile are taken in. */
const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

const chosen = async (choice = checkUp) => {
  const all = scene(choice);
  await all.screen.load();
  await all.screen.time.choose(slotAt(all.screen, '08:00'));
  return all;
};

describe('the days that are looked at', () => {
  it('APT-102 APT-103 are three at first, and then the three after them', async () => {
    const { screen } = scene();
    expect({ phase: screen.phase.kind, nextThree: screen.nextThree }).toEqual({
      phase: 'loading',
      nextThree: undefined,
    });
    await screen.load();
    expect(screen.hours?.range).toEqual({ start: '2026-11-21', end: '2026-11-23' });
    expect(screen.nextThree).toEqual({ start: '2026-11-24', end: '2026-11-26' });
    expect(screen.lookAt(screen.nextThree as DateRange)).toBe(true);
    expect(screen.phase).toMatchObject({ kind: 'ready', looking: { kind: 'asking' } });
    await settled();
    expect(screen.hours?.days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
  });

  it('APT-100 APT-101 are not past, not too far and not too many, and what is shown stays', async () => {
    const { screen } = scene();
    await screen.load();
    const before = screen.hours;
    const furthest = furthestDay(day('2026-11-21'));
    for (const [range, why] of [
      [{ start: day('2026-11-20'), end: day('2026-11-21') }, 'past-day'],
      [{ start: furthest, end: day('2028-02-22') }, 'too-far'],
      [{ start: day('2026-11-21'), end: day('2026-12-26') }, 'too-long'],
    ] as const) {
      expect({ lookAt: screen.lookAt(range), badRange: screen.badRange }).toEqual({ lookAt: false, badRange: why });
    }
    expect(screen.hours).toBe(before);
    screen.forgetBadRange();
    expect(screen.badRange).toBeUndefined();
  });

  it('APT-098 are known to be without times where they were looked at, and nowhere else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ from: fc.nat(20), days: fc.integer({ min: 1, max: 7 }) }), { maxLength: 4 }),
        async (looks) => {
          const { screen } = scene();
          await screen.load();
          const known = new Map<LocalDate, boolean>();
          const note = () => {
            const { range, days, nextDay } = screen.hours ?? fail();
            const last = nextDay === undefined ? range.end : nextDay;
            for (let one = range.start; one <= last; one = addDays(one, 1)) {
              known.set(one, one === nextDay || days.some(({ date }) => date === one));
            }
          };
          note();
          for (const { from, days } of looks) {
            const start = addDays(day('2026-11-21'), from);
            screen.lookAt({ start, end: addDays(start, days - 1) });
            await settled();
            note();
          }
          const without = [...known].flatMap(([one, has]) => (has ? [] : [one]));
          expect([...screen.withoutTimes].toSorted()).toEqual(without.toSorted());
        },
      ),
    );
  });

  it('are there again on coming back, with the selected time and the reason; a time that was given up is not', async () => {
    const { screen, again, drafts, keeps } = scene();
    await screen.load();
    screen.lookAt({ start: day('2026-11-23'), end: day('2026-11-23') });
    await settled();
    const slot = slotAt(screen, '08:00');
    await screen.time.choose(slot);
    screen.time.setVisitReason('My knee');
    screen.dispose();
    await settled();
    const back = again();
    await back.load();
    expect(back.hours?.range).toEqual({ start: '2026-11-23', end: '2026-11-23' });
    expect(back.time.state).toMatchObject({ kind: 'confirming', slot: { start: slot.start } });
    expect(back.time.visitReason).toBe('My knee');
    back.time.giveUp();
    await settled();
    expect(drafts.current).toMatchObject({ visitReason: 'My knee', days: { start: '2026-11-23' } });
    expect(drafts.current?.start).toBeUndefined();
    expect(await keeps()).toEqual([]);
  });

  it('stay shown where others cannot be fetched, and those are asked for again', async () => {
    const { screen, problem } = scene();
    await screen.load();
    problem.kind = 'timed-out';
    screen.lookAt(screen.nextThree as DateRange);
    await settled();
    expect(screen.phase).toMatchObject({ looking: { kind: 'failed', failure: { kind: 'timed-out' } } });
    expect(screen.hours?.range.start).toBe('2026-11-21');
    delete problem.kind;
    screen.lookAgain();
    await settled();
    expect(screen.hours?.range.start).toBe('2026-11-24');
  });

  it('are the first ones again where the day went by meanwhile', async () => {
    const { screen, pass } = scene();
    await screen.load();
    pass(24 * 60 * MINUTE);
    screen.lookAgain();
    await settled();
    expect(screen.hours?.range).toEqual({ start: '2026-11-22', end: '2026-11-24' });
  });

  it('are looked at while a time is being kept, and neither forgets the other', async () => {
    const { slow, held } = scene();
    void slow.load();
    await held.release();
    void slow.time.choose(slotAt(slow, '08:00'));
    slow.lookAt(slow.nextThree as DateRange);
    await held.release(1);
    expect(slow.hours?.range.start).toBe('2026-11-24');
    await held.release();
    expect(slow.time.state).toMatchObject({ kind: 'confirming', slot: { start: monday } });
  });

  it('say that the first ones could not be fetched, and what can no longer be booked', async () => {
    const { screen, problem } = scene();
    problem.kind = 'timed-out';
    await screen.load();
    expect(screen.phase).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });
    const gone = scene({ ...checkUp, offer: { ...procedure.offer, location: byRequest.offer.location } });
    await gone.screen.load();
    expect(gone.screen.phase).toEqual({ kind: 'refused', refusal: { kind: 'not-offered' } });
  });
});

describe('a chosen time', () => {
  it('is kept for ten minutes that are counted down, and booked within them', async () => {
    const { screen, pass, clock, drafts } = await chosen();
    expect(screen.time.state).toMatchObject({ kind: 'confirming', slot: { start: monday } });
    expect(screen.time.secondsLeft).toBe(600);
    pass(9 * MINUTE + 30 * SECOND);
    expect(screen.time.secondsLeft).toBe(30);
    await screen.time.confirm();
    expect(screen.phase).toMatchObject({ kind: 'booked', booked: { visit: { appointment: { status: 'SCHEDULED' } } } });
    expect({ running: clock.running, draftsCurrent: drafts.current }).toEqual({ running: 0, draftsCurrent: undefined });
  });

  it('never has more left than the clock says, however the device slept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.nat(200)), { maxLength: 6 }), async (steps) => {
        const { screen, fixture, clock } = await chosen();
        let gone = 0;
        for (const [asleep, seconds] of steps) {
          gone += seconds;
          fixture.pass(seconds * SECOND);
          if (asleep) clock.sleep(seconds * SECOND);
          else clock.pass(seconds * SECOND);
        }
        fixture.pass(SECOND);
        clock.pass(SECOND);
        gone += 1;
        expect(screen.time.secondsLeft).toBe(Math.max(0, 600 - gone));
        expect(screen.time.state.kind).toBe(gone < 600 ? 'confirming' : 'none');
      }),
      { numRuns: 50 },
    );
  });

  it('says that it was let go of when the time is over, and offers fresh times with everything else kept', async () => {
    const { screen, pass, clock } = await chosen();
    screen.time.setVisitReason('A cough');
    pass(10 * MINUTE);
    expect({ state: screen.time.state, news: screen.news }).toEqual({
      state: { kind: 'none' },
      news: { kind: 'hold-over' },
    });
    await settled();
    expect({ running: clock.running, visitReason: screen.time.visitReason }).toEqual({
      running: 0,
      visitReason: 'A cough',
    });
    expect(screen.phase).toMatchObject({ kind: 'ready', looking: { kind: 'idle' } });
    await screen.time.choose(slotAt(screen, '08:00'));
    expect({ stateKind: screen.time.state.kind, news: screen.news }).toEqual({
      stateKind: 'confirming',
      news: undefined,
    });
  });

  it('is let go of with the wish for another one, and with the screen', async () => {
    const { screen, keeps } = await chosen();
    expect(await keeps()).toHaveLength(1);
    screen.time.giveUp();
    await settled();
    expect({ stateKind: screen.time.state.kind, keeps: await keeps() }).toEqual({ stateKind: 'none', keeps: [] });
    await screen.time.choose(slotAt(screen, '09:00'));
    expect(await keeps()).toHaveLength(1);
    screen.dispose();
    await settled();
    expect(await keeps()).toEqual([]);
  });

  it('is let go of where the answer came after the screen was left', async () => {
    const { slow, held, keeps } = scene();
    void slow.load();
    await held.release();
    void slow.time.choose(slotAt(slow, '08:00'));
    await settled();
    expect(await keeps()).toHaveLength(1);
    slow.dispose();
    await held.release();
    expect(await keeps()).toEqual([]);
  });

  it('APT-115 is lost to whoever was quicker: fresh times come, and nothing else is gone', async () => {
    const { screen, fixture } = scene();
    await screen.load();
    screen.time.setVisitReason('A cough');
    const slot = slotAt(screen, '08:00');
    fixture.schedule.put(
      visit('quicker', { ...benAtPena, patient: 'other' as typeof benAtPena.patient }, 0, {
        start: slot.start,
        end: slot.end,
        provider: { id: 'nunez' as never, name: 'Dr. Ana Núñez' },
      }),
    );
    await screen.time.choose(slot);
    await settled();
    expect({ stateKind: screen.time.state.kind, news: screen.news, visitReason: screen.time.visitReason }).toEqual({
      stateKind: 'none',
      news: { kind: 'slot-gone' },
      visitReason: 'A cough',
    });
    expect(() => slotAt(screen, '08:00')).toThrow();
    expect(slotAt(screen, '08:30').start).toBe(newYork('2026-11-23', '08:30'));
  });

  it('is told not to be kept where nobody answered, and may be pressed again', async () => {
    const { screen, problem } = scene();
    await screen.load();
    problem.kind = 'timed-out';
    await screen.time.choose(slotAt(screen, '08:00'));
    expect({ stateKind: screen.time.state.kind, news: screen.news }).toEqual({
      stateKind: 'none',
      news: { kind: 'failed', failure: { kind: 'timed-out' } },
    });
    delete problem.kind;
    await screen.time.choose(slotAt(screen, '08:00'));
    expect(screen.time.state.kind).toBe('confirming');
  });
});

describe('confirming', () => {
  it('APT-053 APT-055 APT-108 sends what was chosen and at most 100 characters of what it is about', async () => {
    const { screen, ordered, drafts } = await chosen();
    screen.time.setVisitReason(` ${'x'.repeat(120)}`);
    expect(screen.time.visitReason).toHaveLength(100);
    expect(drafts.current?.visitReason).toHaveLength(100);
    await screen.time.confirm();
    expect(ordered).toMatchObject([{ choice: checkUp, start: monday, key: 'press-1', visitReason: 'x'.repeat(99) }]);
  });

  it('APT-054 asks nothing where the practice wants no words', async () => {
    const fixture = bookingFixture({ practice: { behavior: { ...pena.behavior, visitReasonOnCard: false } } });
    const { screen, ordered } = scene(checkUp, fixture);
    await screen.load();
    await screen.time.choose(slotAt(screen, '08:00'));
    screen.time.setVisitReason('From before');
    await screen.time.confirm();
    expect(ordered[0]).not.toHaveProperty('visitReason');
  });

  it('APT-114 is told to have failed where no answer came, and books once when it is pressed again', async () => {
    const all = scene();
    let lost = true;
    const flaky: Booking = {
      ...all.service,
      book: async (order) => {
        const answer = await all.service.book(order);
        return lost ? failed({ kind: 'timed-out' }) : answer;
      },
    };
    const screen = new AvailableHoursViewModel({
      booking: flaky,
      choice: checkUp,
      drafts: all.drafts,
      clock: all.clock,
      randomUuid: () => 'press',
    });
    await screen.load();
    await screen.time.choose(slotAt(screen, '08:00'));
    await screen.time.confirm();
    expect(screen.time.state).toMatchObject({
      sending: { kind: 'failed', failure: { kind: 'timed-out' }, isUnknown: true },
    });
    // The time runs out meanwhile, and is not given up: it may be booked.
    all.pass(11 * MINUTE);
    expect(screen.time.state.kind).toBe('confirming');
    lost = false;
    await screen.time.confirm();
    expect(screen.phase.kind).toBe('booked');
    expect(all.fixture.schedule.all()).toHaveLength(1);
  });

  it('sends once, however often it is pressed, and gives nothing up meanwhile', async () => {
    const { slow, held, ordered } = scene();
    void slow.load();
    await held.release();
    void slow.time.choose(slotAt(slow, '08:00'));
    await held.release();
    void slow.time.confirm();
    void slow.time.confirm();
    slow.time.giveUp();
    expect(ordered).toHaveLength(1);
    expect(slow.time.state).toMatchObject({ sending: { kind: 'sending' } });
    await held.release();
    expect(slow.phase.kind).toBe('booked');
  });

  it('APT-077 asks for a time that the practice answers, without keeping it', async () => {
    const { screen, keeps, clock } = await chosen(byRequest);
    expect({ stateKind: screen.time.state.kind, keeps: await keeps(), running: clock.running }).toEqual({
      stateKind: 'confirming',
      keeps: [],
      running: 0,
    });
    await screen.time.confirm();
    expect(screen.phase).toMatchObject({ kind: 'booked', booked: { visit: { appointment: { status: 'REQUESTED' } } } });
  });

  it('APT-104 APT-106 hands a time with a prepayment on to its payment, with nothing said about it in the address', async () => {
    const { screen, keeps, drafts, ordered } = await chosen(procedure);
    expect(screen.time.isPrepaid).toBe(true);
    screen.time.setVisitReason('A cough');
    await screen.time.confirm();
    expect(ordered).toEqual([]);
    const [kept] = await keeps();
    expect(screen.time.handOver()).toBe(
      `/appointments/add_appointment/prepayment?hold=${kept?.id ?? ''}&practiceId=pena&patientId=ben-pena`,
    );
    expect(drafts.current).toMatchObject({ start: monday, visitReason: 'A cough' });
    screen.dispose();
    await settled();
    expect(await keeps()).toHaveLength(1);
  });

  it('APT-106 says that somebody else has to pay, to whoever books for a person and may not pay for them', async () => {
    const { fixture, drafts, clock, service } = scene(procedure);
    const make = (mayNotPay: boolean) =>
      new AvailableHoursViewModel({
        booking: service,
        choice: procedure,
        drafts,
        clock,
        randomUuid: () => 'press',
        mayNotPay,
      });
    for (const mayNotPay of [true, false]) {
      const screen = make(mayNotPay);
      await screen.load();
      await screen.time.choose(slotAt(screen, '08:00'));
      expect({ isPrepaid: screen.time.isPrepaid, needsPayer: screen.time.needsPayer }).toEqual({
        isPrepaid: true,
        needsPayer: mayNotPay,
      });
    }
    expect(fixture.schedule.all()).toEqual([]);
  });

  it('APT-116 APT-120 gives the old visit up with the new one alone, and says so when it cannot be changed', async () => {
    const fixture = bookingFixture();
    fixture.schedule.put(visit('old', benAtPena, 72));
    const choice = { ...checkUp, replaces: 'old' as never };
    const { screen } = scene(choice, fixture);
    await screen.load();
    await screen.time.choose(slotAt(screen, '08:00'));
    expect(await fixture.appointmentBooking.isCanceled(benAtPena, choice.replaces)).toBe(false);
    await screen.time.confirm();
    expect(screen.phase).toMatchObject({ kind: 'booked', booked: { cancelled: 'old' } });

    const late = scene(choice, fixture);
    await late.screen.load();
    expect(late.screen.phase).toEqual({ kind: 'refused', refusal: { kind: 'not-cancellable' } });
  });
});

describe('what has to be chosen first', () => {
  it('APT-091 APT-093 APT-094 leads to the appointments where nothing was begun, and on to what is missing', () => {
    expect(choiceOf(undefined)).toEqual({ to: '/appointments' });
    const { practice, offer } = checkUp;
    for (const missing of ['resource', 'visitReason', 'location'] as const) {
      const picked = { ...offer, [missing]: undefined };
      expect(choiceOf({ practice, picked: picked as typeof offer })).toEqual({ to: '/appointments/add_appointment' });
    }
    expect(choiceOf({ practice, picked: {}, checkOut: 'today' as never })).toEqual({
      to: '/appointments/check_out/add_appointment',
    });
    expect(choiceOf({ practice, picked: offer })).toEqual({ choice: checkUp });
  });
});
