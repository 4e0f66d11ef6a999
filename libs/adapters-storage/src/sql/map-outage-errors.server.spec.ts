import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Unavailable } from '@portico/domain/kernel';
import pg from 'pg';
import { faultyNetworkTo, startTestServer, type FaultyNetwork, type TestServer } from '../testing/index.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { asCaller, openDatabase, type Database } from './index.ts';
import { noSealing } from './no-sealing.ts';
import { PooledDatabase } from './pooled-database.ts';

let server: TestServer;
let url: string;
let database: Database;

const opened = (more: { readonly url?: string; readonly maxConnections?: number; readonly statement?: number } = {}) =>
  openDatabase({
    kind: 'server',
    url: more.url ?? url,
    maxConnections: more.maxConnections ?? 5,
    statementMilliseconds: more.statement ?? 5_000,
  });

beforeAll(async () => {
  server = await startTestServer();
  url = await server.createDatabase();
  const first = await opened();
  await first.rows({ text: 'create table kept (id integer primary key, n integer not null)' });
  await first.rows({ text: 'insert into kept select generate_series(1, 4), 0' });
  await first.close();
}, 120_000);

afterAll(() => server.stop());

/** Callers that keep sending statements regardless of the answers; counts the outcomes. */
class Crowd {
  answered = 0;
  readonly failures: unknown[] = [];
  #over = false;
  readonly #callers: Promise<void>[];
  readonly #answeredTo: number[];

  constructor(database: Database, callers = 8) {
    this.#answeredTo = Array.from({ length: callers }, () => 0);
    this.#callers = Array.from({ length: callers }, (_, at) => this.#call(database, at));
  }

