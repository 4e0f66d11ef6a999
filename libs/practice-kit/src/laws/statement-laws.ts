import type { Id, Money } from '@portico/practice-spi';
import type { Fixture } from '../fixture/law-fixture.ts';
import { everyPage } from '../fixture/read-every-page.ts';
import { probes } from '../fixture/nonexistent-ids.ts';
import { declared, ensure, facetOf, observed, problemOf, valueOf } from '../fixture/law-verdicts.ts';
import { law, type Law } from './law.ts';

const statementsOf = (money: Money, patient: Id, { call }: Fixture) =>
  everyPage('money.statements', (cursor) => money.statements(patient, cursor, call));

const listLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, call } = fixture;
  const money = facetOf(connection, 'money');
  const listed = await statementsOf(money, mine.id, fixture);
  ensure(new Set(listed.map(({ id }) => id)).size === listed.length, 'money.statements lists a statement twice');
  const isFalling = listed.every(({ date }, at) => at === 0 || date <= (listed[at - 1]?.date ?? ''));
  ensure(isFalling, 'money.statements is not the newest first');
  for (const line of listed) {
    const { date, total } = await valueOf(money.statement(mine.id, line.id, call), 'money.statement');
    ensure(date === line.date && total === line.total, 'money.statement differs from money.statements');
  }
};

const refundLaw = async (fixture: Fixture): Promise<void> => {
  const { connection, mine, clock, observe, call } = fixture;
  const money = facetOf(connection, 'money');
  const [post, posted] = [declared(money.post, 'money.post'), declared(money.posted, 'money.posted')];
  const at = new Date(clock.now()).toISOString();
  for (const [key, amount] of Object.entries({ 'pay-1': 2_500, 'refund-1': -1_000 })) {
    const entry = { patient: mine.id, amount, at, purpose: 'Copay' };
    await valueOf(post.call(money, entry, key, call), 'money.post');
    await valueOf(posted.call(money, mine.id, key, call), 'money.posted');
  }
  const entries = observed((await observe()).entries, 'payments');
  ensure(entries.length === 2, `the practice finds ${entries.length} entries of a payment and a refund`);
};

/** What lists of statements and entries keep to, beside sums. */
export const statementLaws: readonly Law[] = [
  law({
    id: 'money.statements',
    level: 1,
    facet: 'money',
    says: 'Statements are listed once each, the newest first, and read alone they are the same',
    check: listLaw,
  }),
  law({
    id: 'money.balance',
    level: 1,
    facet: 'money',
    says: 'What is due is told with the moment for which it holds, which is not to come',
    check: async ({ connection, mine, clock, call }) => {
      const { asOf } = await valueOf(facetOf(connection, 'money').balance(mine.id, call), 'money.balance');
      // Clocks of two machines differ a little.
      ensure(Date.parse(asOf) <= clock.now() + 300_000, 'money.balance holds for a moment that is to come');
    },
  }),
  law({
    id: 'money.unknown-key',
    level: 1,
    facet: 'money',
    says: 'A key under which nothing was posted is gone',
    check: async ({ connection, mine, call }) => {
      const money = facetOf(connection, 'money');
      const posted = declared(money.posted, 'money.posted');
      await problemOf(posted.call(money, mine.id, probes.key, call), 'money.posted', 'gone');
    },
  }),
  law({
    id: 'money.refund',
    level: 2,
    facet: 'money',
    says: 'A refund is an entry of its own beside the payment',
    check: refundLaw,
  }),
];
