import { expect, it } from '@jest/globals';
import { DAY, instant, plus } from '../kernel/index.ts';
import { timeStyle } from './message-time.ts';

it('MON-259 a message older than a week is told by its date, any other by its weekday', () => {
  const now = instant(1_772_737_200_000);
  expect(timeStyle(plus(now, -7 * DAY), now)).toBe('weekday');
  expect(timeStyle(plus(now, -7 * DAY - 1), now)).toBe('date');
  expect(timeStyle(plus(now, 60_000), now)).toBe('weekday');
});
