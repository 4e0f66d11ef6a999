import * as nodeTimers from 'node:timers';

/** The part of a clock that ends what takes too long. */
export interface LimitTimers {
  readonly setTimeout: (run: () => void, after: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/** Milliseconds of each test and hook that names no limit of its own; a project may set them in its Jest configuration. */
export const usualLimit = (): number => Number(process.env['PORTICO_TEST_LIMIT'] ?? 120_000);

/**
 * Nothing is measured here: a slow machine is no failure, a test that never ends is. Bare Node's runner knows no limit. What
 * it answers rejects once `limit` milliseconds have passed.
 */
export const limited =
  (run: () => unknown, limit = usualLimit(), timers: LimitTimers = nodeTimers as LimitTimers) =>
  async (): Promise<unknown> => {
    const late = Promise.withResolvers<never>();
    const timer = timers.setTimeout(() => late.reject(new Error(`This did not end within ${limit} ms.`)), limit);
    try {
      return await Promise.race([run(), late.promise]);
    } finally {
      timers.clearTimeout(timer as never);
    }
  };
