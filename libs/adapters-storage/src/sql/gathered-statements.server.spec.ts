import type { Instant } from '@portico/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { asCaller } from './caller-of-statements.ts';
import { noteRequestTime, requestClock } from './database-clock.ts';
import { openDatabase } from './open-database.ts';
import type { Database, Statement } from './sql.ts';

/** Reads, writes of one row each, and statements that fail: in the planner, while they run, and by a constraint. */
const statements: fc.Arbitrary<Statement> = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((n) => ({ name: 'plus-one', text: 'select $1::int + 1 as n', values: [n] })),
  fc.constant({ name: 'kept', text: 'select n, seen, at from kept order by n' }),
  fc.integer({ min: 0, max: 3 }).map((n) => ({ text: 'select n from kept where n = $1', values: [n] })),
  fc.integer({ min: -2, max: 2 }).map((n) => ({ name: 'ratio', text: 'select 6 / $1::int as n', values: [n] })),
  fc.constantFrom({ text: 'select nothing from nowhere' }, { name: 'wrong', text: 'select nothing from nowhere' }),
  fc.constant({ text: 'insert into kept (n, seen, at) values (1, true, now())' }),
  fc.constant({ name: 'text', text: 'select $1::text as n, $2::bytea as b', values: ['ñ', Buffer.from([0, 255])] }),
);

const outcomeOf = (asked: Promise<readonly unknown[]>) =>
  asked.then(
    (rows) => ({ rows }),
    (error: unknown) => ({ error: String(error) }),
  );

let server: TestServer;
const databases: Database[] = [];
beforeAll(async () => {
  server = await startTestServer();
  databases.push(
    await openDatabase({ kind: 'embedded-memory' }),
    await openDatabase({ kind: 'server', url: await server.createDatabase(), statementMilliseconds: 10_000 }),
  );
  for (const database of databases) {
    await database.rows({ text: 'create table kept (n int primary key, seen boolean not null, at timestamptz)' });
    await database.rows({ text: `insert into kept select n, n = 2, '2026-03-01Z' from generate_series(1, 3) n` });
  }
}, 120_000);
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await server.stop();
});

describe.each<readonly [number, string]>([
  [0, 'embedded'],
  [1, 'a server'],
])('statements that one request asks at once', (which) => {
  const alone = (statement: Statement) => outcomeOf((databases[which] as Database).rows(statement));

  it('OPS-D7 answer and fail each as it would alone, whatever is asked beside it', async () => {
    const database = databases[which] as Database;
    await fc.assert(
      fc.asyncProperty(fc.array(statements, { minLength: 1, maxLength: 30 }), async (asked) => {
        const together = await asCaller({ name: 'account ana', practice: '' }, () =>
          Promise.all(asked.map((statement) => outcomeOf(database.rows(statement)))),
        );
        const single: unknown[] = [];
        for (const statement of asked) single.push(await alone(statement));
        expect(together).toEqual(single);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('OPS-D7 share one connection and keep no work of a failing neighbor from being written', async () => {
    const database = databases[which] as Database;
    const outcomes = await asCaller({ name: 'account ana', practice: '' }, () =>
      Promise.allSettled([
        database.rows<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }),
        database.rows({ text: 'insert into kept (n, seen) values (7, true)' }),
        database.rows({ text: 'select 1 / 0' }),
        database.rows({ text: 'insert into kept (n, seen) values (8, true)' }),
        database.rows<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }),
      ]),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(outcomes[0]).toEqual(outcomes[4]);
    expect(await database.rows({ text: 'delete from kept where n in (7, 8) returning n' })).toHaveLength(2);
  });
});

it('OPS-D7 statements of two requests, and of work without a request, wait for no statement of another', async () => {
  const database = databases[1] as Database;
  const pid = () => database.rows<{ pid: number }>({ text: 'select pg_backend_pid() as pid, pg_sleep(0.05)' });
  const both = await Promise.all([
    ...['ana', 'ben'].map((name) => asCaller({ name, practice: '' }, pid)),
    ...[1, 2].map(() => pid()),
  ]);
  expect(new Set(both.map(([row]) => row?.pid)).size).toBe(4);
});

it('OPS-D7 a request keeps the first time that it learned from the database, and other work asks', async () => {
  const [database] = databases as [Database];
  const clock = requestClock(database);
  const later = 1e15 as Instant;
  const inRequest = await asCaller({ name: 'account ana', practice: '' }, async () => {
    const both = await Promise.all([clock(), clock()]);
    noteRequestTime(later);
    return [...both, await clock()];
  });
  expect(new Set(inRequest).size).toBe(1);
  expect(inRequest[0]).toBeLessThan(later);
  expect(
    await asCaller({ name: 'account ana', practice: '' }, () => {
      noteRequestTime(later);
      return clock();
    }),
  ).toBe(later);
  noteRequestTime(later);
  expect(await clock()).toBeLessThan(later);
});
