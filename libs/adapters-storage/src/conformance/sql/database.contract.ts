import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Database, Sql } from '../../sql/sql.ts';

const count = async (sql: Sql): Promise<number> => {
  const [row] = await sql.rows<{ readonly n: number }>({ text: 'select n from contract_counter' });
  return row?.n ?? Number.NaN;
};

const increment = { name: 'contract-increment', text: 'update contract_counter set n = n + 1' };

/** What every engine owes the stores. */
export const databaseContract = (database: () => Database): void => {
  describe('Database', () => {
    beforeEach(async () => {
      await database().rows({
        text: 'drop table if exists contract_counter; create table contract_counter (n bigint); insert into contract_counter values (0)',
      });
    });

    it('answers big integers and timestamps as numbers, dates and decimals as text', async () => {
      const [row] = await database().rows({
        text: `select 1700000000123::bigint as integer, timestamptz '2026-03-01 10:00:00.123+05:30' as instant,
          date '2026-03-01' as day, 12.50::numeric as decimal, '{"a":[1]}'::jsonb as json, null::bigint as nothing`,
      });
      expect(row).toEqual({
        integer: 1_700_000_000_123,
        instant: 1_772_339_400_123,
        day: '2026-03-01',
        decimal: '12.50',
        json: { a: [1] },
        nothing: null,
      });
    });

    it('refuses an integer that a number cannot hold', async () => {
      await expect(database().rows({ text: 'select 9007199254740993::bigint' })).rejects.toThrow('does not fit');
      expect(await count(database())).toBe(0);
    });

    it('takes a long text and many rows', async () => {
      const long = 'ñ'.repeat(2_000_000);
      const [row] = await database().rows<{ readonly text: string }>({
        text: 'select $1::text as text',
        values: [long],
      });
      expect(row?.text).toBe(long);
      expect(await database().rows({ text: 'select generate_series(1, 20000)' })).toHaveLength(20_000);
    });

    it.each([
      ['a wrong column', { text: 'select wrong' }],
      ['a syntax error', { name: 'contract-syntax', text: 'select from where $1', values: [1] }],
      ['a failure while it runs', { name: 'contract-fail', text: 'select 1 / $1::integer', values: [0] }],
      ['a broken rule', { text: 'insert into accounts (id) values ($1)', values: ['x'] }],
    ])('stays usable after %s', async (_, statement) => {
      await expect(database().rows(statement)).rejects.toThrow();
      expect(await count(database())).toBe(0);
      await expect(database().rows(statement)).rejects.toThrow();
    });

    it('keeps a named statement prepared, whatever failed between', async () => {
      const divide = (by: number) => ({ name: 'contract-divide', text: 'select 1 / $1::integer as q', values: [by] });
      expect(await database().rows(divide(1))).toEqual([{ q: 1 }]);
      await expect(database().rows(divide(0))).rejects.toThrow();
      expect(await database().rows(divide(1))).toEqual([{ q: 1 }]);
    });

    it('commits when the work answers', async () => {
      const answer = await database().transaction(async (sql) => {
        await sql.rows(increment);
        return count(sql);
      });
      expect({ answer, count: await count(database()) }).toEqual({ answer: 1, count: 1 });
    });

    it('rolls back when the work throws', async () => {
      const work = database().transaction(async (sql) => {
        await sql.rows(increment);
        throw new Error('no');
      });
      await expect(work).rejects.toThrow('no');
      expect(await count(database())).toBe(0);
    });

    it('never answers as if it had committed after a statement failed', async () => {
      const work = database().transaction(async (sql) => {
        await sql.rows(increment);
        await sql.rows({ text: 'select wrong' }).catch(() => undefined);
      });
      await expect(work).rejects.toThrow('Bug');
      expect(await count(database())).toBe(0);
    });

    it('undoes only the inner work when a transaction inside one fails', async () => {
      await database().transaction(async (sql) => {
        await sql.rows(increment);
        const inner = sql.transaction(async (nested) => {
          await nested.rows(increment);
          await nested.rows({ text: 'select wrong' });
        });
        await expect(inner).rejects.toThrow('wrong');
        await sql.transaction((nested) => nested.rows(increment));
      });
      expect(await count(database())).toBe(2);
    });

    it('says so when the work reaches past its transaction, where it would wait for itself', async () => {
      await database().transaction(async (sql) => {
        await expect(database().rows(increment)).rejects.toThrow('Bug');
        await expect(database().transaction(async () => 0)).rejects.toThrow('Bug');
        await sql.rows(increment);
      });
      expect(await count(database())).toBe(1);
    });

    it('says so when a transaction is used after its end', async () => {
      const escaped = await database().transaction(async (sql) => ({ sql }));
      await expect(escaped.sql.rows(increment)).rejects.toThrow('Bug');
      expect(await count(database())).toBe(0);
    });

    it.each([
      ['57014', 1],
      ['55P03', 1],
      ['53300', 1],
      ['40001', 10],
      ['40P01', 10],
    ])(
      'OPS-D5 says that it is busy where a statement ends with %s, after %s tries, and stays usable',
      async (state, tries) => {
        const db = database();
        // A sequence keeps counting when the transaction is rolled back.
        const fail = {
          text: `do $$ begin perform nextval('contract_tries'); raise sqlstate '${state}'; end $$`,
        };
        for (const fails of [
          () => db.rows(fail),
          () => db.transaction((sql) => sql.rows(fail)),
          () => db.transaction((sql) => sql.transaction((nested) => nested.rows(fail))),
        ]) {
          await db.rows({ text: 'drop sequence if exists contract_tries; create sequence contract_tries' });
          await expect(fails()).rejects.toMatchObject({ name: 'Unavailable', why: 'busy', cause: { code: state } });
          const [row] = await db.rows({ text: 'select last_value as tries from contract_tries' });
          expect(row).toEqual({ tries });
          expect(await count(db)).toBe(0);
        }
      },
    );

    it('serves many callers at once', async () => {
      const readThenWrite = async (sql: Sql): Promise<void> => {
        const [row] = await sql.rows<{ readonly n: number }>({ text: 'select n from contract_counter for update' });
        await sql.rows({ text: 'update contract_counter set n = $1', values: [(row?.n ?? 0) + 1] });
      };
      const callers = Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? database().rows(increment) : database().transaction(readThenWrite),
      );
      await Promise.all(callers);
      expect(await count(database())).toBe(40);
    });
  });
};
