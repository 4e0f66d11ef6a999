import { onOff, optional, type ReadBy, whole } from './setting-readers.ts';

/** How the gateway starts, runs on its database, and stops. */
export interface Running {
  readonly pool: {
    /** Connections of this instance to the database server. */
    readonly connections: number;
    /** Milliseconds that a statement may take. */
    readonly statementLimit: number;
    /** A pooler such as PgBouncer stands before the server. */
    readonly behindPooler: boolean;
  };
  /**
   * Whether the schema is brought up to date at start; otherwise the gateway refuses a schema that is behind. On a server
   * in production only where the settings say so: the gateway's role owns the tables then, the activity log among them.
   */
  readonly migrates: boolean;
  /** Milliseconds between being asked to stop and taking no more connections. */
  readonly drain: number;
}

export const runningReaders = {
  PORTICO_DATABASE_CONNECTIONS: optional(whole(1, 1_000)),
  PORTICO_DATABASE_POOLER: optional(onOff),
  PORTICO_STATEMENT_LIMIT_MS: optional(whole(100, 600_000)),
  PORTICO_MIGRATE: optional(onOff),
  PORTICO_DRAIN_SECONDS: optional(whole(0, 300)),
} as const;

type RunningRead = { readonly [Name in keyof typeof runningReaders]: ReadBy<(typeof runningReaders)[Name]> };

interface RunsOn {
  readonly requestLimit: number;
  readonly isProduction: boolean;
  /** The database is a server, where the gateway can have a role of its own. */
  readonly onServer: boolean;
}

export const runningFrom = (read: RunningRead, { requestLimit, isProduction, onServer }: RunsOn): Running => ({
  pool: {
    connections: read.PORTICO_DATABASE_CONNECTIONS ?? 10,
    statementLimit: read.PORTICO_STATEMENT_LIMIT_MS ?? Math.min(10_000, requestLimit),
    behindPooler: read.PORTICO_DATABASE_POOLER ?? false,
  },
  migrates: read.PORTICO_MIGRATE ?? !(isProduction && onServer),
  // A balancer that asks every second or two has noticed by then.
  drain: (read.PORTICO_DRAIN_SECONDS ?? (isProduction ? 5 : 0)) * 1_000,
});
