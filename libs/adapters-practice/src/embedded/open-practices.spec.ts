import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { PageCounter } from '@portico/adapters-storage/testing';
import type { AppointmentLocation } from '@portico/domain/appointments';
import { beginsWords, wordsIn, type LocationId, type PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import fc from 'fast-check';
import { elsewhere, offices } from '../conformance/practice-fixture.ts';
import { EmbeddedPractices, EmbeddedSetup } from './index.ts';

const words = ['Clínica', 'Family', 'Niños', 'Desert', 'Bloom', "O'Hara", 'St. Mary', 'Ñandú'];
const cities = ['Mesa', 'San José', 'Winston-Salem', 'Tempe'];
const typed = [
  'clin',
  'CLINICA',
  'fam',
  'ninos',
  'Niñ',
  'hara',
  'o hara',
  'mary st',
  'nandu',
  'mesa',
  'jose',
  'salem',
  'zz',
  '85',
];

const [office] = offices;
const at = (id: string, city: string): AppointmentLocation => ({
  ...(office as AppointmentLocation),
  id: id as LocationId,
  city,
});

/** Practices as they stand, each with the cities of its locations. */
const steps = fc.array(
  fc.record({
    practice: fc.integer({ min: 0, max: 40 }).map((number) => `p${number}` as PracticeId),
    name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
    open: fc.boolean(),
    places: fc.uniqueArray(fc.constantFrom(...cities), { maxLength: 2 }),
  }),
  { maxLength: 60 },
);
const searches = fc.array(fc.constantFrom(...typed), { maxLength: 3 }).map((parts) => parts.join(' '));

describe('the practices that new patients may register with', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());

  it('ACC-214 are found by words in any order as each stands now, no more than were asked for, and no closed one', async () => {
    const setup = new EmbeddedSetup(database);
    const directory = new EmbeddedPractices(database);
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(searches, { minLength: 1, maxLength: 6 }),
        fc.nat({ max: 25 }),
        async (all, sought, most) => {
          await database.rows({ text: 'truncate clinic.practices cascade' });
          const standing = new Map<
            PracticeId,
            { readonly name: string; readonly open: boolean; readonly texts: Map<string, string> }
          >();
          for (const { practice, name, open, places } of all) {
            const row: Practice = { ...elsewhere, id: practice, name, takesNewPatients: open };
            await setup.practices([row]);
            await setup.locations(
              practice,
              places.map((city, index) => at(`office-${index}`, city)),
            );
            const texts = standing.get(practice)?.texts ?? new Map<string, string>();
            places.forEach((city, index) =>
              texts.set(`office-${index}`, `${office?.office} ${city} ${office?.state} ${office?.zip}`),
            );
            standing.set(practice, { name, open, texts });
          }
          for (const search of sought) {
            const expected = [...standing]
              .filter(([, { name, open, texts }]) => open && beginsWords(wordsIn(search), [name, ...texts.values()]))
              .map(([id]) => id);
            const found = await directory.openToNewPatients(search, most);
            expect(found.length).toBe(Math.min(most, expected.length));
            expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
            expect(expected).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('cost no more to list or to find beside 10,000 others', async () => {
    await database.rows({ text: 'truncate clinic.practices cascade' });
    const setup = new EmbeddedSetup(database);
    const many = (from: number, to: number): readonly Practice[] =>
      Array.from({ length: to - from }, (_, index) => ({
        ...elsewhere,
        id: `many-${from + index}` as PracticeId,
        name: `Family Clinic ${from + index}x`,
        logo: `data:image/png;base64,${'A'.repeat(2000)}`,
        takesNewPatients: true,
      }));
    const pagesOf = async (search: string): Promise<number> => {
      const counter = new PageCounter(database);
      await new EmbeddedPractices(counter).openToNewPatients(search, 21);
      return counter.pages;
    };
    const costs = async () => {
      await database.rows({ text: 'vacuum (analyze)' });
      return [await pagesOf(''), await pagesOf('50x'), await pagesOf('nowhere')];
    };
    await setup.practices(many(0, 100));
    const few = await costs();
    await setup.practices(many(100, 10_000));
    const beside = await costs();
    // A deeper index adds a page or two a look, never a page for every thousand rows.
    beside.forEach((pages, index) => expect(pages).toBeLessThanOrEqual((few[index] ?? 0) + 20));
    // Words that each of them has cost a few looks into indexes for each, and read no picture.
    expect(await pagesOf('clinic family')).toBeLessThanOrEqual(40_000);
  }, 120_000);
});
