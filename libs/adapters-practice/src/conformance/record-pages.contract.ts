import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Appointment, VisitPages } from '@portico/domain/appointments';
import type { Chart, RecordPages } from '@portico/domain/health';
import { HOUR, plus, type AppointmentId, type PatientRef } from '@portico/domain/kernel';
import type { PatientIdentity, PatientPages } from '@portico/domain/profile';
import {
  ana,
  ben,
  doctors,
  elsewhere,
  here,
  now,
  offices,
  otherAna,
  people,
  strangers,
  visit,
} from './practice-fixture.ts';

export interface PagesFixture {
  readonly records: RecordPages;
  readonly patients: PatientPages;
  readonly visits: VisitPages;
  keep(patient: PatientRef, chart: Partial<Chart>): Promise<void>;
  book(visits: readonly Appointment[]): Promise<void>;
}

const conditions = ['c4', 'c1', 'c3', 'c2'].map((id) => ({ id, name: `Condition ${id}`, status: 'active' as const }));

/** Every page of a list, in pages of `limit`. */
const pagesOf = async <T, Id>(
  page: (after: Id | undefined) => Promise<readonly T[]>,
  idOf: (row: T) => Id,
): Promise<readonly (readonly T[])[]> => {
  const pages: (readonly T[])[] = [];
  for (let after: Id | undefined; ;) {
    const rows = await page(after);
    const last = rows.at(-1);
    if (last === undefined) return pages;
    pages.push(rows);
    after = idOf(last);
  }
};

/** What other systems read page by page: each row once, in the order of the ids. */
export const pagesContract = (open: () => PagesFixture): void => {
  describe('pages for other systems', () => {
    let fixture: PagesFixture;
    beforeEach(() => {
      fixture = open();
    });

    it('have the entries of a section, each once, by id', async () => {
      const { records, keep } = fixture;
      await keep(ana.patient, { conditions: { kind: 'entries', entries: conditions } });
      const pages = await pagesOf(
        async (after: string | undefined) => {
          const said = await records.section(ana.patient, 'conditions', { ...(after && { after }), limit: 3 });
          return said.kind === 'entries' ? said.entries : [];
        },
        ({ id }) => id,
      );
      expect(pages.map((page) => page.map(({ id }) => id))).toEqual([['c1', 'c2', 'c3'], ['c4']]);
      expect(await records.entry(ana.patient, 'conditions', 'c3')).toEqual(conditions[2]);
      for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
        expect(await records.entry(patient, 'conditions', 'c3')).toBeUndefined();
      }
      expect(await records.entry(ana.patient, 'allergies', 'c3')).toBeUndefined();
    });

    it('say what a section says as a whole', async () => {
      const { records, keep } = fixture;
      const narrative = { kind: 'narrative', text: ['an inhaler'] } as const;
      await keep(ana.patient, { allergies: { kind: 'none-known' }, medications: narrative });
      expect(await records.section(ana.patient, 'allergies', { limit: 5 })).toEqual({ kind: 'none-known' });
      expect(await records.section(ana.patient, 'medications', { limit: 5 })).toEqual(narrative);
      expect(await records.section(ana.patient, 'labs', { limit: 5 })).toEqual({ kind: 'no-information' });
      for (const patient of strangers) {
        expect(await records.section(patient, 'allergies', { limit: 5 })).toEqual({ kind: 'no-information' });
      }
    });

    it('have the patients of a practice, of one birth date too', async () => {
      const { patients } = fixture;
      const pages = await pagesOf<PatientIdentity, PatientIdentity['patient']['patient']>(
        (after) => patients.patients(here.id, { ...(after && { after }), limit: 1 }),
        ({ patient }) => patient.patient,
      );
      const own = people.filter(({ patient }) => patient.practice === here.id);
      expect(pages.flat()).toEqual(own);
      expect(pages.length).toBe(own.length);
      const born = await patients.patients(here.id, { limit: 5 }, ana.birthDate);
      expect(born).toEqual([ana]);
      expect(await patients.patients(here.id, { after: ana.patient.patient, limit: 5 }, ana.birthDate)).toEqual([]);
    });

    it('have the visits of a patient by their start, those of one moment by id', async () => {
      const { visits, book } = fixture;
      const own = ['v2', 'v1', 'v3'].map((id, at) => visit(id, plus(now, at < 2 ? 0 : HOUR)));
      await book([...own, visit('v0', now, { patient: ben.patient })]);
      const pages = await pagesOf<Appointment, Pick<Appointment, 'start' | 'id'>>(
        (after) => visits.visits(ana.patient, { ...(after && { after }), limit: 2 }),
        ({ start, id }) => ({ start, id }),
      );
      expect(pages.map((page) => page.map(({ id }) => id))).toEqual([['v1', 'v2'], ['v3']]);
      const window = async (from: number, before: number) =>
        (await visits.visits(ana.patient, { from: plus(now, from), before: plus(now, before), limit: 5 })).map(
          ({ id }) => id,
        );
      expect(await window(0, HOUR)).toEqual(['v1', 'v2']);
      expect(await window(1, HOUR + 1)).toEqual(['v3']);
      const every = await pagesOf<Appointment, Pick<Appointment, 'start' | 'id'>>(
        (after) => visits.everyVisit(here.id, { ...(after && { after }), limit: 3 }),
        ({ start, id }) => ({ start, id }),
      );
      expect(every.map((page) => page.map(({ id }) => id))).toEqual([['v0', 'v1', 'v2'], ['v3']]);
      expect(every[0]?.[0]).toMatchObject({ patient: ben.patient });
      const from = plus(now, 1);
      const later = await visits.everyVisit(here.id, { from, before: plus(now, HOUR + 1), limit: 3 });
      expect(later.map(({ id }) => id)).toEqual(['v3']);
      expect(await visits.everyVisit(here.id, { from, before: plus(now, HOUR), limit: 3 })).toEqual([]);
      expect(await visits.everyVisit(elsewhere.id, { limit: 3 })).toEqual([]);
      expect(await visits.visitOf(here.id, 'v0' as AppointmentId)).toMatchObject({ patient: ben.patient });
      expect(await visits.visitOf(elsewhere.id, 'v0' as AppointmentId)).toBeUndefined();
    });

    it('have the providers and the offices of a practice', async () => {
      const { visits, book } = fixture;
      const [doctor, quiet] = doctors;
      const [north, east] = offices;
      if (doctor === undefined || quiet === undefined || north === undefined || east === undefined)
        throw new Error('two');
      await book([
        visit('d1', now, { provider: doctor, location: north }),
        visit('d2', now, { provider: quiet, location: east }),
      ]);
      expect(await visits.providers(here.id, { limit: 5 })).toEqual(doctors);
      expect(await visits.locations(here.id, { limit: 5 })).toEqual([east, north]);
      expect(await visits.providers(here.id, { after: doctor.id, limit: 5 })).toEqual([quiet]);
      expect(await visits.providers(here.id, { ids: [quiet.id], limit: 5 })).toEqual([quiet]);
      expect(await visits.locations('nowhere' as typeof here.id, { limit: 5 })).toEqual([]);
    });
  });
};
