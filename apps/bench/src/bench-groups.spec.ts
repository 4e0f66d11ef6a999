import { describe, expect, it } from '@jest/globals';
import { benches, benchesOf, groups, mistakeIn } from './bench-groups.ts';

describe('the words after npm run bench', () => {
  it('name a bench or several together, each once, and all where there are none', () => {
    expect(benchesOf([])).toEqual(benches);
    expect(benchesOf(['fleet', 'operations', 'scale', 'start'])).toEqual([
      'fleet',
      'operations',
      ...(groups['scale'] ?? []),
    ]);
    expect(mistakeIn(benchesOf([...benches, ...Object.keys(groups)]))).toBeUndefined();
  });

  it('together name every bench of what an installation is promised', () => {
    expect(benchesOf(['fleet', 'operations', 'scale'])).toEqual(
      expect.arrayContaining([
        'fleet',
        'operations',
        'install',
        'start',
        'at-rest',
        'round-trips',
        'instances',
        'outages',
      ]),
    );
  });

  it('are refused with those that there are', () => {
    expect(mistakeIn(benchesOf(['scales', 'fleet']))).toContain(
      'There is no bench scales; there are at-rest, booking,',
    );
  });
});
