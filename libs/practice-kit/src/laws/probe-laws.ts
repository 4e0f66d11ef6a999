import type { Answer, Window } from '@portico/practice-spi';
import { aroundNow, callUntil, freeTimes, offerOf, visitsIn, type Trial } from '../trial/trial.ts';
import { broken, facetOf, hold, notDeclared, problemOf, said, valueOf } from '../trial/verdicts.ts';
import { addDays, dayIn, nextClockChange } from '../trial/wall-clock.ts';
import { law, type Law } from './law.ts';

const unknownId = '00000000-0000-4000-8000-00000000dead';
const oddIds = ['..', 'a/b?c=d#e', '%2e%2e%2f', "'; --", 'x'.repeat(128), 'ñ'];

/** Ways to ask for one thing of one patient, of the facets that are there. */
const singles = ({ connection, call }: Trial) => {
  const { visits, record, mail, money } = connection;
  return {
    ...(visits && { 'visits.one': (patient: string, id: string): Answer<unknown> => visits.one(patient, id, call) }),
    ...(record && {
      'record.document': (patient: string, id: string): Answer<unknown> => record.document(patient, id, call),
    }),
    ...(mail && {
      'mail.thread': (patient: string, id: string): Answer<unknown> => mail.thread(patient, id, undefined, call),
    }),
    ...(money && {
      'money.statement': (patient: string, id: string): Answer<unknown> => money.statement(patient, id, call),
    }),
  };
};

const anyVisit = async (trial: Trial): Promise<string> => {
  const [visit] = await visitsIn(trial, trial, trial.mine.id, aroundNow(trial));
  return visit?.id ?? notDeclared('the first patient has no visit');
};

/** Holds back a call until its signal is aborted; a connection that hands on no signal is seen by that. */
const deadlineLaw = async ({ connection, host, mine }: Trial): Promise<void> => {
  const deadline = new AbortController();
  let isHandedOn = true;
  host.intercept(({ request }) => {
    deadline.abort();
    isHandedOn &&= request.signal.aborted;
    return Promise.resolve({ ok: false, error: { kind: request.method === 'GET' ? 'away' : 'unknown' } });
  });
  const answer = await connection.people.read(mine.id, callUntil(deadline.signal));
  if (host.sent.length === 0) notDeclared('nothing is asked over HTTP');
  hold(isHandedOn, 'people.read hands on another signal than that of its call');
  hold(said(answer) === 'away', `people.read answered ${said(answer)} at its deadline instead of away`);
};

const daysAroundClockChange = ({ scene }: Trial): readonly string[] => {
  const today = dayIn(scene.timeZone, scene.now);
  const change = nextClockChange(scene.timeZone, addDays(today, 5)) ?? addDays(today, 5);
  return [-2, -1, 0, 1, 2].map((ahead) => addDays(change, ahead));
};

const wholePagesLaw = async (trial: Trial): Promise<void> => {
  const { from, before } = aroundNow(trial);
  const idsIn = async (window: Window) => {
    const [start, end] = [Date.parse(window.from), Date.parse(window.before)];
    const found = await visitsIn(trial, trial, trial.mine.id, window);
    const touch = found.every((each) => Date.parse(each.start) < end && Date.parse(each.end) > start);
    hold(touch, 'visits.of lists a visit outside of its window');
    return found.map(({ id }) => id);
  };
  const all = await idsIn({ from, before });
  hold(new Set(all).size === all.length, 'visits.of lists a visit twice');
  const edges = [from, ...[-9, -6, -3, 0].map((days) => aroundNow(trial, -days).from), before];
  const parts = await Promise.all(edges.slice(1).map((edge, at) => idsIn({ from: edges[at] ?? from, before: edge })));
  const seen = new Set(parts.flat());
  hold(all.every((id) => seen.has(id)) && seen.size === all.length, 'visits.of lists other visits in narrower windows');
};

