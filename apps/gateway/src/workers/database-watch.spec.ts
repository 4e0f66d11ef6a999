import { describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { Registry } from 'prom-client';
import { createLogger, type ServerClock } from '../server/index.ts';
import { databaseWatch, mostClockDifference } from './database-watch.ts';
import { Writable } from 'node:stream';

/** A watch over a database whose clock is ahead of this machine's by what the test says; `minute` is sixty looks. */
const setUp = () => {
  const clocks = { ahead: 0 };
  let written = '';
  const out = new Writable({
    write: (chunk, _, done) => {
      written += String(chunk);
      done();
    },
  });
  const database = {
    outage: async () => undefined,
    rows: async () => [{ at: Date.now() + clocks.ahead }],
    load: () => ({ open: 0, idle: 0, waiting: 0, most: 0 }),
  } as unknown as Database;
  let next = (): void => undefined;
  const clock: ServerClock = {
    monotonic: () => 0,
    after: (_, run) => {
      next = run;
      return () => undefined;
    },
  };
  const watch = databaseWatch(database, { registry: new Registry(), logger: createLogger('info', out), clock });
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  const minute = async () => {
    for (let look = 0; look < 60; look += 1) {
      next();
      await settle();
    }
  };
  return { watch, clocks, settle, minute, output: () => written };
};

describe('the watch over the database', () => {
  it('knows when the clocks drift apart after the start, says so, and knows when they agree again', async () => {
    const { watch, clocks, settle, minute, output } = setUp();
    watch.start();
    await settle();
    expect(watch.areClocksApart()).toBe(false);
    clocks.ahead = -2 * mostClockDifference;
    await minute();
    expect(watch.areClocksApart()).toBe(true);
    expect(output()).toContain('clocks are apart');
    expect(output()).not.toContain('clocks agree again');
    clocks.ahead = 0;
    await minute();
    expect(watch.areClocksApart()).toBe(false);
    expect(output()).toContain('clocks agree again');
    await watch.stop();
  });
});
