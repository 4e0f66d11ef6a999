import { describe, expect, it } from '@jest/globals';
import { practiceManagements } from './practice-system-behavior.ts';
import { paymentExecution } from './practice.ts';

describe('how a practice takes cards', () => {
  it.each([
    [true, true, 'cloverapi'],
    [true, false, 'cloverapi'],
    [false, true, 'payeezy'],
    [false, false, 'no-value'],
  ])('ACC-014 ACC-015 with the flags cloverapi %p and payeezy %p is %s', (cloverapi, payeezy, expected) => {
    expect(paymentExecution({ cloverapi, payeezy })).toBe(expected);
  });
});

describe('the management system of a practice', () => {
  it('ACC-013 MON-006 APT-010 is one of three wire names', () => {
    expect([...practiceManagements].sort()).toEqual(['carecloud', 'talkehr', 'vertex']);
  });
});
