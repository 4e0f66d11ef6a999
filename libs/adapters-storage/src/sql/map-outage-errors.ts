import { randomInt } from 'node:crypto';
import { Unavailable, type Outage } from '@portico/domain/kernel';
import pg from 'pg';

/** SQLSTATE classes and codes that say nothing about the statement, and everything about the server. */
const outageOfState: readonly (readonly [state: RegExp, outage: Outage])[] = [
  // Connection exceptions; terminated by an administrator, a crash or a limit; starting, stopping or recovering.
  [/^(08...|57P0[1-5]|25P0[34])$/, 'unreachable'],
  // A standby, or a primary that became one.
  [/^25006$/, 'read-only'],
  [/^(53100|58030)$/, 'full'],
  [/^53[0234]00$/, 'busy'],
  // A statement was ended by its time limit or by an administrator, or waited too long for a lock that others hold.
  [/^(57014|55P03)$/, 'busy'],
];

/** What `pg` throws of its own when a connection cannot be made, broke, or gave no answer. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;

/** A caller waited too long for one of the connections, or `pool` is closed already. */
const noConnection = /^(timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

const network: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What a connection met, as `Unavailable` where it is the server's condition and not the statement's fault. */
export const orUnavailable = (error: unknown): unknown => {
  const outage = outageOf(error);
  return outage === undefined ? error : new Unavailable(outage, error);
};

const outageOf = (error: unknown): Outage | undefined => {
  if (!(error instanceof Error) || error instanceof Unavailable) return undefined;
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error;
    return outageOfState.find(([state]) => state.test(code))?.[1];
  }
  if ('code' in error && network.has(error.code)) return 'unreachable';
  if (lostConnection.test(error.message)) return 'unreachable';
  return noConnection.test(error.message) ? 'busy' : undefined;
};

/** Whether nothing came back although the connection seemed whole: others of its age are then as dead. */
export const wasSilent = ({ cause }: Unavailable): boolean =>
  cause instanceof Error && cause.message.startsWith('Query read timeout');

/** The database undid one transaction so that another could go on; the same work may well pass the next time. */
const isUndone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

/** A migration changed the columns of a statement that this connection had prepared. All connections of its age have it. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** How those who undid each other are kept apart. */
export interface BetweenTries {
  readonly pause?: (tries: number) => Promise<void>;
  /** Has tries follow one another. */
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Repeats `work` when the database rolls it back in favor of another transaction (SQLSTATE 40001, 40P01), or for the sake of
 * a migration; throws `Unavailable('busy')` after `mostTries`.
 */
export const untilNotUndone = async <T>(
  mostTries: number,
  work: () => Promise<T>,
  { pause = apart, inTurn = (tried) => tried() }: BetweenTries = {},
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (tries > triesAtOnce ? inTurn(work) : work());
    } catch (error) {
      if (!isUndone(error) && !isPlanOutdated(error)) throw error;
      if (tries === mostTries) throw new Unavailable('busy', error);
      if (isUndone(error)) await pause(tries);
    }
  }
};

/** Tries that begin beside all others; whoever was undone so often takes turns with those who were too. */
const triesAtOnce = 2;

/** Milliseconds that the second try waits at most; each further one twice as long, up to the longest. */
const shortestPause = 8;
const longestPause = 128;

/** Waits for a random time, so that those who undid each other do not begin at the same moment again. */
const apart = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, randomInt(Math.min(longestPause, shortestPause * 2 ** (tries - 1)))));