  async #call(database: Database, at: number): Promise<void> {
    const id = (at % 4) + 1;
    const rise = { name: 'rise', text: 'update kept set n = n + 1 where id = $1', values: [id] };
    while (!this.#over) {
      try {
        await database.transaction((sql) => sql.rows(rise));
        await database.rows({ name: 'look', text: 'select n from kept where id = $1', values: [id] });
        this.answered += 1;
        this.#answeredTo[at] = (this.#answeredTo[at] ?? 0) + 1;
      } catch (error) {
        this.failures.push(error);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }

  /** Waits until `more` further statements were answered. */
  async served(more: number): Promise<void> {
    const until = this.answered + more;
    await so(async () => this.answered >= until);
  }

  /** Waits until what each caller has asked before is answered or has failed. */
  async eachServed(): Promise<void> {
    const before = [...this.#answeredTo];
    await so(async () => this.#answeredTo.every((answered, at) => answered > (before[at] ?? 0)));
  }

  async leave(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#callers);
  }
}

const so = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let times = 0; times < 2_000; times += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It never came about.');
};

const areAllOutages = (failures: readonly unknown[]): boolean => failures.every((each) => each instanceof Unavailable);

describe('a database under load', () => {
  let crowd: Crowd;

  beforeEach(async () => {
    database = await opened();
    crowd = new Crowd(database);
    await crowd.served(20);
  });

  afterEach(async () => {
    await crowd.leave();
    await database.close();
  });

  it.each(['fast', 'immediate'] as const)(
    'OPS-B1 lives through a restart (%s), says that the database is away, and goes on with it',
    async (how) => {
      await server.halt(how);
      await so(async () => (await database.outage()) === 'unreachable');
      await so(async () => crowd.failures.length > 20);
      await server.resume();
      await so(async () => (await database.outage()) === undefined);
      // What was asked before that may still fail.
      await crowd.eachServed();
      const before = crowd.failures.length;
      await crowd.served(100);
      expect(crowd.failures.length).toBe(before);
      expect(areAllOutages(crowd.failures)).toBe(true);
    },
    60_000,
  );

  it('OPS-B1 lives through backends that are ended again and again', async () => {
    for (let times = 0; times < 10; times += 1) {
      await server.run(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'portico' order by random() limit 2`);
      await crowd.served(20);
    }
    expect(areAllOutages(crowd.failures)).toBe(true);
    expect(await database.outage()).toBeUndefined();
  }, 60_000);

  it('OPS-D6 says that the database only reads after a failover, and leaves the old connections when it writes again', async () => {
    await server.run('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    await so(async () => (await database.outage()) === 'read-only');
    await so(async () => crowd.failures.length > 20);
    expect(areAllOutages(crowd.failures)).toBe(true);
    await server.run(
      'set default_transaction_read_only = off',
      'alter system reset default_transaction_read_only',
      'select pg_reload_conf()',
    );
    await so(async () => (await database.outage()) === undefined);
    const before = crowd.failures.length;
    await crowd.served(100);
    expect(crowd.failures.length).toBe(before);
  }, 60_000);
});

describe('a network that loses what is on it without a word', () => {
  let network: FaultyNetwork;

  beforeEach(async () => {
    const direct = new URL(url);
    network = await faultyNetworkTo(Number(direct.port));
    direct.port = String(network.port);
    database = await opened({ url: direct.href, statement: 60_000 });
  });

  afterEach(async () => {
    await network.close();
    await database.close();
  });

  it('OPS-B2 is noticed by a question that gets no answer, and costs the connections of its time alone', async () => {
    expect(await database.outage()).toBeUndefined();
    const crowd = new Crowd(database);
    await crowd.served(20);
    network.swallow();
    // No request is served over an old connection, and no statement has reached its time limit.
    await database.outage();
    await crowd.served(100);
    expect(areAllOutages(crowd.failures)).toBe(true);
    expect(crowd.failures.length).toBeLessThanOrEqual(10);
    await crowd.leave();
  }, 60_000);

  it('OPS-B2 OPS-D6 is told within the second where new connections are lost too, and is over with the network', async () => {
    expect(await database.outage()).toBeUndefined();
    network.swallowAll();
    expect(await database.outage()).toBe('unreachable');
    network.mend();
    await so(async () => (await database.outage()) === undefined);
    expect(await database.rows({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  }, 60_000);
});

describe('a statement that gets no answer', () => {
  it('OPS-B2 is given up by the client though the server never says anything, and takes the idle connections with it', async () => {
    const direct = new URL(url);
    const network = await faultyNetworkTo(Number(direct.port));
    direct.port = String(network.port);
    const hasty = await opened({ url: direct.href, statement: 1_000, maxConnections: 3 });
    try {
      await Promise.all([1, 2, 3].map(() => hasty.rows({ text: 'select pg_sleep(0.01)' })));
      network.swallow();
      await expect(hasty.rows({ text: 'select 1' })).rejects.toMatchObject({ name: 'Unavailable', why: 'unreachable' });
      for (let times = 0; times < 3; times += 1) expect(await hasty.rows({ text: 'select 1' })).toHaveLength(1);
    } finally {
      // What stays open would keep the process from ending.
      await network.close();
      await hasty.close();
    }
  }, 30_000);
});

const nothing = (): void => undefined;

describe('connections that are all in use', () => {
  it('OPS-D7 answer twenty people who open a screen of many statements at once over four connections', async () => {
    const pool = new pg.Pool({ connectionString: url, max: 4 });
    // Without ticks it is the connections that become free which admit the next one.
    const small = new PooledDatabase('server', pool, noSealing, { ticking: () => nothing });
    const screen = (at: number) =>
      asCaller({ name: `account ${at}`, practice: 'north' }, async () => {
        for (const statements of [2, 8, 8]) {
          await Promise.all(Array.from({ length: statements }, () => small.rows({ text: 'select 1' })));
        }
        return 'shown';
      });
    const people = Array.from({ length: 20 }, (_, at) => screen(at));
    // What each of them asks at first leaves at the end of this turn.
    await new Promise(setImmediate);
    expect(small.load().waiting).toBeGreaterThan(0);
    expect(new Set(await Promise.all(people))).toEqual(new Set(['shown']));
    expect(small.load()).toEqual({ open: 4, idle: 4, waiting: 0, most: 4 });
    await small.close();
  });

  it('OPS-D7 that nobody gives back are said to be busy, to those who wait and to whoever asks for an outage', async () => {
    const [small, holder] = [await opened({ maxConnections: 1, statement: 30_000 }), await opened()];
    const ask = (name: string) => asCaller({ name, practice: '' }, () => small.rows({ text: 'select n from kept' }));
    let giveBack = nothing;
    const held = holder.transaction(async (sql) => {
      await sql.rows({ text: 'lock table kept in access exclusive mode' });
      await new Promise<void>((resolve) => (giveBack = resolve));
    });
    await so(async () => giveBack !== nothing);
    const stuck = ask('account first');
    const outcome = (asked: Promise<unknown>) =>
      asked.then(
        () => 'answered',
        (error: unknown) => (error instanceof Unavailable ? error.why : error),
      );
    const waiting = Array.from({ length: 20 }, (_, at) => outcome(ask(`account ${at}`)));
    expect(await small.outage()).toBeUndefined();
    await so(async () => (await small.outage()) === 'busy');
    expect(small.load().waiting).toBe(20);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['busy']));
    giveBack();
    await held;
    expect(await stuck).toHaveLength(4);
    expect({ outage: await small.outage(), outcome: await outcome(ask('account late')) }).toEqual({
      outage: undefined,
      outcome: 'answered',
    });
    await small.close();
    await holder.close();
  }, 60_000);

  it('OPS-D7 are counted by the server too, which says so to whoever opens the database', async () => {
    await server.run('create role plain login password $$p$$ connection limit 1');
    const plain = new URL(url);
    plain.username = 'plain';
    plain.password = 'p';
    const first = await opened({ url: plain.href, maxConnections: 1 });
    await expect(opened({ url: plain.href })).rejects.toMatchObject({ code: '53300' });
    await first.close();
  });
});

describe('old rows', () => {
  it('OPS-D12 are deleted in batches, though all of them take longer than a statement may', async () => {
    const hasty = await opened({ statement: 100 });
    const old = { text: 'create table old_rows (n integer primary key, over boolean not null)' };
    const filled = { text: 'insert into old_rows select n, n < 12001 from generate_series(1, 12010) n' };
    await hasty.transaction((sql) => sql.rows(old), { statementMilliseconds: 60_000 });
    await hasty.transaction((sql) => sql.rows(filled), { statementMilliseconds: 60_000 });
    await hasty.transaction(
      (sql) =>
        sql.rows({
          text: `create function slowly() returns trigger language plpgsql as
            'begin if old.n % 100 = 0 then perform pg_sleep(0.002); end if; return old; end';
            create trigger slow before delete on old_rows for each row execute function slowly()`,
        }),
      { statementMilliseconds: 60_000 },
    );
    const allAtOnce = { text: 'delete from old_rows where over' };
    await expect(hasty.rows(allAtOnce)).rejects.toMatchObject({ why: 'busy', cause: { code: '57014' } });
    await deleteInBatches(hasty, 'old_rows', 'over', []);
    expect(await hasty.rows({ text: 'select count(*)::integer as n from old_rows' })).toEqual([{ n: 10 }]);
    await hasty.close();
  }, 60_000);
});

describe('rows that are deleted in batches', () => {
  const left = async (database: Database): Promise<unknown> =>
    (await database.rows<{ readonly id: number }>({ text: 'select id from doomed order by id' })).map(({ id }) => id);
  let other: Database;

  beforeEach(async () => {
    [database, other] = [await opened(), await opened()];
    await database.rows({
      text: `drop table if exists kin; drop table if exists doomed; create table doomed (id integer primary key, over boolean not null);
        create table kin (of integer references doomed on delete cascade);
        insert into doomed select n, true from generate_series(1, 12000) n`,
    });
  });
  afterEach(async () => {
    await database.close();
    await other.close();
  });

  it('OPS-D12 are deleted past those that others hold, for which nobody waits', async () => {
    await other.transaction(async (sql) => {
      await sql.rows({ text: 'update doomed set over = over where id in (1, 7000)' });
      await deleteInBatches(database, 'doomed', 'over', []);
    });
    expect(await left(database)).toEqual([1, 7000]);
    await deleteInBatches(database, 'doomed', 'over', []);
    expect(await left(database)).toEqual([]);
  }, 60_000);

  it('OPS-D12 are deleted by two at once, each row by one of them', async () => {
    await Promise.all([database, other].map((each) => deleteInBatches(each, 'doomed', 'over', [])));
    expect(await left(database)).toEqual([]);
  }, 60_000);

  it('OPS-D12 keep nobody waiting long while a row that goes with them is held', async () => {
    await database.rows({ text: 'insert into kin values (6000)' });
    await other.transaction(async (sql) => {
      await sql.rows({ text: 'update kin set of = of' });
      await expect(deleteInBatches(database, 'doomed', 'over', [])).rejects.toMatchObject({
        why: 'busy',
        cause: { code: '55P03' },
      });
    });
    await deleteInBatches(database, 'doomed', 'over', []);
    expect(await left(database)).toEqual([]);
  }, 60_000);
});

describe('a transaction that the database undoes in favor of another', () => {
  it('is done again from its beginning, and at last tells of it', async () => {
    const [first, second] = [await opened(), await opened()];
    const rise = { text: 'update kept set n = n + 1 where id = 1' };
    await first.rows({ text: 'update kept set n = 0' });
    let begun = 0;
    const disturbed = (times: number) =>
      first.transaction(async (sql) => {
        begun += 1;
        await sql.rows({ text: 'set transaction isolation level repeatable read' });
        await sql.rows({ text: 'select n from kept where id = 1' });
        if (begun <= times) await second.rows(rise);
        await sql.rows(rise);
      });
    await disturbed(2);
    expect(begun).toBe(3);
    expect(await first.rows({ text: 'select n from kept where id = 1' })).toEqual([{ n: 3 }]);
    await expect(disturbed(100)).rejects.toMatchObject({ why: 'busy', cause: { code: '40001' } });
    expect(begun).toBe(13);
    await first.close();
    await second.close();
  });
});

describe('a schema that grows under a database in use', () => {
  it('fails no statement that asks for all columns, on any connection, within a transaction or alone', async () => {
    const busy = await opened();
    const all = { name: 'all', text: 'select * from kept order by id' };
    const asked = () => Promise.all([1, 2, 3, 4, 5].map(() => busy.rows<object>(all)));
    const within = () => busy.transaction((sql) => sql.rows<object>(all));
    await asked();
    await within();
    const grown = async (column: string): Promise<void> => {
      const other = await opened();
      await other.rows({ text: `alter table kept add column ${column} integer` });
      await other.close();
    };
    await grown('later');
    for (const [row] of await asked()) expect(row).toHaveProperty('later');
    await grown('latest');
    expect((await within())[0]).toHaveProperty('latest');
    await busy.close();
  }, 60_000);
});
