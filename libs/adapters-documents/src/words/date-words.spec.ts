import { describe, expect, it } from '@jest/globals';
import { at } from '../testing/sample-charts.ts';
import { dateText } from './date-words.ts';

describe('a date in a record', () => {
  it.each([
    ['2019', '2019', '2019'],
    ['0987', '0987', '0987'],
    ['2020-11', 'November 2020', 'noviembre de 2020'],
    ['2023-04-17', 'April 17, 2023', '17 de abril de 2023'],
    ['2024-01-01', 'January 1, 2024', '1 de enero de 2024'],
    ['2023-04-17T23:30-07:00', 'April 17, 2023, 23:30 (UTC−07:00)', '17 de abril de 2023, 23:30 (UTC−07:00)'],
    ['2023-04-17T00:05:09.123Z', 'April 17, 2023, 00:05 (UTC)', '17 de abril de 2023, 00:05 (UTC)'],
  ])('%s keeps its precision, day and clock', (date, english, spanish) => {
    expect([dateText(at(date), 'en'), dateText(at(date), 'es')]).toEqual([english, spanish]);
  });
});
