import type { Cents } from '@portico/domain/kernel';
import { describe, expect, it } from '@jest/globals';
import type { BookingKey } from '@portico/domain/appointments';
import {
  atWallClock,
  failed,
  MINUTE,
  ok,
  plus,
  type HoldId,
  type Instant,
  type LocalDate,
} from '@portico/domain/kernel';
import type { WantedSlot } from '@portico/domain/scheduling';
import { checkUpAtNorth, names, notOnOffer, type BookingFixture } from './booking-fixture.ts';
import { ana, ben, doctors, newYork, now, offices, otherAna, phoenix, strangers, visit } from './practice-fixture.ts';

const thursdayAt = (time: string): Instant => atWallClock(phoenix, '2026-03-05' as LocalDate, time);
const nine = thursdayAt('09:00');
const ten = thursdayAt('10:00');
const later = plus(now, 10 * MINUTE);
const want = (start: Instant, more: Partial<WantedSlot> = {}): WantedSlot => ({
  offer: checkUpAtNorth,
  start,
  language: 'en',
  ...more,
});
const hold = (id: string): HoldId => id as HoldId;
const key = (id: string): BookingKey => id as BookingKey;
const gone = failed({ kind: 'slot-gone' });
const [ng] = doctors;
const [north] = offices;

/** What every `SlotHolds` owes, beside the desk and the openings that see what it keeps. */
export const slotHoldsContract = (fixture: () => BookingFixture): void => {
  describe('SlotKeeper', () => {
    const heldBy = async ({ system }: BookingFixture, { patient }: typeof ana) =>
      (await system.held(patient)).map(({ id }) => id);
    const canHave = async ({ availability, clock }: BookingFixture, { patient }: typeof ana, start: Instant) => {
      const day = '2026-03-05' as LocalDate;
      expect(clock.now).toBeLessThan(start);
      const slots = await availability.slots(patient, checkUpAtNorth, { start: day, end: day });
      return slots.some((slot) => slot.start === start);
    };

    it('keeps a time with everything that the visit will be, in the language asked for', async () => {
      const { slotHolds, system } = fixture();
      const offer = { ...checkUpAtNorth, visitReason: names.procedure };
      const kept = await slotHolds.keep(ana.patient, want(nine, { offer, language: 'es' }), hold('h1'), later);
      expect(kept).toEqual(
        ok({
          id: 'h1',
          visit: {
            patient: ana.patient,
            start: nine,
            end: plus(nine, 60 * MINUTE),
            video: false,
            visitType: 'Procedimiento',
            provider: ng,
            location: north,
            bookedAs: { resource: names.ng, visitReason: names.procedure },
          },
          prepayment: 2_500,
          until: later,
        }),
      );
      expect(await system.held(ana.patient)).toEqual(kept.ok ? [kept.value] : []);
    });

    it('becomes the visit that it was kept for', async () => {
      const { slotHolds, system, schedule } = fixture();
      const offer = { ...checkUpAtNorth, visitReason: names.byVideo };
      const start = thursdayAt('08:20');
      const kept = await slotHolds.keep(ana.patient, want(start, { offer }), hold('h1'), later);
      const booked = await system.book(ana.patient, hold('h1'), key('k1'), { visitReason: 'Tos & fiebre' });
      if (!kept.ok || !booked.ok) throw new Error('It was to be had.');
      expect(await schedule.upcoming(ana.patient, now, 5)).toEqual([
        { ...kept.value.visit, id: booked.value, status: 'SCHEDULED', visitReason: 'Tos & fiebre' },
      ]);
    });

    it('gives a time to exactly one of all who want it at once', async () => {
      const all = fixture();
      const wanting = [ana, ben, ana, ben, ben, ana];
      const answers = await Promise.all(
        wanting.map(({ patient }, at) => all.slotHolds.keep(patient, want(nine), hold(`h${at}`), later)),
      );
      const winners = new Set(wanting.filter((_, at) => answers[at]?.ok).map(({ patient }) => patient.patient));
      expect(winners.size).toBe(1);
      expect([...(await heldBy(all, ana)), ...(await heldBy(all, ben))]).toHaveLength(1);
    });

    it('gives one of two times that meet, whatever each is kept for', async () => {
      const { slotHolds } = fixture();
      const long = want(nine, { offer: { ...checkUpAtNorth, visitReason: names.procedure } });
      const answers = await Promise.all([
        slotHolds.keep(ana.patient, long, hold('h1'), later),
        slotHolds.keep(ben.patient, want(plus(nine, 30 * MINUTE)), hold('h2'), later),
      ]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    });

    it('lets go of the time that was chosen before, which is free for others at once', async () => {
      const all = fixture();
      await all.slotHolds.keep(ana.patient, want(nine), hold('h1'), later);
      expect((await all.slotHolds.keep(ana.patient, want(ten), hold('h2'), later)).ok).toBe(true);
      expect(await heldBy(all, ana)).toEqual(['h2']);
      expect((await all.slotHolds.keep(ben.patient, want(nine), hold('h3'), later)).ok).toBe(true);
    });

    it('keeps one time of a patient who chooses two at once, of whomever', async () => {
      const all = fixture();
      const offer = { ...checkUpAtNorth, resource: names.quiet, location: names.east };
      const inNewYork = atWallClock(newYork, '2026-03-05' as LocalDate, '09:00');
      const answers = await Promise.all([
        all.slotHolds.keep(ana.patient, want(nine), hold('h1'), later),
        all.slotHolds.keep(ana.patient, want(inNewYork, { offer }), hold('h2'), later),
      ]);
      expect(answers.map(({ ok: isKept }) => isKept)).toEqual([true, true]);
      expect(await heldBy(all, ana)).toHaveLength(1);
    });

    it('still keeps what was chosen before where the next one is gone', async () => {
      const all = fixture();
      await all.slotHolds.keep(ben.patient, want(ten), hold('h1'), later);
      await all.slotHolds.keep(ana.patient, want(nine), hold('h2'), later);
      expect(await all.slotHolds.keep(ana.patient, want(ten), hold('h3'), later)).toEqual(gone);
      expect(await heldBy(all, ana)).toEqual(['h2']);
    });

    it.each([
      ['is over', plus(now, -60 * MINUTE)],
      ['is too soon', plus(now, 30 * MINUTE)],
      ['is in the lunch hour', thursdayAt('12:00')],
      ['is before the doors open', thursdayAt('07:30')],
      ['lasts longer than the doors are open', thursdayAt('16:45')],
      ['is none of those that are shown', thursdayAt('09:10')],
      ['is on a day that is closed', plus(nine, 24 * 60 * MINUTE)],
    ])('does not keep a time that %s', async (_, start) => {
      const all = fixture();
      expect(await all.slotHolds.keep(ana.patient, want(start), hold('h1'), later)).toEqual(gone);
      expect(await heldBy(all, ana)).toEqual([]);
    });

    it.each(notOnOffer)('APT-061 does not keep what %s', async (_, offer) => {
      const all = fixture();
      expect(await all.slotHolds.keep(ana.patient, want(nine, { offer }), hold('h1'), later)).toEqual(gone);
    });

    it('keeps nothing where nothing can be booked', async () => {
      const { slotHolds } = fixture();
      const [, nowhere] = strangers;
      for (const patient of [otherAna.patient, ...(nowhere === undefined ? [] : [nowhere])]) {
        expect(await slotHolds.keep(patient, want(nine), hold('h1'), later)).toEqual(gone);
      }
    });

    it('does not keep a time that is booked, and keeps it once it is given back', async () => {
      const all = fixture();
      await all.slotHolds.keep(ana.patient, want(nine), hold('h1'), later);
      const booked = await all.system.book(ana.patient, hold('h1'), key('k1'));
      if (!booked.ok) throw new Error('It was kept.');
      expect(await canHave(all, ben, nine)).toBe(false);
      expect(await all.slotHolds.keep(ben.patient, want(nine), hold('h2'), later)).toEqual(gone);
      await all.system.cancel(ana.patient, booked.value, { id: '1' }, 'other' as BookingKey);
      expect(await canHave(all, ben, nine)).toBe(true);
      expect((await all.slotHolds.keep(ben.patient, want(nine), hold('h2'), later)).ok).toBe(true);
    });

    it('gives what is kept no more to somebody else, and books it no more for whoever kept it', async () => {
      const all = fixture();
      await all.slotHolds.keep(ana.patient, want(nine), hold('h1'), later);
      all.clock.now = later;
      expect((await all.slotHolds.keep(ben.patient, want(nine), hold('h2'), plus(later, MINUTE))).ok).toBe(true);
      expect(await all.system.book(ana.patient, hold('h1'), key('k1'))).toEqual(gone);
      expect((await all.system.book(ben.patient, hold('h2'), key('k2'))).ok).toBe(true);
    });

    it('lets go of a time when asked to, again and again, but for nobody else', async () => {
      const all = fixture();
      await all.slotHolds.keep(ana.patient, want(nine), hold('h1'), later);
      for (const patient of [ben.patient, otherAna.patient, ...strangers])
        await all.slotHolds.release(patient, hold('h1'));
      expect(await heldBy(all, ana)).toEqual(['h1']);
      await all.slotHolds.release(ana.patient, hold('h1'));
      await all.slotHolds.release(ana.patient, hold('h1'));
      expect(await heldBy(all, ana)).toEqual([]);
      expect(await canHave(all, ben, nine)).toBe(true);
    });

    it('keeps a time that is offered beside the one that is chosen', async () => {
      const all = fixture();
      await all.slotHolds.keep(ana.patient, want(nine), hold('chosen'), later);
      expect((await all.slotHolds.keep(ana.patient, want(ten, { offered: true }), hold('offered'), later)).ok).toBe(
        true,
      );
      expect(await heldBy(all, ana)).toEqual(['chosen', 'offered']);
      expect(await all.slotHolds.keep(ana.patient, want(nine, { offered: true }), hold('again'), later)).toEqual(gone);
      expect(await canHave(all, ana, ten)).toBe(false);
      await all.slotHolds.keep(ana.patient, want(thursdayAt('11:00')), hold('other'), later);
      expect(await heldBy(all, ana)).toEqual(['offered', 'other']);
    });

    it('APT-116 puts one visit in the place of another, however many times are kept for that', async () => {
      const { slotHolds, system, schedule } = fixture();
      const offer = { ...checkUpAtNorth, visitReason: names.procedure };
      await slotHolds.keep(ana.patient, want(nine, { offer }), hold('h1'), later);
      const first = await system.book(ana.patient, hold('h1'), key('k1'));
      if (!first.ok) throw new Error('not booked');
      const move = { offer, replaces: first.value };
      await slotHolds.keep(ana.patient, want(ten, move), hold('h2'), later);
      await slotHolds.keep(ana.patient, want(thursdayAt('14:00'), { ...move, offered: true }), hold('h3'), later);
      expect((await system.book(ana.patient, hold('h2'), key('k2'))).ok).toBe(true);
      expect(await system.book(ana.patient, hold('h3'), key('k3'))).toEqual(gone);
      expect((await schedule.upcoming(ana.patient, now, 5)).map(({ start }) => start)).toEqual([ten]);
      // What was paid for a visit that is given up is no credit any more: the practice gives it back.
      const again = await slotHolds.keep(ana.patient, want(nine, move), hold('h4'), later);
      expect(again).toMatchObject({ ok: true, value: { prepayment: expect.any(Number) } });
      expect(again.ok && again.value.prepayment).toBeGreaterThan(0);
    });

    it('APT-116 counts what was paid ahead for the visit that is replaced, however often it is moved', async () => {
      const { slotHolds, system, prepay } = fixture();
      const offer = { ...checkUpAtNorth, visitReason: names.procedure };
      const prepaymentOf = async (start: Instant, id: string, more: Partial<WantedSlot> = {}) => {
        const kept = await slotHolds.keep(ana.patient, want(start, { offer, ...more }), hold(id), later);
        return kept.ok ? kept.value.prepayment : undefined;
      };
      const price = await prepaymentOf(nine, 'h1');
      expect(price).toBeGreaterThan(0);
      const first = await system.book(ana.patient, hold('h1'), key('k1'));
      if (!first.ok) throw new Error('not booked');
      await prepay(ana.patient, key('k1'), price as Cents);
      expect(await prepaymentOf(ten, 'h2', { replaces: first.value })).toBe(0);
      const second = await system.book(ana.patient, hold('h2'), key('k2'));
      if (!second.ok) throw new Error('not moved');
      expect(await prepaymentOf(nine, 'h3', { replaces: second.value })).toBe(0);
      // A visit beside it is another one.
      expect(await prepaymentOf(nine, 'h4')).toBe(price);
    });

    it('PAY-B3 counts nothing ahead for a visit that is booked while its money was not taken, nor what went back', async () => {
      const { slotHolds, system, prepay } = fixture();
      const offer = { ...checkUpAtNorth, visitReason: names.procedure };
      await slotHolds.keep(ana.patient, want(nine, { offer }), hold('h1'), later);
      const booked = await system.book(ana.patient, hold('h1'), key('k1'));
      if (!booked.ok) throw new Error('not booked');
      const move = () => slotHolds.keep(ana.patient, want(ten, { offer, replaces: booked.value }), hold('h2'), later);
      const due = async () => {
        const kept = await move();
        await slotHolds.release(ana.patient, hold('h2'));
        return kept.ok ? kept.value.prepayment : undefined;
      };
      expect(await due()).toBe(2_500);
      await prepay(ana.patient, key('k1'), 2_500 as Cents);
      expect(await due()).toBe(0);
      await prepay(ana.patient, key('k1'), -1_000 as Cents);
      expect(await due()).toBe(1_000);
    });

    it('APT-116 keeps a time across the visit that it is to replace, and no other', async () => {
      const all = fixture();
      if (all.listsFreeTimes) return;
      const old = visit('old', plus(nine, 10 * MINUTE));
      await all.keep([old]);
      expect(await all.slotHolds.keep(ana.patient, want(nine), hold('h1'), later)).toEqual(gone);
      expect(await all.slotHolds.keep(ben.patient, want(nine, { replaces: old.id }), hold('h2'), later)).toEqual(gone);
      const kept = await all.slotHolds.keep(ana.patient, want(nine, { replaces: old.id }), hold('h3'), later);
      expect(kept).toMatchObject({ ok: true, value: { replaces: old.id } });
      const booked = await all.system.book(ana.patient, hold('h3'), key('k1'));
      expect(booked.ok).toBe(true);
      expect(await all.system.isCanceled(ana.patient, old.id)).toBe(true);
      expect((await all.schedule.upcoming(ana.patient, now, 5)).map(({ start }) => start)).toEqual([nine]);
    });
  });
};
