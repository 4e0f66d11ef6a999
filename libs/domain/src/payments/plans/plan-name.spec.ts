import { describe, expect, it } from '@jest/globals';
import { parsePlanName } from './plan-name.ts';

describe('the name of a plan', () => {
  it.each([
    ['Knee', 'Knee'],
    ['  Knee 2026 ', 'Knee 2026'],
    ['x', 'x'],
    ['n'.repeat(50), 'n'.repeat(50)],
    ['🦵'.repeat(50), '🦵'.repeat(50)],
  ])('MON-081 has 1 to 50 characters: %p', (raw, name) => {
    expect(parsePlanName(raw)).toEqual({ ok: true, value: name });
  });

  it.each(['', '   ', 'n'.repeat(51)])('MON-081 is not %p', (raw) => {
    expect(parsePlanName(raw)).toEqual({ ok: false, error: { kind: 'plan-name', limit: 50 } });
  });
});
