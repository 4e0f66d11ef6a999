import { callUntil, type Fixture } from '../fixture/law-fixture.ts';
import { broken, ensure, facetOf, notDeclared, problemOf, said, valueOf } from '../fixture/law-verdicts.ts';
import { unfilledIn } from '../fixture/watch-functions.ts';
import { law, type Law } from './law.ts';

/** Holds back a call until its signal is aborted; a connection that hands on no signal is seen by that. */
const deadlineLaw = async ({ connection, host, mine }: Fixture): Promise<void> => {
  const deadline = new AbortController();
  let isHandedOn = true;
  host.intercept(({ request }) => {
    deadline.abort();
    isHandedOn &&= request.signal.aborted;
    return Promise.resolve({ ok: false, error: { kind: request.method === 'GET' ? 'away' : 'unknown' } });
  });
  const answer = await connection.people.read(mine.id, callUntil(deadline.signal));
  if (host.sent.length === 0) notDeclared('nothing is asked over HTTP');
  ensure(isHandedOn, 'people.read hands on another signal than that of its call');
  ensure(said(answer) === 'away', `people.read answered ${said(answer)} at its deadline instead of away`);
};

/** Safe on a live sandbox. */
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
        ensure(!made.ok && made.mistakes.length > 0, 'connect takes settings that are no object');
      }
    },
  }),
  law({
    id: 'functions.filled',
    level: 1,
    facet: 'people',
    says: 'No function is still as it was generated',
    check: async ({ connection }) => {
      const left = unfilledIn(connection);
      ensure(left.length === 0, `not yet filled: ${left.join(', ')}`);
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
        ensure(person.id === id, 'people.read answers another patient');
        ensure(matched.length === 1 && matched[0]?.id === id, `people.match finds ${matched.length} patients`);
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
        ensure(matched.length === 0, `people.match takes another ${Object.keys(other).join()}`);
      }
    },
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
        ensure(sum === false || sum === statement.total, 'money.statement has lines of another total');
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
