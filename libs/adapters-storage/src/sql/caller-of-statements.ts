import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '@portico/domain/kernel';

/** The caller for whom statements run, as far as known before a query. */
export interface Caller {
  /** The account; the client's address if there is none. */
  readonly name: string;
  /** The practice that the caller names, not yet checked. */
  readonly practice: string;
}

/** One request of a caller: all its statements together. */
export interface CallerRequest {
  readonly caller: Caller;
  /** Set once the request waits for its first connection; resolved once it has its turn. */
  turn?: Promise<void>;
  /** The database's clock when the request first learned of it. */
  time?: Instant;
}

const running = new AsyncLocalStorage<CallerRequest>();

/** Runs `work` as one request of `caller`: all its statements share one turn. */
export const asCaller = <T>(caller: Caller, work: () => Promise<T>): Promise<T> => running.run({ caller }, work);

/** The current request; undefined for background work. */
export const callerRequest = (): CallerRequest | undefined => running.getStore();
