import { describe, expect, it } from '@jest/globals';
import { HOUR, instant, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import { Housekeeper, type Chore } from './housekeeper.ts';
import { MemoryTurns } from './testing/memory-turns.ts';

const house = (...chores: Chore[]) => {
  let now = instant(1_000_000);
  const turns = new MemoryTurns(() => now);
  const troubles: string[] = [];
  const keeper = () =>
    new Housekeeper({ turns, chores, now: () => now, onTrouble: (chore) => void troubles.push(chore) });
  return {
    keeper,
    troubles,
    pass: (milliseconds: number) => {
      now = plus(now, milliseconds);
    },
  };
};

describe('the housekeeper', () => {
  it('does each chore at its time, and tells it what time it is', async () => {
    const times: Instant[] = [];
    const { keeper, pass } = house(
      { name: 'often', every: MINUTE, run: async (now) => times.push(now) },
      { name: 'seldom', every: HOUR, run: async () => undefined },
    );
    expect(await keeper().round()).toEqual(['often', 'seldom']);
    expect(await keeper().round()).toEqual([]);
    pass(MINUTE);
    expect(await keeper().round()).toEqual(['often']);
    expect(times).toEqual([1_000_000, 1_060_000]);
  });

  it('leaves to another what the other has taken', async () => {
    let done = 0;
    const { keeper } = house({ name: 'once', every: HOUR, run: async () => (done += 1) });
    await Promise.all([keeper().round(), keeper().round(), keeper().round()]);
    expect(done).toBe(1);
  });

  it('OPS-D12 goes on with the others where one fails, and gives its turn back', async () => {
    let fails = true;
    const { keeper, troubles, pass } = house(
      {
        name: 'fragile',
        every: MINUTE,
        run: async () => {
          if (fails) throw new Error('the database is away');
        },
      },
      { name: 'sturdy', every: MINUTE, run: async () => undefined },
    );
    expect(await keeper().round()).toEqual(['sturdy']);
    expect(troubles).toEqual(['fragile']);
    fails = false;
    expect(await keeper().round()).toEqual(['fragile']);
    pass(MINUTE);
    expect(await keeper().round()).toEqual(['fragile', 'sturdy']);
  });
});
