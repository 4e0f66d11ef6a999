import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Bundle, FhirResource, Slot } from 'fhir/r4';
import { startFurnished, type Furnished } from '../testing/contrary-clinic.ts';
import { clientOf, jsonIn } from '../testing/fhir-test-client.ts';

describe('searching at the contrary server', () => {
  let furnished: Furnished;
  let lenient: Furnished;
  beforeAll(async () => {
    furnished = await startFurnished({ profile: 'oracle' });
    lenient = await startFurnished({ profile: 'athena' });
  });
  afterAll(() => Promise.all([furnished.server.close(), lenient.server.close()]));

  const pagesOf = async (path: string, base = furnished.server.url): Promise<readonly Bundle[]> => {
    const pages: Bundle[] = [];
    let next: string | undefined = path;
    while (next !== undefined) {
      const page: Bundle = jsonIn(await clientOf(base)('GET', next));
      pages.push(page);
      next = page.link?.find(({ relation }) => relation === 'next')?.url;
    }
    return pages;
  };
  const idsOf = (pages: readonly Bundle[]): readonly string[] =>
    pages.flatMap(({ entry = [] }) => entry.map(({ resource }) => resource?.id ?? ''));
  const find = async (path: string) =>
    (await pagesOf(path)).flatMap(({ entry = [] }) => entry.map(({ resource }) => resource as FhirResource));

  it('gives ten rows a page, to larger counts as well, and one of them twice', async () => {
    const { schedules, slots } = furnished.clinic;
    const wanted = slots.filter(({ schedule }) => schedule === 'riveraNewYork').map(({ id }) => id);
    const pages = await pagesOf(`Slot?schedule=Schedule/${schedules.riveraNewYork}&_count=500`);
    const ids = idsOf(pages);
    expect(pages[0]?.entry).toHaveLength(10);
    expect(pages[1]?.entry?.[0]?.resource?.id).toBe(pages[0]?.entry?.at(-1)?.resource?.id);
    expect([...new Set(ids)]).toEqual(wanted);
    expect(ids.length - wanted.length).toBe(pages.length - 1);
  });

  it('says nothing of the search in the address of the next page, and knows no other', async () => {
    const [first] = await pagesOf('Slot?status=free');
    const next = first?.link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect(next).not.toContain('free');
    const made = await clientOf(furnished.server.url)('GET', 'Slot?-page=2');
    expect(made.status).toBe(410);
  });

  it.each([
    { path: 'Patient?family=pena', found: 1 },
    { path: "Patient?name=D'Angelo&birthdate=1990-07-14", found: 1 },
    { path: 'Patient?birthdate=1990-07-13', found: 0 },
    { path: 'Patient?identifier=https://clinic.example/mrn|MRN-1003', found: 1 },
    { path: 'Patient?identifier=https://elsewhere.example|MRN-1003', found: 0 },
    { path: 'Patient?email=patient4@clinic.example', found: 1 },
    { path: 'Appointment?status=booked,proposed', found: 3 },
    { path: 'Appointment?date=lt2026-11-24', found: 2 },
    { path: 'HealthcareService?service-type=FU', found: 1 },
    { path: 'PractitionerRole?specialty=207Q00000X', found: 1 },
  ])('finds $found by $path', async ({ path, found }) => {
    expect(await find(path)).toHaveLength(found);
  });

  it('compares moments, however their offset is written', async () => {
    const slots = (await find('Slot?start=ge2026-11-25T14:00:00Z&start=lt2026-11-25T09:00:01-05:00')) as Slot[];
    expect(slots.map(({ start }) => start)).toEqual(['2026-11-25T09:00:00-05:00']);
  });

  it('refuses a parameter that it does not know, or leaves it out of the link to itself', async () => {
    const { patients } = lenient.clinic;
    const path = `Appointment?patient=Patient/${patients.pena}&_include=Appointment:slot`;
    const strict = await clientOf(furnished.server.url)('GET', path);
    const [page] = await pagesOf(path, lenient.server.url);
    expect(strict.status).toBe(400);
    expect(page?.link?.find(({ relation }) => relation === 'self')?.url).not.toContain('_include');
    expect(page?.entry).toHaveLength(2);
  });
});
