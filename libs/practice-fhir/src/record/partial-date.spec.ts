import { describe, expect, it } from '@jest/globals';
import { dateAt } from './analyte-code-and-date.ts';
import { partialDateIn } from './partial-date.ts';

describe('a date as precisely as it is written', () => {
  it.each([
    ...['2024', '0001', '2024-01', '2024-12', '2024-02-29', '2023-02-28', '2000-02-29', '2024-01-31', '2024-01-01'],
    ...['2024-05-06T00:00Z', '2024-05-06T23:59:59.123456789Z', '2024-05-06T09:30:00-07:00', '2024-05-06T09:30+23:59'],
  ])('%s is one', (written) => {
    expect(partialDateIn(written)).toBe(written);
  });

  it.each([
    ...[undefined, '', 'soon', '0000', '24', '20245', '2024-1', '2024-00', '2024-13', '2024-00-10', '2024-13-10'],
    ...['2024-01-00', '2024-01-32', '2024-04-31', '2023-02-29', '1900-02-29', '2024-02-30', '2024-05-6', '2024-05-06 '],
    ...['2024-05-06T24:00Z', '2024-05-06T12:60Z', '2024-05-06T12:00:60Z', '2024-05-06T12:00', '2024-05-06T12Z'],
    ...['2024-05-06T12:00+24:00', '2024-05-06T12:00+12:60', '2024-05-06T12:00:00.Z', '2024-05-06T12:00+5', 'x2024'],
  ])('%j is none', (written) => {
    expect(partialDateIn(written)).toBeUndefined();
  });

  it('is the first of several that is one', () => {
    const json = { broken: 'soon', day: '2024-05-06', year: '2024' };
    expect(dateAt(json, 'none', 'broken', 'day', 'year')).toBe('2024-05-06');
    expect(dateAt(json, 'none', 'broken')).toBeUndefined();
    expect(dateAt(undefined, 'day')).toBeUndefined();
  });
});
