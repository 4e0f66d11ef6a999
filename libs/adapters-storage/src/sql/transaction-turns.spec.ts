import { describe, expect, it } from '@jest/globals';
import { Unavailable } from '@portico/domain/kernel';
import { TransactionTurns } from './transaction-turns.ts';

/** Work that is under way until it is told to end. */
const work = () => {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  let hasBegun = false;
  return {
    run: () => {
      hasBegun = true;
      return promise;
    },
    hasBegun: () => hasBegun,
    end: () => resolve(undefined),
    fail: reject,
  };
};
/** What was started is as far as it gets by itself. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns of transactions', () => {
  it('OPS-D7 have work under one name follow one another in its order, whatever becomes of it', async () => {
    const turns = new TransactionTurns();
    const works = [work(), work(), work()];
    const begun = () => works.map(({ hasBegun }) => hasBegun());
    const outcomes = Promise.allSettled(works.map(({ run }) => turns.run('a provider', run)));
    await settled();
    expect(begun()).toEqual([true, false, false]);
    works[0]?.fail(new Error('It failed.'));
    await settled();
    expect(begun()).toEqual([true, true, false]);
    works[1]?.end();
    await settled();
    expect(begun()).toEqual([true, true, true]);
    works[2]?.end();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('OPS-D7 let work under another name pass', async () => {
    const turns = new TransactionTurns();
    const [long, other] = [work(), work()];
    const both = Promise.all([turns.run('one', long.run), turns.run('another', other.run)]);
    await settled();
    expect(other.hasBegun()).toBe(true);
    other.end();
    long.end();
    await both;
  });

  it('OPS-D7 tell the hundred and first who would wait that the database is busy', async () => {
    const turns = new TransactionTurns();
    const first = work();
    const all: Promise<unknown>[] = [turns.run('a provider', first.run)];
    for (let nth = 0; nth < 100; nth += 1) all.push(turns.run('a provider', async () => undefined));
    await expect(turns.run('a provider', async () => undefined)).rejects.toEqual(new Unavailable('busy'));
    first.end();
    await Promise.all(all);
    expect(await turns.run('a provider', async () => 'done')).toBe('done');
  });
});
