import { describe, expect, it } from '@jest/globals';
import type { Appointment, Schedule } from '@portico/domain/appointments';
import type { Medication } from '@portico/domain/health';
import { HOUR, MINUTE, plus, type AppointmentId, type PatientRef } from '@portico/domain/kernel';
import {
  historyTold,
  type CheckInSystem,
  type AllergyMedicationSearch,
  type HistoryKind,
  type HistoryList,
  type HistoryReport,
  type MedicationReconciliation,
} from '@portico/domain/visits';
import { ana, ben, elsewhere, here, now, otherAna, strangers, visit } from './practice-fixture.ts';

export interface CheckInSystemFixture {
  readonly system: CheckInSystem;
  readonly schedule: Pick<Schedule, 'visit'>;
  keep(visits: readonly Appointment[]): Promise<void>;
}

/** What every `CheckInSystem` owes. */
export const checkInSystemContract = (fixture: () => CheckInSystemFixture): void => {
  describe('CheckInDesk', () => {
    const soon = visit('soon', plus(now, HOUR));

    it('asks something of the patient of a visit, and nothing of anybody else', async () => {
      const { system, keep } = fixture();
      await keep([soon]);
      expect((await system.asks(ana.patient, soon.id)).stages.length).toBeGreaterThan(0);
      expect((await system.asks(ana.patient, 'none' as AppointmentId)).stages).toEqual([]);
      for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
        expect((await system.asks(patient, soon.id)).stages).toEqual([]);
      }
    });

    it('APT-172 writes down who is there, once however often it is told, until the visit ends', async () => {
      const { system, schedule, keep } = fixture();
      const running = visit('running', plus(now, -HOUR), { end: plus(now, MINUTE) });
      const ended = visit('ended', plus(now, -HOUR), { end: now });
      await keep([soon, running, ended]);
      for (const { id } of [soon, running]) {
        expect(await system.arrive(ana.patient, id, now)).toBe(true);
        expect(await system.arrive(ana.patient, id, now)).toBe(true);
        expect((await schedule.visit(ana.patient, id))?.status).toBe('CHECKED-IN');
      }
      expect(await system.arrive(ana.patient, ended.id, now)).toBe(false);
      expect((await schedule.visit(ana.patient, ended.id))?.status).toBe('SCHEDULED');
    });

    it.each(['REQUESTED', 'CANCELLED', 'MISSED', 'COMPLETED'] as const)(
      'leaves a %s visit as it is',
      async (status) => {
        const { system, schedule, keep } = fixture();
        await keep([{ ...soon, status }]);
        expect(await system.arrive(ana.patient, soon.id, now)).toBe(false);
        expect((await schedule.visit(ana.patient, soon.id))?.status).toBe(status);
      },
    );

    it("leaves everybody else's visits alone", async () => {
      const { system, schedule, keep } = fixture();
      await keep([soon]);
      for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
        expect(await system.arrive(patient, soon.id, now)).toBe(false);
      }
      expect((await schedule.visit(ana.patient, soon.id))?.status).toBe('SCHEDULED');
    });
  });
};

const nothing: HistoryReport = { none: false, changes: [] };
const namesIn = ({ entries }: HistoryList): readonly string[] => entries.map(({ name }) => name);

