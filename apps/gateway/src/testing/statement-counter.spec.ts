import { asCaller, type Database, type Sql } from '@portico/adapters-storage/sql';
import { describe, expect, it } from '@jest/globals';
import { StatementCounter } from './statement-counter.ts';

/** A database that answers each statement some turns of the event loop later; one named `refused` fails. */
const answering = (): Database => {
  const sql = {
    rows: async ({ text }) => {
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      if (text === 'refused') throw new Error(text);
      return [];
    },
    transaction: (work) => work(sql),
  } as Pick<Sql, 'rows' | 'transaction'> as Sql;
  return sql as Database;
};

const setUp = () => {
  const counter = new StatementCounter();
  const sql = counter.database(answering());
  const ask = (text: string) => sql.rows({ text });
  const requested = (work: () => Promise<unknown>) => asCaller({ name: 'ana', practice: 'north' }, work);
  return { counter, sql, ask, requested };
};

describe('what a database is asked', () => {
  it('is counted alike for a worker and for a request; of a request, in the trips that it waits for', async () => {
    const { counter, sql, ask, requested } = setUp();
    const work = async () => {
      await Promise.all([ask('a'), ask('b')]);
      await ask('c');
      await sql.transaction((inside) => Promise.all([inside.rows({ text: 'd' }), inside.rows({ text: 'e' })]));
    };
    await counter.watched('worker', work)();
    expect(counter.takeTrips()).toEqual([]);
    await requested(work);
    expect(counter.takeTrips()).toEqual([['a', 'b'], ['c'], ['begin'], ['d', 'e'], ['commit']]);
    expect([...counter.byWorker]).toEqual([
      ['worker', 7],
      ['others', 7],
    ]);
  });

  it('tells how a transaction ended', async () => {
    const { counter, sql, requested } = setUp();
    const failing = requested(() => sql.transaction((inside) => inside.rows({ text: 'refused' })));
    await expect(failing).rejects.toThrow('refused');
    expect(counter.takeTrips()).toEqual([['begin'], ['refused'], ['rollback']]);
  });

  it('is settled once all of it is answered', async () => {
    const { counter, sql, ask } = setUp();
    let answered = 0;
    const begun = sql.transaction(async () => {
      for (const text of ['a', 'b', 'c']) await ask(text).then(() => (answered += 1));
    });
    await counter.settled();
    expect(answered).toBe(3);
    await begun;
  });
});
