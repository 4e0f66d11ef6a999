// How tests, blocks and hooks come to Jest: each with a limit of time, and a block's in another order where that is asked for.
import { isRandom, queue, within } from './test-order.mjs';
import { limited } from './time-limit.ts';

/** Rows one by one where they change places. */
const rowsOf = (table) =>
  isRandom() && Array.isArray(table) && table.length > 0 ? table.map((row) => [row]) : [table];

/** Adds `each` of what registers to what wraps it. */
const withEach = (register, wrapped, wrapBody) =>
  Object.assign(wrapped, {
    each:
      (table) =>
      (title, body, ...limit) =>
        rowsOf(table).forEach((rows) => queue(() => register.each(rows)(title, wrapBody(body, ...limit)))),
  });

const limitedBody =
  (run, limit) =>
  (...row) =>
    limited(() => run(...row), limit)();
const test = (register) =>
  withEach(register, (title, run, limit) => queue(() => register(title, limited(run, limit))), limitedBody);

const blockBody =
  (body) =>
  (...row) =>
    within(() => body(...row));
const block = (register) =>
  withEach(register, (title, body) => queue(() => register(title, () => within(body))), blockBody);

const withModes = (wrap) => (register) =>
  Object.assign(wrap(register), { only: wrap(register.only), skip: wrap(register.skip) });

/** @param {import('@jest/globals').it} register what is global as `it` */
export const testing = withModes(test);

/** @param {import('@jest/globals').describe} register what is global as `describe` */
export const describing = withModes(block);

/** @param {import('@jest/globals').beforeAll} register what is global as a hook */
export const hooking = (register) => (run, limit) => register(limited(run, limit));
