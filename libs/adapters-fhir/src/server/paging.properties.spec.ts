import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Appointment } from '@portico/domain/appointments';
import { anyAppointments } from '@portico/domain/appointments/testing';
import type { Section } from '@portico/domain/health';
import { conditions, documents, labs, notes, vitalSigns } from '@portico/domain/health/testing';
import { instant, type LocationId, type PatientId, type ProviderId, type TimeZone } from '@portico/domain/kernel';
import { entriesOf, memoryFace, nextOf, practice, statusOf } from '../testing/memory-fhir-service.ts';

const ana = { practice, patient: 'ana' as PatientId };

const list = <T extends { readonly id: unknown }>(entries: fc.Arbitrary<T>): fc.Arbitrary<Section<T>> =>
  fc
    .uniqueArray(entries, { maxLength: 8, selector: ({ id }) => String(id) })
    .map((found) => ({ kind: 'entries', entries: found }));

const visits: fc.Arbitrary<readonly Appointment[]> = anyAppointments(
  {
    patients: [ana],
    providers: [{ id: 'ng' as ProviderId, name: 'Dr. Ng' }],
    locations: [
      {
        id: 'main' as LocationId,
        office: 'Main',
        addressLines: [],
        city: '',
        state: '',
        zip: '',
        timeZone: 'UTC' as TimeZone,
      },
    ],
  },
  instant(Date.UTC(2026, 10, 24)),
);

type Face = ReturnType<typeof memoryFace>;

const everyPageOf = async ({ get }: Face, first: string, most: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let address: string | undefined = first; address !== undefined;) {
    const bundle = await get(address);
    const page = entriesOf(bundle).map(({ id }) => String(id));
    expect(page.length).toBeLessThanOrEqual(most);
    ids.push(...page);
    address = nextOf(bundle);
  }
  return ids;
};

