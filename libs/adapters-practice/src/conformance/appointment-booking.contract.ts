import { describe, expect, it } from '@jest/globals';
import {
  appointmentStatuses,
  type Appointment,
  type BookingKey,
  type HeldSlot,
  type AppointmentBooking,
} from '@portico/domain/appointments';
import {
  DAY,
  failed,
  HOUR,
  MINUTE,
  ok,
  plus,
  type AppointmentId,
  type Cents,
  type Instant,
  type HoldId,
} from '@portico/domain/kernel';
import { ana, ben, doctors, longName, now, otherAna, strangers, visit } from './practice-fixture.ts';

export interface AppointmentBookingFixture {
  readonly system: AppointmentBooking;
  readonly clock: { now: Instant };
  /** Puts these visits into the schedule and keeps these slots. Called once. */
  keep(visits: readonly Appointment[], slots: readonly HeldSlot[]): Promise<void>;
}

const tomorrow = plus(now, DAY);
const key = 'press-1' as BookingKey;
const gone = failed({ kind: 'slot-gone' });
const refused = failed({ kind: 'not-cancellable' });
const already = failed({ kind: 'already-canceled' });

const slot = (id: string, start = tomorrow, more: Partial<HeldSlot> = {}, of: Partial<Appointment> = {}): HeldSlot => {
  const { id: _, status: __, ...to } = visit(id, start, of);
  return { id: id as HoldId, visit: to, prepayment: 5_000 as Cents, until: plus(now, HOUR), ...more };
};
const idOf = (id: string): AppointmentId => id as AppointmentId;
const everybodyElse = [ben.patient, otherAna.patient, ...strangers];