export const probeLaws: readonly Law[] = [
  law({
    id: 'connect.mistakes',
    level: 1,
    facet: 'people',
    says: 'Settings that are wrong are mistakes that are named, and nothing is thrown',
    check: async ({ stage, host }) => {
      for (const settings of [null, 7, 'text', []]) {
        const made = await Promise.resolve()
          .then(() => stage.adapter.connect(settings, host))
          .catch(() => broken('connect threw'));
        hold(!made.ok && made.mistakes.length > 0, 'connect takes settings that are no object');
      }
    },
  }),
  law({
    id: 'people.known',
    level: 1,
    facet: 'people',
    says: 'Two known patients are read and matched, each as one person',
    check: async ({ connection: { people }, mine, theirs, call }) => {
      for (const { id, claim } of [mine, theirs]) {
        const person = await valueOf(people.read(id, call), 'people.read');
        const matched = await valueOf(people.match(claim, call), 'people.match');
        hold(person.id === id, 'people.read answers another patient');
        hold(matched.length === 1 && matched[0]?.id === id, `people.match finds ${matched.length} patients`);
      }
    },
  }),
  law({
    id: 'people.exact',
    level: 1,
    facet: 'people',
    says: 'A claim with another birth date or another name matches nobody',
    check: async ({ connection: { people }, mine: { claim }, call }) => {
      for (const other of [{ birthDate: '1901-01-01' }, { lastName: 'Nobody-Of-This-Name' }]) {
        const matched = await valueOf(people.match({ ...claim, ...other }, call), 'people.match');
        hold(matched.length === 0, `people.match takes another ${Object.keys(other).join()}`);
      }
    },
  }),
  law({
    id: 'people.unknown',
    level: 1,
    facet: 'people',
    says: 'A patient who is unknown is gone',
    check: async ({ connection: { people }, call }) =>
      void (await problemOf(people.read(unknownId, call), 'people.read', 'gone')),
  }),
  law({
    id: 'ids.odd',
    level: 1,
    facet: 'people',
    says: 'Ids of any characters are gone or refused, and lead to nothing else',
    check: async (trial) => {
      for (const id of oddIds) {
        await problemOf(trial.connection.people.read(id, trial.call), 'people.read', 'gone', 'refused');
        for (const [name, ask] of Object.entries(singles(trial))) {
          await problemOf(ask(trial.mine.id, id), name, 'gone', 'refused', 'not-offered');
        }
      }
    },
  }),
  law({
    id: 'ids.unknown',
    level: 1,
    facet: 'visits',
    says: 'Things that do not exist are gone',
    check: async (trial) => {
      const asks = Object.entries(singles(trial));
      if (asks.length === 0) notDeclared('nothing belongs to a patient');
      for (const [name, ask] of asks) await problemOf(ask(trial.mine.id, unknownId), name, 'gone', 'not-offered');
    },
  }),
  law({
    id: 'visits.others',
    level: 1,
    facet: 'visits',
    says: 'A visit of another patient is answered exactly as one that does not exist',
    check: async (trial) => {
      const { connection, theirs, call } = trial;
      const visits = facetOf(connection, 'visits');
      const visit = await anyVisit(trial);
      const others = await problemOf(visits.one(theirs.id, visit, call), 'visits.one', 'gone');
      const unknown = await problemOf(visits.one(theirs.id, unknownId, call), 'visits.one', 'gone');
      hold(JSON.stringify(others) === JSON.stringify(unknown), 'visits.one tells another patient from no visit');
    },
  }),
  law({
    id: 'visits.own',
    level: 1,
    facet: 'visits',
    says: 'A visit that is listed is that patient’s, and read alone it is the same',
    check: async (trial) => {
      const { connection, mine, call } = trial;
      const listed = await visitsIn(trial, trial, mine.id, aroundNow(trial));
      hold(
        listed.every(({ patient }) => patient === mine.id),
        'visits.of lists visits of other patients',
      );
      const [first] = listed;
      if (first === undefined) return notDeclared('the first patient has no visit');
      const alone = await valueOf(facetOf(connection, 'visits').one(mine.id, first.id, call), 'visits.one');
      hold(alone.state === first.state && alone.start === first.start, 'visits.one differs from visits.of');
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
    check: async (trial) => {
      const visits = facetOf(trial.connection, 'visits');
      const answer = await visits.of(trial.mine.id, aroundNow(trial), 'no cursor of yours', trial.call);
      hold(!answer.ok || answer.value.items.every(({ patient }) => patient === trial.mine.id), 'visits.of leaks');
    },
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
        hold(isWhole, 'times.offered has an offer of something that it does not list');
      }
    },
  }),
  law({
    id: 'times.days',
    level: 1,
    facet: 'times',
    says: 'Free times lie on the day that was asked for, ascending, on days when clocks change too',
    check: async (trial) => {
      const { places } = await valueOf(facetOf(trial.connection, 'times').offered(trial.call), 'times.offered');
      const { place } = await offerOf(trial);
      const timeZone = places.find(({ id }) => id === place)?.timeZone ?? trial.stage.timeZone;
      for (const day of daysAroundClockChange(trial)) {
        const starts = (await freeTimes(trial, trial, day)).map(({ start, end }) => {
          hold(Date.parse(start) < Date.parse(end), 'times.free has a time that ends before it starts');
          return Date.parse(start);
        });
        hold(
          starts.every((start) => dayIn(timeZone, start) === day),
          'times.free lists another day',
        );
        hold(
          starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0)),
          'times.free is not ascending',
        );
      }
    },
  }),
  law({
    id: 'booking.unknown-key',
    level: 1,
    facet: 'booking',
    says: 'A key under which nothing was booked is gone',
    check: async ({ connection, mine, call }) =>
      void (await problemOf(
        facetOf(connection, 'booking').byKey(mine.id, 'never-used', call),
        'booking.byKey',
        'gone',
      )),
  }),
  law({
    id: 'money.sum',
    level: 1,
    facet: 'money',
    says: 'The lines of a statement sum to its total, and nobody else reads it',
    check: async ({ connection, mine, theirs, call }) => {
      const money = facetOf(connection, 'money');
      const { items } = await valueOf(money.statements(mine.id, undefined, call), 'money.statements');
      for (const { id } of items) {
        const statement = await valueOf(money.statement(mine.id, id, call), 'money.statement');
        const sum = 'lines' in statement && statement.lines.reduce((all, { amount }) => all + amount, 0);
        hold(sum === false || sum === statement.total, 'money.statement has lines of another total');
        await problemOf(money.statement(theirs.id, id, call), 'money.statement', 'gone');
      }
    },
  }),
  law({
    id: 'calls.deadline',
    level: 1,
    facet: 'people',
    says: 'The deadline of a call reaches its HTTP, and an answer that did not come by then is away',
    check: deadlineLaw,
  }),
];
