import type { Database } from '@portico/adapters-storage/sql';
import { card, holding, north, openPaymentsFixture, uniqueId, type PaymentsFixture } from '@portico/gateway/testing';
import { type Bar, median, printBars } from '../performance-targets.ts';

const [rounds, warmUp, atOnce] = [12, 3, 20];

/**
 * Payments with a card on file through a whole gateway, over HTTP, with the processor's double in the same process; and
 * beside them the rows that a payment leaves behind, inserted bare into the same database. Both in turn.
 */
export const run = async (): Promise<readonly Bar[]> => {
  const fixture = await openPaymentsFixture();
  const { database } = fixture.gateway;
  try {
    const cardId = await keepCard(fixture);
    await takeShadows(database);
    const times: readonly [number[], number[]] = [[], []];
    for (let round = -warmUp; round < rounds; round += 1) {
      const [ofPayments, ofRows] = [await timed(() => pay(fixture, cardId)), await timed(() => insertRows(database))];
      if (round >= 0) [ofPayments, ofRows].forEach((took, at) => times[at]?.push(took));
    }
    const [payments, rows] = [median(times[0]), median(times[1])];
    console.log(`payments with a card on file, ${atOnce} one after the other, medians of ${rounds}`);
    console.log(
      `  ${perSecond(payments)} a second through the gateway; the same rows inserted bare ${perSecond(rows)}`,
    );
    return [
      {
        name: 'payment through the whole gateway, next to a bare insert of its rows',
        measured: payments / rows,
        bar: 10,
        unit: '×',
        better: 'less',
      },
    ];
  } finally {
    await fixture.gateway.close();
  }
};

const perSecond = (milliseconds: number): string => ((atOnce * 1_000) / milliseconds).toFixed(0);

const timed = async (work: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const keepCard = async (fixture: PaymentsFixture): Promise<unknown> => {
  await paid(fixture, card({ saveCard: true }));
  const { cards } = await fixture.told('getMakePayments', {}, holding(fixture, north.id));
  return (cards as readonly { readonly cardId: string }[])[0]?.cardId;
};

const paid = async (fixture: PaymentsFixture, more: object): Promise<void> => {
  const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '1.00', ...more };
  const { status } = await fixture.done('makePayment', input, holding(fixture, north.id));
  if (status !== 200) throw new Error(`A payment was answered with ${status}.`);
};

const pay = async (fixture: PaymentsFixture, cardId: unknown): Promise<void> => {
  for (let each = 0; each < atOnce; each += 1) await paid(fixture, { cardId });
};

/** What a payment leaves behind: itself, its entry for the books, and its line in the activity log. */
const tables = ['payment_charges', 'book_postings', 'activity'] as const;

/** Tables of the same form and with the same indexes, and a row for each to copy. */
const takeShadows = async (database: Database): Promise<void> => {
  for (const table of tables) {
    await database.rows({ text: `create table bare_${table} (like ${table} including all)` });
    await database.rows({ text: `create table one_${table} as select * from ${table} limit 1` });
  }
};

/** What makes a copied row another one. */
const keys = {
  payment_charges: `jsonb_build_object('id', 'bare-' || $1::integer, 'unique_id', 'bare-' || $1::integer)`,
  book_postings: `jsonb_build_object('id', 'bare-' || $1::integer)`,
  activity: `jsonb_build_object('seq', 1000000 + $1::integer)`,
};

let inserted = 0;

const insertRows = async (database: Database): Promise<void> => {
  for (let each = 0; each < atOnce; each += 1) {
    inserted += 1;
    await database.transaction(async (sql) => {
      for (const table of tables) {
        const key = keys[table];
        await sql.rows({
          name: `bare-${table}`,
          text: `insert into bare_${table} overriding system value
            select (jsonb_populate_record(null::bare_${table}, to_jsonb(o) || ${key})).* from one_${table} o`,
          values: [inserted],
        });
      }
    });
  }
};

if (import.meta.main) printBars(await run());
