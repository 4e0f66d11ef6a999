import { describe, expect, it } from '@jest/globals';
import { whyNot } from './pgbouncer.ts';

describe('PgBouncer before the database', () => {
  it.each(['PgBouncer 1.21.0', 'PgBouncer 1.24.1\nlibevent 2.1.12', 'PgBouncer 2.0.0'])('is tried: %s', (said) => {
    expect(whyNot(said)).toBeUndefined();
  });

  it.each([
    ['', 'is not installed'],
    ['PgBouncer 1.18.0', '1.18 keeps no prepared statements'],
    ['PgBouncer 1.9.0', '1.9 keeps no prepared statements'],
  ])('is not tried, and it is said why: %s', (said, why) => {
    expect(whyNot(said)).toContain(why);
  });
});
