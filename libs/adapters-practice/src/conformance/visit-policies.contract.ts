import { describe, expect, it } from '@jest/globals';
import {
  usualVisitRules,
  type Appointment,
  type VideoRooms,
  type VisitPolicies,
  type VisitPoliciesByPractice,
} from '@portico/domain/appointments';
import { failed, HOUR, MINUTE, plus, type AppointmentId, type Instant, type PracticeId } from '@portico/domain/kernel';
import { bookable } from './booking-fixture.ts';
import { ana, ben, elsewhere, here, now, otherAna, strangers, visit } from './practice-fixture.ts';

/** What every `VisitPolicies` owes. */
export const visitPoliciesContract = (
  fixture: () => { readonly policies: VisitPolicies & VisitPoliciesByPractice },
): void => {
  describe('VisitRulebook', () => {
    it('answers what a practice decided about its visits, and the usual where it decided nothing', async () => {
      const { policies } = fixture();
      expect(await policies.rules(here.id)).toEqual(bookable.visits);
      // A system may take no word of some changes, which is said beside.
      expect(await policies.rules(elsewhere.id)).toMatchObject(usualVisitRules);
      expect(await policies.rules('nowhere' as PracticeId)).toEqual(usualVisitRules);
      const several = await policies.rulesOf([here.id, elsewhere.id]);
      expect(several.get(here.id)).toEqual(bookable.visits);
      expect(several.get(elsewhere.id)).toMatchObject(usualVisitRules);
    });

    it('knows all the times before a visit at which any practice reminds', async () => {
      const known = await fixture().policies.reminderOffsets();
      const all = [...bookable.visits.remindersBefore, ...usualVisitRules.remindersBefore];
      expect(known.toSorted()).toEqual([...new Set(all)].toSorted());
    });
  });
};

export interface VideoRoomsFixture {
  /** The practice `here` has a host of rooms. */
  readonly rooms: VideoRooms;
  readonly clock: { now: Instant };
  keep(visits: readonly Appointment[]): Promise<void>;
}

const none = failed({ kind: 'no-room' });

/** What every `VideoRooms` owes. */
export const videoRoomsContract = (fixture: () => VideoRoomsFixture): void => {
  describe('VideoRooms', () => {
    const byVideo = (id: string, more: Partial<Appointment> = {}) =>
      visit(id, plus(now, HOUR), { video: true, ...more });

    it('APT-136 APT-141 has an https address for a video visit, another one for another, which tells nothing', async () => {
      const { rooms, keep } = fixture();
      const [first, second] = [byVideo('visit-one'), byVideo('visit-two', { status: 'CHECKED-IN' })];
      await keep([first, second]);
      const addresses = await Promise.all([first, second].map(({ id }) => rooms.addressOf(ana.patient, id)));
      const hrefs = addresses.map((answer) => (answer.ok ? answer.value : ''));
      expect(new Set(hrefs).size).toBe(2);
      for (const href of hrefs) {
        expect(new URL(href).protocol).toBe('https:');
        for (const secret of [ana.patient.patient, 'visit-one', 'visit-two']) {
          expect(new URL(href).search).not.toContain(secret);
        }
      }
    });

    it('APT-139 has a room until the visit ends', async () => {
      const { rooms, keep, clock } = fixture();
      const running = byVideo('v1', { start: plus(now, -HOUR), end: plus(now, MINUTE) });
      await keep([running]);
      expect((await rooms.addressOf(ana.patient, running.id)).ok).toBe(true);
      clock.now = running.end;
      expect(await rooms.addressOf(ana.patient, running.id)).toEqual(none);
    });

    it.each(['REQUESTED', 'CANCELLED', 'MISSED', 'COMPLETED'] as const)(
      'has no room for a %s visit',
      async (status) => {
        const { rooms, keep } = fixture();
        await keep([byVideo('v1', { status })]);
        expect(await rooms.addressOf(ana.patient, 'v1' as AppointmentId)).toEqual(none);
      },
    );

    it('has no room for a visit at the office, for one that is not there, and for anybody else', async () => {
      const { rooms, keep } = fixture();
      await keep([byVideo('v1'), byVideo('office', { video: false })]);
      expect(await rooms.addressOf(ana.patient, 'office' as AppointmentId)).toEqual(none);
      expect(await rooms.addressOf(ana.patient, 'none' as AppointmentId)).toEqual(none);
      for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
        expect(await rooms.addressOf(patient, 'v1' as AppointmentId)).toEqual(none);
      }
    });
  });
};
