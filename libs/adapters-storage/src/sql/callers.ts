import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf statements are run, as far as that is known before the database is asked. */
export interface Caller {
  /** The account, or the address of whoever has none. */
  readonly name: string;
  /** The practice that the caller names; nobody has looked yet whether it is theirs. */
  readonly practice: string;
}

/** One request of a caller: all its statements together. */
export interface CallerRequest {
  readonly caller: Caller;
  /** Set once the request waits for its first connection; resolved once it has its turn. */
  turn?: Promise<void>;
}

const running = new AsyncLocalStorage<CallerRequest>();

/** Everything that `work` asks of a database is one request of `caller`. */
export const asCaller = <T>(caller: Caller, work: () => Promise<T>): Promise<T> => running.run({ caller }, work);

/** None for work that nobody waits for. */
export const callerRequest = (): CallerRequest | undefined => running.getStore();
