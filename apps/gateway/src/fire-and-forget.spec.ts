import { describe, expect, it } from '@jest/globals';
import { actionsOf } from './fire-and-forget.ts';

describe('errands', () => {
  it('run while nobody waits, those of others too, and are over before the gateway closes', async () => {
    const done: string[] = [];
    const failures: unknown[] = [];
    const { later, settled } = actionsOf((thrown) => failures.push(thrown));
    later(async () => {
      await Promise.resolve();
      later(async () => {
        await Promise.resolve();
        done.push('of another');
      });
      done.push('first');
    });
    later(async () => {
      throw new Error('broken');
    });
    expect(done).toEqual([]);
    await settled();
    expect(done).toEqual(['first', 'of another']);
    expect(failures).toEqual([new Error('broken')]);
  });
});
