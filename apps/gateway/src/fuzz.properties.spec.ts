import { describe, expect, it } from '@jest/globals';
import { storm } from './testing/fuzz/run-attacks.ts';

describe('whatever is sent', () => {
  it('ACC-391 is answered with data or a typed error, tells nobody of others, and brings nothing down', async () => {
    const { outcomes, offences, bugs, stands } = await storm({ seed: 20_261_121, requests: 2_000 });
    expect(bugs).toEqual([]);
    expect(offences).toEqual([]);
    expect(stands).toBe(true);
    // The storm reached what it was meant to reach.
    for (const outcome of ['answers', 'BAD_INPUT', 'UNAUTHENTICATED', 'NOT_FOUND']) {
      expect(outcomes[outcome]).toBeGreaterThan(20);
    }
  }, 300_000);
});
