import type { Changes, Cursor } from '@portico/practice-spi';
import { wantedVisit, type Fixture } from '../fixture/law-fixture.ts';
import { broken, ensure, facetOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

/** A few pages of changes, and where the following ones begin. */
const after = async (changes: Changes, cursor: Cursor | undefined, { call }: Fixture) => {
  const found = [];
  let at = cursor;
  for (let pages = 0; pages < 50; pages += 1) {
    const page = await valueOf(changes.since(at, call), 'changes.since');
    found.push(...page.items);
    const isLast = page.items.length === 0 || page.next === undefined || page.next === at;
    at = page.next ?? at;
    if (isLast) return { found, at: at ?? broken('changes.since does not say where the next changes begin') };
  }
  return broken('changes.since has pages without end');
};

const toldLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, clock, call } = fixture;
  const [changes, booking] = [facetOf(connection, 'changes'), facetOf(connection, 'booking')];
  const begun = await after(changes, undefined, fixture);
  clock.pass(60_000);
  const visit = await valueOf(booking.book(await wantedVisit(fixture), 'key-1', call), 'booking.book');
  clock.pass(60_000);
  const { found, at } = await after(changes, begun.at, fixture);
  const told = found.filter(({ kind, id }) => kind === 'visit' && id === visit.id);
  ensure(told.length > 0, 'changes.since does not tell of a visit that was booked');
  ensure(
    told.every(({ patient }) => patient === undefined || patient === mine.id),
    'changes.since tells of another patient',
  );
  const moments = found.map((each) => Date.parse(each.at));
  const isRising = moments.every((moment, place) => place === 0 || moment >= (moments[place - 1] ?? 0));
  ensure(isRising, 'changes.since is not the oldest first');
  clock.pass(600_000);
  const later = await after(changes, at, fixture);
  ensure(!later.found.some(({ id }) => id === visit.id), 'changes.since tells of one change for ever');
};

export const changeLaws: readonly Law[] = [
  law({
    id: 'changes.from-now',
    level: 1,
    facet: 'changes',
    says: 'Without a cursor changes begin now: nothing of the past, and where the next ones begin',
    check: async ({ connection, call }) => {
      const page = await valueOf(facetOf(connection, 'changes').since(undefined, call), 'changes.since');
      ensure(page.items.length === 0, 'changes.since begins in the past');
      ensure(page.next !== undefined, 'changes.since does not say where the next changes begin');
    },
  }),
  law({
    id: 'changes.told',
    level: 2,
    facet: 'changes',
    says: 'A visit that was booked is told of, the oldest change first, and not for ever',
    check: toldLaw,
  }),
];
