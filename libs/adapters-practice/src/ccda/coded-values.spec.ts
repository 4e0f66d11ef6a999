import { describe, expect, it } from '@jest/globals';
import { timeOf } from './coded-values.ts';

describe('HL7 times', () => {
  it.each([
    ['2023', '2023'],
    ['202304', '2023-04'],
    ['20230417', '2023-04-17'],
    ['2023041709', '2023-04-17'],
    ['202304170930', '2023-04-17'],
    ['202304170930-0500', '2023-04-17T09:30-05:00'],
    ['20230417093015.25-05', '2023-04-17T09:30:15.25-05:00'],
    ['20230417093015Z', '2023-04-17T09:30:15Z'],
    ['20231341', undefined],
    ['00010101', undefined],
    ['yesterday', undefined],
    [undefined, undefined],
  ])('%s is %s, no finer than it was written', (raw, wanted) => {
    expect(timeOf(raw)).toBe(wanted);
  });
});
