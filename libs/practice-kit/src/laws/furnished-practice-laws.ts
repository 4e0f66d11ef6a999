import { aroundNow, freeTimes, visitsIn, wantedVisit } from '../fixture/law-fixture.ts';
import { everyPage } from '../fixture/read-every-page.ts';
import { declared, facetOf, ensure, notChecked, observed, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { dayIn } from '../fixture/time-zone-clock.ts';
import { law, type Law } from './law.ts';

const newcomer = { firstName: 'Ada', lastName: 'Newcomer', birthDate: '2001-02-03', email: 'ada@clinic.example' };

export const practiceLaws: readonly Law[] = [
  law({
    id: 'visits.furnished',
    level: 2,
    facet: 'visits',
    says: 'The visits of the practice’s books are listed, each once and at its time',
    check: async (fixture) => {
      const listed = await visitsIn(fixture, fixture, fixture.mine.id, aroundNow(fixture));
      for (const [at, { patient, start }] of fixture.scene.visits.entries()) {
        const id = fixture.furnished?.visits[at];
        const found = listed.filter((each) => each.id === id);
        ensure(found.length === (patient === 0 ? 1 : 0), `visits.of lists a visit ${found.length} times`);
        ensure(
          found.every((each) => Date.parse(each.start) === Date.parse(start)),
          'visits.of lists another time',
        );
      }
    },
  }),
  law({
    id: 'visits.between',
    level: 2,
    facet: 'visits',
    says: 'The list of all patients’ visits leaves none out; how a patient is reached is told of nobody else',
    check: async (fixture) => {
      const { connection, mine, theirs, call } = fixture;
      const visits = facetOf(connection, 'visits');
      const between = declared(visits.between, 'visits.between');
      const window = aroundNow(fixture);
      const listed = await everyPage('visits.between', (cursor) => between.call(visits, window, cursor, call));
      for (const [at, { patient }] of fixture.scene.visits.entries()) {
        // A page may begin with the last row of the one before: who reads a list of parts looks at ids.
        const found = listed.find(({ id }) => id === fixture.furnished?.visits[at]);
        ensure(found !== undefined, 'visits.between leaves out a visit');
        const whose = patient === 0 ? mine.id : theirs.id;
        ensure(found?.patient === whose, 'visits.between lists a visit of another patient');
      }
      for (const { id } of [mine, theirs]) {
        const { email, phone, language } = await valueOf(connection.people.read(id, call), 'people.read');
        const known: Readonly<Record<string, string | undefined>> = { email, phone, language };
        const told = listed.flatMap(({ patient, contact }) => (patient === id ? Object.entries(contact ?? {}) : []));
        ensure(
          told.every(([name, value]) => known[name] === value),
          'visits.between tells another contact than people.read',
        );
      }
    },
  }),
  law({
    id: 'visits.unknown-state',
    level: 2,
    facet: 'visits',
    says: 'A state that is not known is never guessed',
    check: async (fixture) => {
      const id = fixture.furnished?.unknownState ?? notChecked('no visit in an unknown state');
      const visits = facetOf(fixture.connection, 'visits');
      await problemOf(visits.one(fixture.mine.id, id, fixture.call), 'visits.one', 'malformed');
      const listed = await visitsIn(fixture, fixture, fixture.mine.id, aroundNow(fixture));
      ensure(!listed.some((each) => each.id === id), 'visits.of lists a visit in an unknown state');
    },
  }),
  law({
    id: 'visits.confirm',
    level: 2,
    facet: 'visits',
    says: 'A visit that was confirmed is read as confirmed; nobody confirms for another',
    check: async (fixture) => {
      const { connection, mine, theirs, call } = fixture;
      const visits = facetOf(connection, 'visits');
      const confirm = declared(visits.confirm, 'visits.confirm');
      const { id } = await valueOf(
        facetOf(connection, 'booking').book(await wantedVisit(fixture), 'key-1', call),
        'booking.book',
      );
      await problemOf(confirm.call(visits, theirs.id, id, undefined, call), 'visits.confirm', 'gone');
      await valueOf(confirm.call(visits, mine.id, id, undefined, call), 'visits.confirm');
      const read = await valueOf(visits.one(mine.id, id, call), 'visits.one');
      ensure(read.confirmed === true, 'visits.one does not tell of the confirmation');
    },
  }),
  law({
    id: 'times.furnished',
    level: 2,
    facet: 'times',
    says: 'Free times are those of the practice’s clocks, before and after the clocks change',
    check: async (fixture) => {
      const days = Map.groupBy(fixture.scene.open, ({ start }) => dayIn(fixture.scene.timeZone, Date.parse(start)));
      for (const [day, open] of days) {
        const free = (await freeTimes(fixture, fixture, day)).map(({ start }) => Date.parse(start));
        const isSame = free.length === open.length && open.every(({ start }) => free.includes(Date.parse(start)));
        ensure(isSame, 'times.free lists other times than the practice opened');
      }
    },
  }),
  law({
    id: 'booking.request-once',
    level: 2,
    facet: 'booking',
    says: 'The same key asks for a visit once, and finds the request',
    check: async (fixture) => {
      const { connection, mine, call } = fixture;
      const booking = facetOf(connection, 'booking');
      const ask = declared(booking.request, 'booking.request');
      const { time, offer } = await wantedVisit(fixture);
      const request = { patient: mine.id, offer, when: { start: time.start, end: time.end } };
      const first = await valueOf(ask.call(booking, request, 'ask-1', call), 'booking.request');
      const second = await valueOf(ask.call(booking, request, 'ask-1', call), 'booking.request');
      ensure(first.id === second.id && first.state === 'requested', 'booking.request asks twice');
      const found = await valueOf(booking.byKey(mine.id, 'ask-1', call), 'booking.byKey');
      const { visits } = await fixture.observe();
      const asked = visits.filter(({ patient, state }) => patient === mine.id && state === 'requested');
      ensure(found.id === first.id && asked.length === 1, `the practice finds ${asked.length} requests`);
    },
  }),
  law({
    id: 'people.register-once',
    level: 2,
    facet: 'people',
    says: 'The same key registers one patient, who is matched then',
    check: async ({ connection: { people }, call }) => {
      const register = declared(people.register, 'people.register');
      const first = await valueOf(register.call(people, newcomer, 'new-1', call), 'people.register');
      const second = await valueOf(register.call(people, newcomer, 'new-1', call), 'people.register');
      const matched = await valueOf(people.match(newcomer, call), 'people.match');
      ensure(first.id === second.id && matched.length === 1, `the patient is registered ${matched.length} times`);
    },
  }),
  law({
    id: 'people.correct-versions',
    level: 2,
    facet: 'people',
    says: 'A correction is read back; one by a stale version is a conflict',
    check: async ({ connection: { people }, mine, call }) => {
      const correct = declared(people.correct, 'people.correct');
      const before = await valueOf(people.read(mine.id, call), 'people.read');
      const change = { email: 'new@clinic.example' };
      await valueOf(correct.call(people, mine.id, change, before.version, call), 'people.correct');
      ensure((await valueOf(people.read(mine.id, call), 'people.read')).email === change.email, 'nothing is corrected');
      if (before.version === undefined) return;
      const stale = correct.call(people, mine.id, { email: 'late@clinic.example' }, before.version, call);
      await problemOf(stale, 'people.correct', 'conflict');
    },
  }),
  law({
    id: 'money.post-once',
    level: 2,
    facet: 'money',
    says: 'The same key posts a payment once, and finds it for its patient only',
    check: async ({ connection, mine, theirs, clock, observe, call }) => {
      const money = facetOf(connection, 'money');
      const [post, posted] = [declared(money.post, 'money.post'), declared(money.posted, 'money.posted')];
      const at = new Date(clock.now()).toISOString();
      const entry = { patient: mine.id, amount: 2_500, at, purpose: 'Copay' };
      for (const key of ['pay-1', 'pay-1']) await valueOf(post.call(money, entry, key, call), 'money.post');
      await valueOf(posted.call(money, mine.id, 'pay-1', call), 'money.posted');
      await problemOf(posted.call(money, theirs.id, 'pay-1', call), 'money.posted', 'gone');
      const entries = observed((await observe()).entries, 'payments');
      ensure(entries.length === 1, `the practice finds ${entries.length} payments`);
    },
  }),
];
