import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { queue, shuffled, within } from './test-order.mjs';

const all = Array.from({ length: 20 }, (_, at) => at);

/** What a block of twenty tests adds to Jest, in its order. */
const added = (): readonly number[] => {
  const order: number[] = [];
  within(() => all.forEach((number) => queue(() => order.push(number))));
  return order;
};

describe('the order of tests', () => {
  let seed: string | undefined;
  beforeEach(() => {
    seed = process.env['PORTICO_TEST_SEED'];
  });
  afterEach(() => {
    if (seed === undefined) delete process.env['PORTICO_TEST_SEED'];
    else process.env['PORTICO_TEST_SEED'] = seed;
  });

  it('is that of the file where no other one is asked for', () => {
    delete process.env['PORTICO_TEST_SEED'];
    expect(added()).toEqual(all);
  });

  it('is another one for a seed, the same each time, and leaves nothing out', () => {
    process.env['PORTICO_TEST_SEED'] = '7';
    expect(added()).not.toEqual(all);
    expect(added()).toEqual(added());
    expect(added().toSorted((one, other) => one - other)).toEqual(all);
  });

  it('differs by the seed', () => {
    expect(shuffled(all, 1)).not.toEqual(shuffled(all, 2));
  });
});