/** What every `MedicationReconciliation` owes, at practices that take what patients say in different manners. */
export const medicationReconciliationContract = (
  fixture: () => {
    readonly history: MedicationReconciliation;
    /** Has the practice write a medication, and nothing else. */
    readonly keep: (patient: PatientRef, medication: Medication) => Promise<void>;
  },
): void => {
  describe.each([
    [here.behavior.management, ana.patient],
    [elsewhere.behavior.management, otherAna.patient],
  ])('PatientHistory at a practice like %s', (_, patient: PatientRef) => {
    const added = (name: string, code?: string): HistoryReport => ({
      none: false,
      changes: [{ action: 'add', name, ...(code === undefined ? {} : { code }) }],
    });

    it('MON-313 shows what the patient said when it is asked for again, by name and each once', async () => {
      const { history } = fixture();
      expect(await history.of(patient)).toMatchObject({ allergies: { entries: [], none: false } });
      const report = { allergies: added('Ñame'), medications: added('Aspirin', 'drug.aspirin') };
      for (const times of [1, 2]) await history.report(patient, report, plus(now, times));
      await history.report(patient, { allergies: added('Latex'), medications: nothing }, now);
      const { allergies, medications } = await history.of(patient);
      expect(namesIn(allergies)).toEqual(['Latex', 'Ñame']);
      expect(namesIn(medications)).toEqual(['Aspirin']);
      expect([...allergies.entries, ...medications.entries].every(({ mayDelete }) => mayDelete)).toBe(true);
      expect([allergies.none, medications.none]).toEqual([false, false]);
    });

    it('MON-314 takes away what the patient takes away, and takes it again', async () => {
      const { history } = fixture();
      await history.report(patient, { allergies: added('Latex'), medications: nothing }, now);
      const [latex] = (await history.of(patient)).allergies.entries;
      const away: HistoryReport = { none: false, changes: [{ action: 'delete', id: latex?.id ?? '' }] };
      await history.report(patient, { allergies: away, medications: nothing }, now);
      expect(namesIn((await history.of(patient)).allergies)).toEqual([]);
      await history.report(patient, { allergies: added('Latex'), medications: nothing }, now);
      expect(namesIn((await history.of(patient)).allergies)).toEqual(['Latex']);
    });

    it('MON-319 keeps that there is nothing, until the patient says otherwise', async () => {
      const { history } = fixture();
      await history.report(patient, { allergies: added('Latex'), medications: nothing }, now);
      const [latex] = (await history.of(patient)).allergies.entries;
      const none: HistoryReport = { none: true, changes: [{ action: 'delete', id: latex?.id ?? '' }] };
      await history.report(patient, { allergies: none, medications: { none: true, changes: [] } }, now);
      expect(await history.of(patient)).toEqual({
        allergies: { entries: [], none: true },
        medications: { entries: [], none: true },
      });
      await history.report(patient, { allergies: added('Eggs'), medications: { none: true, changes: [] } }, now);
      const { allergies, medications } = await history.of(patient);
      expect({ namesIn: namesIn(allergies), allergiesNone: allergies.none, medicationsNone: medications.none }).toEqual(
        { namesIn: ['Eggs'], allergiesNone: false, medicationsNone: true },
      );
    });

    it('tells what was reported since then, and puts back what was removed as it stood', async () => {
      const { history, keep } = fixture();
      await keep(patient, {
        id: 'm1',
        name: 'Furosemide',
        dose: '40 mg',
        instructions: 'Every morning',
        status: 'current',
      });
      const listNow = async () => (await history.of(patient, now)).medications;
      const told = async () => historyTold(await listNow());
      const say = (changes: HistoryReport['changes'], none = false) =>
        history.report(patient, { allergies: nothing, medications: { none, changes } }, plus(now, MINUTE));
      const stood = await listNow();
      expect(stood.entries).toMatchObject([{ name: 'Furosemide', directions: '40 mg · Every morning' }]);
      const away = { action: 'delete', id: stood.entries[0]?.id ?? '' } as const;
      // An answer that was lost is asked for again.
      for (const _ of [1, 2]) {
        await say([away, { action: 'add', name: 'Aspirin' }]);
        expect(await told()).toEqual({ none: false, kept: [], added: ['Aspirin'], removed: ['Furosemide'] });
      }
      await say([{ action: 'restore', id: away.id }]);
      expect(await told()).toEqual({ none: false, kept: ['Furosemide'], added: ['Aspirin'], removed: [] });
      const added = (await listNow()).entries.find(({ name }) => name === 'Aspirin');
      // Removed and added again at once, it stands there.
      await say([
        { action: 'delete', id: added?.id ?? '' },
        { action: 'add', name: 'Aspirin' },
      ]);
      expect((await told()).added).toEqual(['Aspirin']);
      await say([{ action: 'delete', id: added?.id ?? '' }]);
      expect(await listNow()).toEqual(stood);
      await say([away], true);
      expect(await told()).toEqual({ none: true, kept: [], added: [], removed: ['Furosemide'] });
      expect((await history.of(patient, plus(now, HOUR))).medications).toEqual({ entries: [], none: true });
    });

    it('is of one patient', async () => {
      const { history } = fixture();
      await history.report(patient, { allergies: added('Latex'), medications: nothing }, now);
      for (const other of [ben.patient, ...strangers]) {
        expect((await history.of(other)).allergies).toEqual({ entries: [], none: false });
      }
    });
  });
};

/** What every `AllergyMedicationSearch` owes that holds lisinopril of 10 and 20 mg among other things, and amoxicillin. */
export const allergyMedicationSearchContract = (fixture: () => { readonly catalog: AllergyMedicationSearch }): void => {
  describe('AllergyMedicationSearch', () => {
    const find = (kind: HistoryKind, text: string, limit = 20) => fixture().catalog.search(here.id, kind, text, limit);

    it('MON-320 MON-321 finds names with every word, whatever their case, by name and not more than wanted', async () => {
      const found = await find('medications', 'LISINOPRIL');
      expect(found.length).toBeGreaterThan(1);
      expect(found.every(({ name }) => /lisinopril/i.test(name))).toBe(true);
      expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).toSorted());
      expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
      const ten = await find('medications', '10 lisinopril');
      expect(ten.length).toBeGreaterThan(0);
      expect(ten.every(({ name }) => /lisinopril/i.test(name) && name.includes('10'))).toBe(true);
      expect(await find('medications', 'lisinopril', 1)).toEqual(found.slice(0, 1));
      expect(await find('medications', 'no such thing')).toEqual([]);
      expect((await find('allergies', 'amoxi')).map(({ name }) => name.toLowerCase())).toEqual(['amoxicillin']);
    });
  });
};
