import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { HttpRequest } from '@portico/practice-spi';
import { memoryAdapter } from '../testing/memory-adapter.ts';
import { origin, peopleHttp, type ToldPerson } from '../testing/people-server.ts';
import { Recorder } from './exchange-recorder.ts';

const now = Date.parse('2026-10-12T09:00:00-04:00');
const of = (signs: string, minLength: number, maxLength = 16) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength });
const lower = 'abcdefghijklmnopqrstuvwxyzáéñöç';
const digits = '0123456789';
const name = fc.tuple(of('ABCDEFGHIJÁÑ', 1, 1), of(lower, 6)).map((parts) => parts.join(''));
const token = of(`${digits}abcdefXYZ._-`, 12, 40).filter((text) => /[a-z\d]{6}/i.test(text));

const person: fc.Arbitrary<ToldPerson> = fc.record({
  id: fc.oneof(of('abcdefghijklmnop', 9), of(digits, 9), fc.uuid(), token),
  firstName: name,
  lastName: fc.oneof(
    name,
    fc.tuple(name, name).map((both) => both.join(' ')),
  ),
  birthDate: fc
    .date({ min: new Date('1930-01-01'), max: new Date('1990-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: of('abcdefghij', 8).map((text) => `${text}@mail.example`),
  phone: of(digits, 10, 10).map((text) => `+1${text}`),
  // As long as a number must be not to stand by chance within another that is made up.
  street: fc.tuple(of(digits, 9, 10), name).map(([number, street]) => `${number} ${street} Avenue`),
  zip: of(digits, 9, 9),
  memberNumber: fc.integer({ min: 100_000_000, max: 999_999_999 }),
  note: fc.array(name, { minLength: 2, maxLength: 6 }).map((words) => words.join(' ')),
  token,
  unknown: fc.record({ name: of('qwxz', 4).map((text) => `x${text}`), value: fc.oneof(name, token) }),
});

const request = (path: string, secret: string): HttpRequest => ({
  method: 'GET',
  url: `${origin}/r4/${path}`,
  headers: { authorization: `Bearer ${secret}` },
  signal: new AbortController().signal,
});

const recordedOf = async (people: readonly ToldPerson[]) => {
  const known = people.map(({ id, firstName, lastName, birthDate, email, phone }) => ({
    id,
    claim: { firstName, lastName, birthDate, email, phone },
  }));
  const stage = { adapter: memoryAdapter(), settings: {}, timeZone: 'America/New_York', patients: known };
  const recorder = new Recorder({ ...stage, http: peopleHttp(people) }, now);
  const { http } = recorder.stage();
  for (const { id, lastName, birthDate, token: secret } of people) {
    await http?.(request(`Patient/${encodeURIComponent(id)}`, secret));
    const query = new URLSearchParams({ family: lastName, birthdate: `eq${birthDate}`, key: secret, _count: '20' });
    await http?.(request(`Patient?${query}`, secret));
  }
  return recorder.cassette();
};

const people = fc.array(person, { minLength: 2, maxLength: 3 });

describe('a cassette', () => {
  it('holds no value of any person, and no secret', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (told) => {
        const cassette = JSON.stringify(await recordedOf(told)).toLowerCase();
        for (const each of told) {
          const { unknown, ...values } = each;
          const words = [each.note, each.street, each.lastName].flatMap((text) => text.split(' '));
          for (const value of [...Object.values(values), ...words, unknown.value].map(String)) {
            if (value === 'Avenue') continue;
            const hit = [value, encodeURIComponent(value)].find((text) => cassette.includes(text.toLowerCase()));
            expect({ hit }).toEqual({ hit: undefined });
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('replaces one value by one other, and keeps structure, codes and the time between dates', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (told) => {
        const { patients, exchanges } = await recordedOf(told);
        const [alone, search] = exchanges;
        const found = alone?.body as {
          resourceType: string;
          id: string;
          birthDate: string;
          name: readonly { family: string }[];
        };
        expect(alone?.path).toBe(`/r4/Patient/${encodeURIComponent(found.id)}`);
        expect(found).toMatchObject({ resourceType: 'Patient', id: patients[0]?.id });
        expect({ family: found.name[0]?.family, born: found.birthDate }).toEqual({
          family: patients[0]?.claim.lastName,
          born: patients[0]?.claim.birthDate,
        });
        const asked = new URLSearchParams(search?.path.split('?')[1]);
        expect(asked.get('family')).toBe(found.name[0]?.family);
        expect(asked.get('birthdate')).toBe(`eq${found.birthDate}`);
        const { entry, total } = search?.body as {
          total: number;
          entry: readonly { start?: string; status?: string; reasonCode?: unknown }[];
        };
        const visits = entry.filter(({ status }) => status === 'booked');
        expect({ total, visits: visits.length }).toEqual({ total: told.length, visits: told.length });
        const starts = visits.map(({ start = '' }) => Date.parse(start));
        expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBe(86_400_000);
        expect(JSON.stringify(visits[0]?.reasonCode)).toContain('"4548-4"');
      }),
      { numRuns: 20 },
    );
  });
});
