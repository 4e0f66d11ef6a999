import { openDatabase } from '@portico/adapters-storage/sql';
import type { FaultyNetwork } from '@portico/adapters-storage/testing';
import { type Fixture, Visitors } from '@portico/gateway/testing';

/** One thing that happens to a database in use. */
export interface Kind {
  readonly name: string;
  /** Whether an instance can do nothing meanwhile, and has to say so. */
  readonly isTold: boolean;
  /** Of the database, after which all has to be well within a second. */
  readonly isRestart?: boolean;
  readonly begin: (gateway: string) => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

/** More than the connections of one instance can answer while they are held. */
const most = 150;

const nothing = async (): Promise<void> => undefined;

export const kindsOf = (fixture: Fixture, network: FaultyNetwork): readonly Kind[] => [
  ...restartsOf(fixture),
  ...connectionLosses(fixture, network),
  exhaustedPool(fixture),
  ...fullDisk(fixture),
];

const restartsOf = ({ server }: Fixture): readonly Kind[] =>
  (['fast', 'immediate'] as const).map((how) => ({
    name: `restart (${how})`,
    isTold: true,
    isRestart: true,
    begin: () => server.halt(how),
    end: () => server.resume(),
  }));

const connectionLosses = ({ server }: Fixture, network: FaultyNetwork): readonly Kind[] => [
  {
    name: 'killed backends',
    isTold: false,
    begin: () =>
      server.run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'portico%'`),
    end: nothing,
  },
  {
    name: 'read-only failover',
    isTold: true,
    begin: () => server.run('alter system set default_transaction_read_only = on', 'select pg_reload_conf()'),
    end: () =>
      server.run(
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      ),
  },
  { name: 'lost connections', isTold: false, begin: async () => network.swallow(), end: nothing },
  {
    name: 'lost network',
    isTold: true,
    begin: async () => network.swallowAll(),
    end: async () => network.mend(),
  },
];

const exhaustedPool = (fixture: Fixture): Kind => {
  let held: Promise<unknown> = nothing();
  let crowd: Visitors | undefined;
  return {
    name: 'exhausted pool',
    isTold: true,
    begin: async (gateway) => {
      crowd = await Visitors.come(gateway, most);
      held = holdSessions(fixture.databaseUrl);
    },
    end: async () => {
      await held;
      await crowd?.leave();
    },
  };
};

const fullDisk = ({ fillDisk }: Fixture): readonly Kind[] => {
  if (fillDisk === undefined) return [];
  let makeRoom = nothing;
  return [
    {
      name: 'full disk',
      isTold: true,
      begin: async () => {
        makeRoom = fillDisk();
      },
      end: () => makeRoom(),
    },
  ];
};

/** Locks the sessions table, so that requests that look up a session block, and those queued behind them. */
const holdSessions = async (url: string): Promise<void> => {
  const database = await openDatabase({ kind: 'server', url, maxConnections: 1 });
  await database.transaction((sql) =>
    sql.rows({ text: 'lock table sessions in access exclusive mode; select pg_sleep(2.5)' }),
  );
  await database.close();
};
