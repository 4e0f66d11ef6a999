import { ok } from '@portico/domain/kernel';
import { facetNames, type PracticeConnection, type Visits } from '@portico/practice-spi';

/** What is left of a system: whole parts by their name, or some functions of a part. */
export interface CapabilitySet {
  readonly id: string;
  readonly name: string;
  readonly behavior: 'carecloud' | 'talkehr' | 'vertex';
  /** Parts and functions that patients find there: `visits`, or `booking.book`. */
  readonly has: readonly string[];
  /** Where booking leads. */
  readonly booking: 'times' | 'request' | 'phone' | 'not-there';
  /** Its system tells no visits that are over. */
  readonly comingOnly?: true;
}

const people = ['people'];
const readOnly = ['people.match', 'people.read', 'visits.of', 'visits.one', 'record', 'coverage.read'];
const bookingWithoutHolds = ['booking.book', 'booking.byKey', 'booking.cancel'];

/** Eight kinds of systems that practices have, from one that does everything to one that only knows what is owed. */
export const capabilitySets: readonly CapabilitySet[] = [
  { id: 'whole', name: 'Whole Clinic', behavior: 'carecloud', has: [...facetNames], booking: 'times' },
  {
    id: 'read-only',
    name: 'Read-Only Clinic',
    behavior: 'carecloud',
    has: [...readOnly, 'times.offered', 'times.free'],
    booking: 'phone',
  },
  {
    id: 'without-holds',
    name: 'Clinic Without Holds',
    behavior: 'talkehr',
    has: [...people, 'visits.of', 'visits.one', 'times', ...bookingWithoutHolds, 'mail', 'coverage.read'],
    booking: 'times',
  },
  {
    id: 'requests-only',
    name: 'Requests-Only Clinic',
    behavior: 'vertex',
    has: [...people, 'visits', 'times.offered', ...bookingWithoutHolds, 'booking.request', 'mail', 'money', 'forms'],
    booking: 'request',
  },
  {
    id: 'record-only',
    name: 'Record-Only Clinic',
    behavior: 'carecloud',
    has: ['people.match', 'people.read', 'record'],
    booking: 'not-there',
  },
  {
    id: 'visits-alone',
    name: 'Visits-Alone Clinic',
    behavior: 'carecloud',
    has: [...people, 'visits', 'times', 'booking', 'record', 'coverage'],
    booking: 'times',
  },
  {
    id: 'money-only',
    name: 'Money-Only Clinic',
    behavior: 'talkehr',
    has: ['people.match', 'people.read', 'money'],
    booking: 'not-there',
  },
  {
    id: 'no-past',
    name: 'No-Past Clinic',
    behavior: 'talkehr',
    has: [...people, 'visits', 'times', 'booking', 'mail', 'money'],
    booking: 'times',
    comingOnly: true,
  },
];

/** The connection as a system of that kind would have it. */
export const narrowed = (
  whole: PracticeConnection,
  { has, comingOnly }: CapabilitySet,
  now: () => number,
): PracticeConnection => {
  const facets = facetNames.flatMap((facet) => {
    const made = whole[facet];
    const functions = Object.entries(made ?? {}).filter(
      ([name]) => has.includes(facet) || has.includes(`${facet}.${name}`),
    );
    return functions.length === 0 ? [] : [[facet, Object.fromEntries(functions)] as const];
  });
  const left = Object.fromEntries(facets) as unknown as PracticeConnection;
  return comingOnly === true && left.visits !== undefined ? { ...left, visits: fromNowOn(left.visits, now) } : left;
};

const fromNowOn = (visits: Visits, now: () => number): Visits => ({
  ...visits,
  of: async (...asked) => {
    const listed = await visits.of(...asked);
    if (!listed.ok) return listed;
    return ok({ ...listed.value, items: listed.value.items.filter(({ end }) => Date.parse(end) > now()) });
  },
});
