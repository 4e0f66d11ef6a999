import type { Window } from '@portico/practice-spi';
import { aroundNow, freeTimes, offerOf, visitsIn, type Fixture } from '../fixture/law-fixture.ts';
import { probes } from '../fixture/nonexistent-ids.ts';
import { everyPage } from '../fixture/read-every-page.ts';
import { declared, ensure, facetOf, notChecked, valueOf } from '../fixture/law-verdicts.ts';
import { addDays, dayIn, nextClockChange } from '../fixture/time-zone-clock.ts';
import { law, type Law } from './law.ts';

const daysAroundClockChange = ({ scene }: Fixture): readonly string[] => {
  const today = dayIn(scene.timeZone, scene.now);
  const change = nextClockChange(scene.timeZone, addDays(today, 5)) ?? addDays(today, 5);
  return [-2, -1, 0, 1, 2].map((ahead) => addDays(change, ahead));
};

const wholePagesLaw = async (fixture: Fixture): Promise<void> => {
  const { from, before } = aroundNow(fixture);
  const idsIn = async (window: Window) => {
    const [start, end] = [Date.parse(window.from), Date.parse(window.before)];
    const found = await visitsIn(fixture, fixture, fixture.mine.id, window);
    const touch = found.every((each) => Date.parse(each.start) < end && Date.parse(each.end) > start);
    ensure(touch, 'visits.of lists a visit outside of its window');
    return found.map(({ id }) => id);
  };
  const all = await idsIn({ from, before });
  ensure(new Set(all).size === all.length, 'visits.of lists a visit twice');
  const edges = [from, ...[-9, -6, -3, 0].map((days) => aroundNow(fixture, -days).from), before];
  const parts = await Promise.all(edges.slice(1).map((edge, at) => idsIn({ from: edges[at] ?? from, before: edge })));
  const seen = new Set(parts.flat());
  ensure(
    all.every((id) => seen.has(id)) && seen.size === all.length,
    'visits.of lists other visits in narrower windows',
  );
};

/** On a live sandbox the list of all is read for the hours of one visit: it may be long. */
const allOfOneVisitLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, call } = fixture;
  const visits = facetOf(connection, 'visits');
  const between = declared(visits.between, 'visits.between');
  const own = await visitsIn(fixture, fixture, mine.id, aroundNow(fixture));
  // One with others before it and after it, where there are any.
  const ascending = own.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const chosen = ascending[Math.floor(ascending.length / 2)];
  const { start, end } = chosen ?? { start: aroundNow(fixture, 0).from, end: aroundNow(fixture, 1).before };
  const listed = await everyPage('visits.between', (cursor) =>
    between.call(visits, { from: start, before: end }, cursor, call),
  );
  const touch = listed.every(
    (each) => Date.parse(each.start) < Date.parse(end) && Date.parse(each.end) > Date.parse(start),
  );
  ensure(touch, 'visits.between lists a visit outside of its window');
  if (chosen === undefined) return notChecked('the first patient has no visit');
  const found = listed.find(({ id }) => id === chosen.id);
  ensure(found !== undefined, 'visits.between leaves out a visit that visits.of lists');
  ensure(
    found?.patient === mine.id && Date.parse(found.start) === Date.parse(chosen.start),
    'visits.between differs from visits.of',
  );
};

/** What lists of visits and times keep to, on a live sandbox too. */
export const listingLaws: readonly Law[] = [
  law({
    id: 'visits.own',
    level: 1,
    facet: 'visits',
    says: 'A visit that is listed is that patient’s, and read alone it is the same',
    check: async (fixture) => {
      const { connection, mine, call } = fixture;
      const listed = await visitsIn(fixture, fixture, mine.id, aroundNow(fixture));
      ensure(
        listed.every(({ patient }) => patient === mine.id),
        'visits.of lists visits of other patients',
      );
      const [first] = listed;
      if (first === undefined) return notChecked('the first patient has no visit');
      const alone = await valueOf(facetOf(connection, 'visits').one(mine.id, first.id, call), 'visits.one');
      ensure(alone.state === first.state && alone.start === first.start, 'visits.one differs from visits.of');
    },
  }),
  law({
    id: 'visits.whole',
    level: 1,
    facet: 'visits',
    says: 'Pages are whole and without duplicates, in wide windows and narrow ones',
    check: wholePagesLaw,
  }),
  law({
    id: 'visits.cursor',
    level: 1,
    facet: 'visits',
    says: 'A cursor that was never given is answered by a value, and never by a list of others',
    check: async (fixture) => {
      const visits = facetOf(fixture.connection, 'visits');
      const answer = await visits.of(fixture.mine.id, aroundNow(fixture), probes.cursor, fixture.call);
      ensure(!answer.ok || answer.value.items.every(({ patient }) => patient === fixture.mine.id), 'visits.of leaks');
    },
  }),
  law({
    id: 'visits.between-hours',
    level: 1,
    facet: 'visits',
    says: 'The list of all patients’ visits, read for the hours of one of them, has it, and none outside',
    check: allOfOneVisitLaw,
  }),
  law({
    id: 'times.directory',
    level: 1,
    facet: 'times',
    says: 'Each offer names a calendar, a kind of visit and a place that are offered',
    check: async ({ connection, call }) => {
      const offered = await valueOf(facetOf(connection, 'times').offered(call), 'times.offered');
      const has = (list: readonly { readonly id: string }[], id: string) => list.some((each) => each.id === id);
      for (const { calendar, type, place } of offered.offers) {
        const isWhole = has(offered.calendars, calendar) && has(offered.types, type) && has(offered.places, place);
        ensure(isWhole, 'times.offered has an offer of something that it does not list');
      }
    },
  }),
  law({
    id: 'times.languages',
    level: 1,
    facet: 'times',
    says: 'The languages of a provider are BCP 47 tags, and none stands twice',
    check: async ({ connection, call }) => {
      const { calendars } = await valueOf(facetOf(connection, 'times').offered(call), 'times.offered');
      for (const { provider } of calendars) {
        const tags = (provider.languages ?? []).map((tag) => tag.toLowerCase());
        const areTags = tags.every((tag) => /^[a-z]{2,8}(?:-[\da-z]{1,8})*$/.test(tag));
        ensure(areTags, 'times.offered has a language that is no BCP 47 tag');
        ensure(new Set(tags).size === tags.length, 'times.offered has a language of a provider twice');
      }
    },
  }),
  law({
    id: 'times.days',
    level: 1,
    facet: 'times',
    says: 'Free times lie on the day that was asked for, ascending, on days when clocks change too',
    check: async (fixture) => {
      const { places } = await valueOf(facetOf(fixture.connection, 'times').offered(fixture.call), 'times.offered');
      const { place } = await offerOf(fixture);
      const timeZone = places.find(({ id }) => id === place)?.timeZone ?? fixture.stage.timeZone;
      for (const day of daysAroundClockChange(fixture)) {
        const starts = (await freeTimes(fixture, fixture, day)).map(({ start, end }) => {
          ensure(Date.parse(start) < Date.parse(end), 'times.free has a time that ends before it starts');
          return Date.parse(start);
        });
        ensure(
          starts.every((start) => dayIn(timeZone, start) === day),
          'times.free lists another day',
        );
        ensure(
          starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0)),
          'times.free is not ascending',
        );
      }
    },
  }),
];