/** What every `AppointmentBooking` owes. */
export const appointmentBookingContract = (fixture: () => AppointmentBookingFixture): void => {
  describe('VisitDesk', () => {
    it('answers the slots that are kept now, word for word, the earliest visit first', async () => {
      const { system, clock, keep } = fixture();
      const early = slot('h2', tomorrow, { replaces: idOf('old') });
      const late = slot(
        'h1',
        plus(tomorrow, HOUR),
        { prepayment: 1 as Cents, until: plus(now, 1) },
        { video: true, visitType: "Niño's check-up", visitReason: 'Tos & fiebre', comment: longName },
      );
      await keep([], [late, early]);
      expect(await system.held(ana.patient)).toEqual([early, late]);
      for (const patient of everybodyElse) expect(await system.held(patient)).toEqual([]);
      clock.now = late.until;
      expect(await system.held(ana.patient)).toEqual([early]);
    });

    it('books a slot under a key, once, however often it is asked', async () => {
      const { system, keep } = fixture();
      await keep([], [slot('h1')]);
      const answers = await Promise.all(Array.from({ length: 5 }, () => system.book(ana.patient, 'h1' as HoldId, key)));
      const [first] = answers;
      expect(first).toMatchObject({ ok: true });
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await system.book(ana.patient, 'h1' as HoldId, key)).toEqual(first);
      expect(first).toEqual(ok(await system.bookedFor(ana.patient, key)));
      expect(await system.held(ana.patient)).toEqual([]);
    });

    it('gives a slot to one of several keys', async () => {
      const { system, keep } = fixture();
      await keep([], [slot('h1')]);
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((each) => system.book(ana.patient, 'h1' as HoldId, each as BookingKey)),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok)).toEqual([gone, gone]);
    });

    it('knows of no booking that was not made, and tells nobody else', async () => {
      const { system, keep } = fixture();
      await keep([], [slot('h1')]);
      expect(await system.bookedFor(ana.patient, key)).toBeUndefined();
      for (const patient of everybodyElse) expect(await system.book(patient, 'h1' as HoldId, key)).toEqual(gone);
      await system.book(ana.patient, 'h1' as HoldId, key);
      for (const patient of everybodyElse) expect(await system.bookedFor(patient, key)).toBeUndefined();
    });

    it('refuses a slot that nobody keeps, or keeps no more', async () => {
      const { system, clock, keep } = fixture();
      await keep([], [slot('h1')]);
      expect(await system.book(ana.patient, 'none' as HoldId, key)).toEqual(gone);
      clock.now = plus(now, HOUR);
      expect(await system.book(ana.patient, 'h1' as HoldId, key)).toEqual(gone);
    });

    it.each([
      ['begins while another visit runs', -15, {}, false],
      ['ends in another visit', 15, {}, false],
      ['is booked for somebody else', 0, { patient: ben.patient }, false],
      ['follows at once on another visit', -30, {}, true],
      ['ends as another visit begins', 30, {}, true],
      ['meets only a request', 0, { status: 'REQUESTED' }, true],
      ['meets only a visit that was cancelled', 0, { status: 'CANCELLED' }, true],
      ['meets a visit of another provider', 0, doctors[1] === undefined ? {} : { provider: doctors[1] }, true],
    ] as const)('of a slot that %s', async (_, minutes, of, isBooked) => {
      const { system, keep } = fixture();
      await keep([visit('other', plus(tomorrow, minutes * MINUTE), of)], [slot('h1')]);
      expect((await system.book(ana.patient, 'h1' as HoldId, key)).ok).toBe(isBooked);
      expect(await system.held(ana.patient)).toEqual([]);
    });

    it('books one of two slots of one provider that meet, whoever keeps them', async () => {
      const { system, keep } = fixture();
      await keep([], [slot('h1'), slot('h2', plus(tomorrow, 10 * MINUTE), {}, { patient: ben.patient })]);
      const answers = await Promise.all([
        system.book(ana.patient, 'h1' as HoldId, key),
        system.book(ben.patient, 'h2' as HoldId, 'press-2' as BookingKey),
      ]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    });

    it('MON-158 cancels the visit that is replaced with the booking, and only with it', async () => {
      const { system, keep } = fixture();
      const old = visit('old', plus(tomorrow, 10 * MINUTE));
      const other = visit('other', plus(tomorrow, 3 * HOUR));
      const replacing = (id: string, start: Instant) => slot(id, start, { replaces: old.id });
      await keep([old, other], [replacing('h1', tomorrow), replacing('h2', plus(tomorrow, 3 * HOUR))]);
      expect(await system.book(ana.patient, 'h2' as HoldId, 'press-2' as BookingKey)).toEqual(gone);
      expect(await system.isCanceled(ana.patient, old.id)).toBe(false);
      expect((await system.book(ana.patient, 'h1' as HoldId, key)).ok).toBe(true);
      expect(await system.isCanceled(ana.patient, old.id)).toBe(true);
      expect(await system.isCanceled(ana.patient, other.id)).toBe(false);
    });

    it('tells under which keys a visit and those before it were booked, and tells nobody else', async () => {
      const { system, keep } = fixture();
      await keep([visit('old', plus(tomorrow, 10 * MINUTE))], [slot('h1', tomorrow, { replaces: idOf('old') })]);
      expect(await system.bookedUnder(ana.patient, idOf('old'))).toEqual([]);
      const first = await system.book(ana.patient, 'h1' as HoldId, key);
      if (!first.ok) throw new Error('The slot was not booked.');
      expect(await system.bookedUnder(ana.patient, first.value)).toEqual([key]);
      for (const patient of everybodyElse) expect(await system.bookedUnder(patient, first.value)).toEqual([]);
    });

    it.each(appointmentStatuses)('cancels a visit that is to come, once under its key: %s', async (status) => {
      const { system, keep } = fixture();
      await keep([visit('v1', tomorrow, { status })], []);
      const isOver = status === 'MISSED' || status === 'COMPLETED';
      const reason = { id: '7', comments: "Can't come" };
      const expected = isOver ? refused : status === 'CANCELLED' ? already : ok(undefined);
      for (let time = 0; time < 2; time += 1) {
        expect(await system.cancel(ana.patient, idOf('v1'), reason, key)).toEqual(expected);
      }
      expect(await system.isCanceled(ana.patient, idOf('v1'))).toBe(!isOver);
      expect(await system.canceledFor(ana.patient, key)).toBe(expected.ok ? 'v1' : undefined);
    });

    it('PAY-B1 PAY-B2 cancels a visit for one of several keys, and tells which', async () => {
      const { system, keep } = fixture();
      await keep([visit('v1', tomorrow), visit('v2', plus(tomorrow, HOUR))], []);
      const keys = ['a', 'b', 'c'].map((each) => each as BookingKey);
      const answers = await Promise.all(keys.map((each) => system.cancel(ana.patient, idOf('v1'), { id: '1' }, each)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok)).toEqual([already, already]);
      for (const [at, each] of keys.entries()) {
        expect(await system.canceledFor(ana.patient, each)).toBe(answers[at]?.ok === true ? 'v1' : undefined);
        for (const patient of everybodyElse) expect(await system.canceledFor(patient, each)).toBeUndefined();
      }
      expect(await system.isCanceled(ana.patient, idOf('v2'))).toBe(false);
    });

    it('cancels nothing that is over, and nothing that is not there', async () => {
      const { system, keep } = fixture();
      const over = visit('over', plus(now, -HOUR), { end: now });
      await keep([over, visit('running', plus(now, -HOUR), { end: plus(now, 1) })], []);
      expect(await system.cancel(ana.patient, over.id, { id: '1' }, key)).toEqual(refused);
      expect(await system.cancel(ana.patient, idOf('none'), { id: '1' }, key)).toEqual(refused);
      expect(await system.isCanceled(ana.patient, idOf('none'))).toBe(false);
      expect(await system.cancel(ana.patient, idOf('running'), { id: '1' }, key)).toEqual(ok(undefined));
    });

    it("cancels nobody else's visit", async () => {
      const { system, keep } = fixture();
      await keep([visit('v1', tomorrow)], []);
      for (const patient of everybodyElse) {
        expect(await system.cancel(patient, idOf('v1'), { id: '1' }, key)).toEqual(refused);
        expect(await system.isCanceled(patient, idOf('v1'))).toBe(false);
      }
      expect(await system.isCanceled(ana.patient, idOf('v1'))).toBe(false);
    });
  });
};