describe('the pages of a search', () => {
  it.each([
    { search: 'Observation?patient=ana' },
    { search: 'Observation?patient=ana&status=final' },
    { search: 'Observation?patient=ana&date=ge2000' },
    { search: 'DiagnosticReport?patient=ana' },
    { search: 'DocumentReference?patient=ana' },
    { search: 'Condition?patient=ana&clinical-status=active,resolved' },
    { search: 'Appointment?patient=ana' },
    { search: 'Encounter?patient=ana' },
    { search: 'Encounter?patient=ana&class=VR' },
    { search: 'Appointment?patient=ana&date=ge2026-11-24&date=lt2027-01' },
    { search: 'Appointment?patient=ana&date=gt2026-11-24,lt2026-11-01' },
  ])('are together what one page would be: $search', async ({ search }) => {
    await fc.assert(
      fc.asyncProperty(
        list(labs),
        list(conditions),
        list(vitalSigns),
        fc.record({ notes: list(notes), documents: list(documents) }),
        visits,
        fc.integer({ min: 1, max: 4 }),
        async (reports, problems, vitals, texts, booked, count) => {
          const face = memoryFace();
          face.charts.put(ana, { labs: reports, conditions: problems, vitalSigns: vitals, ...texts });
          face.schedule.put(...booked);
          const whole = entriesOf(await face.get(`${search}&_count=100`)).map(({ id }) => String(id));
          expect(await everyPageOf(face, `${search}&_count=${count}`, count)).toEqual(whole);
          expect(new Set(whole).size).toBe(whole.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('have every note once, as a document or a report, and each is read by itself', async () => {
    await fc.assert(
      fc.asyncProperty(list(notes), async (written) => {
        const face = memoryFace();
        face.charts.put(ana, { notes: written });
        const all = written.kind === 'entries' ? written.entries : [];
        const reports = all.filter(({ conclusion }) => conclusion !== undefined);
        for (const [type, count] of [
          ['DocumentReference', all.length - reports.length],
          ['DiagnosticReport', reports.length],
        ] as const) {
          const found = await everyPageOf(face, `${type}?patient=ana&_count=3`, 3);
          expect(found.length).toBe(count);
          for (const id of found) expect(await face.get(`${type}/${id}`)).toMatchObject({ resourceType: type, id });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('have every result of every report and every vital sign', async () => {
    await fc.assert(
      fc.asyncProperty(list(labs), list(vitalSigns), async (reports, vitals) => {
        const face = memoryFace();
        face.charts.put(ana, { labs: reports, vitalSigns: vitals });
        const found = await everyPageOf(face, 'Observation?patient=ana&_count=3', 3);
        const all = reports.kind === 'entries' ? reports.entries.flatMap(({ results }) => results) : [];
        const measured = vitals.kind === 'entries' ? vitals.entries : [];
        expect(found.length).toBe(all.length + measured.length);
        for (const id of found) expect(await face.get(`Observation/${id}`)).toMatchObject({ id });
      }),
    );
  });

  it('have the encounters of the visits for which the patient came, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(visits, async (booked) => {
        const face = memoryFace();
        face.schedule.put(...booked);
        const found = entriesOf(await face.get('Encounter?patient=ana&_count=100'));
        const came = booked.filter(({ status }) => status === 'COMPLETED' || status === 'CHECKED-IN');
        expect(found.map(({ id }) => id).sort()).toEqual(came.map(({ id }) => String(id)).sort());
        for (const { id } of booked) {
          const { status } = await statusOf(face, `Encounter/${id}`, '');
          expect(status).toBe(came.some((each) => each.id === id) ? 200 : 404);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('have the visits of the days that are asked for, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(visits, fc.integer({ min: -3, max: 3 }), async (booked, days) => {
        const day = new Date(Date.UTC(2026, 10, 24 + days)).toISOString().slice(0, 10);
        const face = memoryFace();
        face.schedule.put(...booked);
        const found = entriesOf(await face.get(`Appointment?patient=ana&date=${day}&_count=100`));
        const expected = booked.filter(({ start }) => new Date(start).toISOString().startsWith(day));
        expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => String(id)).sort());
      }),
    );
  });

  it.each(['Appointment', 'Encounter'])(
    'have the visits of every patient for a system that names none, each once: %s',
    async (type) => {
      await fc.assert(
        fc.asyncProperty(visits, fc.integer({ min: 1, max: 4 }), async (booked, count) => {
          const ben = { practice, patient: 'ben' as PatientId };
          const all = booked.map((visit, at) => (at % 2 === 0 ? visit : { ...visit, patient: ben }));
          const face = memoryFace();
          face.schedule.put(...all);
          const found = await everyPageOf(face, `${type}?_count=${count}`, count);
          const came = ({ status }: Appointment) => status === 'COMPLETED' || status === 'CHECKED-IN';
          const expected = all.filter((visit) => type === 'Appointment' || came(visit));
          expect([...found].sort()).toEqual(expected.map(({ id }) => String(id)).sort());
          const open = await everyPageOf(face, `${type}?status=booked,finished&_count=${count}`, count);
          expect(found).toEqual(expect.arrayContaining([...open]));
        }),
        { numRuns: 40 },
      );
    },
  );

  it('look at the visits of the days alone that a system asks for, of every patient', async () => {
    await fc.assert(
      fc.asyncProperty(visits, fc.integer({ min: -3, max: 3 }), async (booked, days) => {
        const day = new Date(Date.UTC(2026, 10, 24 + days)).toISOString().slice(0, 10);
        const ben = { practice, patient: 'ben' as PatientId };
        const all = booked.map((visit, at) => (at % 2 === 0 ? visit : { ...visit, patient: ben }));
        const face = memoryFace();
        face.schedule.put(...all);
        const expected = all.filter(({ start }) => new Date(start).toISOString().startsWith(day));
        // A page that looked at other days too would be short, and lead to another one.
        const bundle = await face.get(`Appointment?date=${day}&_count=${Math.max(1, expected.length)}`);
        expect(
          entriesOf(bundle)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(expected.map(({ id }) => String(id)).sort());
        expect(nextOf(bundle)).toBeUndefined();
      }),
    );
  });
});
