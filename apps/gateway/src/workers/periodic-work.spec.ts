import { describe, expect, it } from '@jest/globals';
import type { ServerClock } from '../server/index.ts';
import { rounds } from './periodic-work.ts';

const handClock = () => {
  const due: { run: () => void; milliseconds: number }[] = [];
  const clock: ServerClock = {
    monotonic: () => 0,
    after: (milliseconds, run) => {
      const entry = { run, milliseconds };
      due.push(entry);
      return () => {
        if (due.includes(entry)) due.splice(due.indexOf(entry), 1);
      };
    },
  };
  return { clock, due, ring: () => due.shift()?.run() };
};

/** Work that ends when it is told to. */
const heldWork = () => {
  const doors: (() => void)[] = [];
  let begun = 0;
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    begun: () => begun,
    settle,
    work: () => {
      begun += 1;
      return new Promise<void>((resolve) => doors.push(resolve));
    },
    finish: async () => {
      doors.shift()?.();
      await settle();
    },
  };
};

describe('rounds', () => {
  it('begin with the start, come again after the pause, and never two at once', async () => {
    const { clock, due, ring } = handClock();
    const { work, begun, finish } = heldWork();
    const worker = rounds({ work, every: 5_000, clock, onError: () => undefined });
    worker.wake();
    expect(begun()).toBe(0);
    worker.start();
    worker.start();
    expect(begun()).toBe(1);
    expect(due).toEqual([]);
    await finish();
    expect(due.map(({ milliseconds }) => milliseconds)).toEqual([5_000]);
    ring();
    expect(begun()).toBe(2);
    await finish();
    await worker.stop();
  });

  it('come at once when woken, and once more when woken meanwhile', async () => {
    const { clock, due } = handClock();
    const { work, begun, finish } = heldWork();
    const worker = rounds({ work, every: 5_000, clock, onError: () => undefined });
    worker.start();
    await finish();
    worker.wake();
    expect(begun()).toBe(2);
    expect(due).toEqual([]);
    worker.wake();
    worker.wake();
    await finish();
    expect(begun()).toBe(3);
    await finish();
    expect(begun()).toBe(3);
    expect(due).toHaveLength(1);
    await worker.stop();
    expect(due).toEqual([]);
  });

  it('go on after one that threw', async () => {
    const { clock, ring } = handClock();
    const heard: unknown[] = [];
    let tries = 0;
    const worker = rounds({
      work: async () => {
        tries += 1;
        throw new Error('the database is away');
      },
      every: 5_000,
      clock,
      onError: (thrown) => heard.push(thrown),
    });
    worker.start();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    ring();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect({ tries, heard: heard.length }).toEqual({ tries: 2, heard: 2 });
    await worker.stop();
  });

  it('end with the running one, and do not begin again', async () => {
    const { clock, due } = handClock();
    const { work, begun, finish, settle } = heldWork();
    const worker = rounds({ work, every: 5_000, clock, onError: () => undefined });
    worker.start();
    let stopped = false;
    void worker.stop().then(() => (stopped = true));
    await settle();
    expect(stopped).toBe(false);
    await finish();
    expect(stopped).toBe(true);
    worker.wake();
    worker.start();
    expect(begun()).toBe(1);
    expect(due).toEqual([]);
  });
});
