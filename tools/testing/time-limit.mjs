import * as nodeTimers from 'node:timers';
import { addEventHandler } from 'jest-circus';

/**
 * Nothing is measured here: a slow machine is no failure, a test that never ends is.
 *
 * @param {() => unknown} run
 * @param {number} limit in milliseconds
 * @param {{ setTimeout: (run: () => void, after: number) => unknown, clearTimeout: (timer: any) => void }} timers
 * @returns {() => Promise<unknown>} rejects once the limit has passed
 */
export const limited =
  (run, limit, timers = nodeTimers) =>
  async () => {
    const late = Promise.withResolvers();
    const timer = timers.setTimeout(() => late.reject(new Error(`This did not end within ${limit} ms.`)), limit);
    try {
      return await Promise.race([run(), late.promise]);
    } finally {
      timers.clearTimeout(timer);
    }
  };

/**
 * Bare Node's runner knows no limit, neither what a test names nor that of all.
 *
 * @param {number} limit of each test and hook that names none, in milliseconds
 */
export const limitTests = (limit) => {
  const limitPart = (part) => {
    if (part.fn !== undefined) part.fn = limited(part.fn, part.timeout ?? limit);
  };
  addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
    if (name === 'add_test') limitPart(children.at(-1));
    if (name === 'add_hook') limitPart(hooks.at(-1));
  });
};

export default () => limitTests(60_000);
