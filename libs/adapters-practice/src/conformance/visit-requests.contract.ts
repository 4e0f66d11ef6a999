import { describe, expect, it } from '@jest/globals';
import type { BookingKey } from '@portico/domain/appointments';
import {
  atWallClock,
  MINUTE,
  ok,
  plus,
  startOfDay,
  type AppointmentId,
  type Instant,
  type LocalDate,
} from '@portico/domain/kernel';
import { firstAvailable, furthestDay, preferenceSpan, type VisitRequest } from '@portico/domain/scheduling';
import { checkUpAtNorth, names, notOnOffer, type BookingFixture } from './booking-fixture.ts';
import { ana, ben, doctors, now, offices, otherAna, phoenix, strangers, visit } from './practice-fixture.ts';

const day = (text: string): Instant => startOfDay(phoenix, text as LocalDate);
const nine = atWallClock(phoenix, '2026-03-05' as LocalDate, '09:00');
const key = 'press-1' as BookingKey;
const atNine: VisitRequest = { offer: checkUpAtNorth, when: { kind: 'time', start: nine }, language: 'es' };
const [ng] = doctors;
const [north] = offices;

/** What every `VisitRequests` owes, beside the schedule that shows them. */
export const visitRequestsContract = (fixture: () => BookingFixture): void => {
  describe('VisitRequests', () => {
    const standing = ({ schedule, clock }: BookingFixture, { patient }: typeof ana) =>
      schedule.upcoming(patient, clock.now, 10);

    it('APT-077 enters a request with everything that was asked for', async () => {
      const all = fixture();
      const offer = { ...checkUpAtNorth, visitReason: names.byVideo };
      const id = await all.requests.request(ana.patient, { ...atNine, offer, visitReason: 'Tos & "fiebre"' }, key);
      expect(await standing(all, ana)).toEqual([
        {
          id,
          patient: ana.patient,
          status: 'REQUESTED',
          start: nine,
          end: plus(nine, 20 * MINUTE),
          video: true,
          visitType: 'Consulta por video',
          visitReason: 'Tos & "fiebre"',
          provider: ng,
          location: north,
          bookedAs: { resource: names.ng, visitReason: names.byVideo },
        },
      ]);
    });

    it.each([
      ['Any', 'Monday', now, startOfDay(phoenix, furthestDay('2026-03-05' as LocalDate))],
      ['This week', 'Friday', now, day('2026-03-09')],
      ['This week', 'Monday', now, day('2026-03-16')],
      ['Next week', 'Monday', day('2026-03-09'), day('2026-03-16')],
    ] as const)('ACC-331 a request for %s, %s, stands as long as it can come true', async (week, on, start, end) => {
      const all = fixture();
      const preference = { week, days: [on], times: ['Any'] } as const;
      expect(preferenceSpan(preference, now, phoenix)).toEqual({ start, end });
      const id = await all.requests.request(ana.patient, { ...atNine, when: { kind: 'wish', preference } }, key);
      expect(await standing(all, ana)).toMatchObject([
        { id, status: 'REQUESTED', timeOpen: true, preference, start, end },
      ]);
      all.clock.now = plus(end, -1);
      expect(await standing(all, ana)).toHaveLength(1);
      all.clock.now = end;
      expect(await standing(all, ana)).toEqual([]);
    });

    it('asks once under one key, however often, and again under another', async () => {
      const all = fixture();
      const ids = await Promise.all(Array.from({ length: 5 }, () => all.requests.request(ana.patient, atNine, key)));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toBeDefined();
      expect(await standing(all, ana)).toHaveLength(1);
      const again = await all.requests.request(ana.patient, atNine, 'press-2' as BookingKey);
      expect(again).not.toBe(ids[0]);
      expect(await standing(all, ana)).toHaveLength(2);
    });

    it('is one of any number for the same time, and the time stays to be had', async () => {
      const all = fixture();
      await all.requests.request(ana.patient, atNine, key);
      expect(await all.requests.request(ben.patient, atNine, 'press-2' as BookingKey)).toBeDefined();
      const wanted = { offer: checkUpAtNorth, start: nine, language: 'en' } as const;
      const kept = await all.slotHolds.keep(ben.patient, wanted, 'h1' as never, plus(now, MINUTE));
      expect(kept.ok).toBe(true);
    });

    it('leaves the visit that it is to replace as it is, and names it', async () => {
      const all = fixture();
      const old = visit('old', nine);
      await all.keep([old]);
      const id = await all.requests.request(ana.patient, { ...atNine, replaces: old.id }, key);
      expect(await all.system.isCanceled(ana.patient, old.id)).toBe(false);
      const both = await standing(all, ana);
      expect(both.map(({ status, replaces }) => [status, replaces]).sort()).toEqual([
        ['REQUESTED', old.id],
        ['SCHEDULED', undefined],
      ]);
      expect(await all.schedule.visit(ana.patient, id as AppointmentId)).toMatchObject({ replaces: old.id });
    });

    it('takes the place of a request that it changes, once however often it is sent, and moves the same visit', async () => {
      const all = fixture();
      const old = visit('old', nine);
      await all.keep([old]);
      const first = (await all.requests.request(ana.patient, { ...atNine, replaces: old.id }, key)) as AppointmentId;
      const preference = { week: 'Next week', days: ['Monday'], times: ['Any'] } as const;
      const changed = { ...atNine, when: { kind: 'wish', preference }, replaces: old.id, changes: first } as const;
      const later = 'press-2' as BookingKey;
      const ids = await Promise.all([1, 2, 3].map(() => all.requests.request(ana.patient, changed, later)));
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).not.toBe('answered');
      expect(await standing(all, ana)).toMatchObject([
        { id: old.id, status: 'SCHEDULED' },
        { id: ids[0], status: 'REQUESTED', preference, replaces: old.id },
      ]);
      expect(await all.system.isCanceled(ana.patient, first)).toBe(true);
    });

    it('a request that was changed is in no list beside the one in its place; one that was taken back is over', async () => {
      const all = fixture();
      const preference = { week: 'Next week', days: ['Monday'], times: ['Any'] } as const;
      const wished = { ...atNine, when: { kind: 'wish', preference } } as const;
      const first = (await all.requests.request(ana.patient, wished, key)) as AppointmentId;
      const change = { ...atNine, changes: first };
      const second = (await all.requests.request(ana.patient, change, 'press-2' as BookingKey)) as AppointmentId;
      expect(await all.schedule.past(ana.patient, all.clock.now, 1, 10)).toMatchObject({ entries: [], total: 0 });
      await all.system.cancel(ana.patient, second, { id: '1' }, 'other' as BookingKey);
      expect(await all.schedule.past(ana.patient, all.clock.now, 1, 10)).toMatchObject({
        entries: [{ id: second, status: 'CANCELLED' }],
        total: 1,
      });
    });

    it('changes no request that is answered, over, taken back or of somebody else, and then asks for nothing', async () => {
      const all = fixture();
      const booked = visit('booked', nine);
      await all.keep([booked]);
      const taken = (await all.requests.request(ana.patient, atNine, key)) as AppointmentId;
      await all.system.cancel(ana.patient, taken, { id: '1' }, 'other' as BookingKey);
      const others = (await all.requests.request(ben.patient, atNine, 'press-2' as BookingKey)) as AppointmentId;
      for (const [at, changes] of [booked.id, taken, others, 'nothing' as AppointmentId].entries()) {
        const answer = all.requests.request(ana.patient, { ...atNine, changes }, `change-${at}` as BookingKey);
        expect(await answer).toBe('answered');
      }
      expect(await standing(all, ana)).toMatchObject([{ id: booked.id, status: 'SCHEDULED' }]);
      expect(await standing(all, ben)).toMatchObject([{ id: others, status: 'REQUESTED' }]);
    });

    it.each(notOnOffer)('leaves a request as it is where the change asks for what %s', async (_, offer) => {
      const all = fixture();
      const first = (await all.requests.request(ana.patient, atNine, key)) as AppointmentId;
      const change = { ...atNine, offer, changes: first };
      expect(await all.requests.request(ana.patient, change, 'press-2' as BookingKey)).toBeUndefined();
      expect(await standing(all, ana)).toMatchObject([{ id: first, status: 'REQUESTED' }]);
    });

    it('can be taken back', async () => {
      const all = fixture();
      const id = (await all.requests.request(
        ana.patient,
        { ...atNine, when: { kind: 'wish', preference: firstAvailable } },
        key,
      )) as AppointmentId;
      expect(await all.system.cancel(ana.patient, id, { id: '1' }, 'other' as BookingKey)).toEqual(ok(undefined));
      expect(await standing(all, ana)).toEqual([]);
    });

    it.each(notOnOffer)('enters nothing that %s', async (_, offer) => {
      const all = fixture();
      expect(await all.requests.request(ana.patient, { ...atNine, offer }, key)).toBeUndefined();
      expect(await standing(all, ana)).toEqual([]);
    });

    it('enters nothing where nothing is on offer, and shows nobody what others asked for', async () => {
      const all = fixture();
      const nowhere = strangers[1] ?? otherAna.patient;
      for (const patient of [otherAna.patient, nowhere])
        expect(await all.requests.request(patient, atNine, key)).toBeUndefined();
      await all.requests.request(ana.patient, atNine, key);
      for (const { patient } of [ben, otherAna]) expect(await all.schedule.upcoming(patient, now, 5)).toEqual([]);
    });
  });
};
