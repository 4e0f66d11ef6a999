import { beforeEach, expect, it } from '@jest/globals';
import { HOUR, plus } from '@portico/domain/kernel';
import type { TimePreference } from '@portico/domain/scheduling';
import { cleanup } from '@testing-library/react';
import { listed, renderIn } from '../../testing/index.ts';
import { preferenceBoxWords, preferenceGroupWords, preferenceWords } from '../appointments/index.ts';
import { RequestedTimes } from './requested-times.tsx';

beforeEach(cleanup);

const told = (language: 'en' | 'es', preference: TimePreference): string => {
  const request = listed('a', { status: 'REQUESTED', timeOpen: true });
  const { start } = request.appointment;
  const appointment = { ...request.appointment, end: plus(start, 48 * HOUR) };
  renderIn(
    language,
    <RequestedTimes listed={{ ...request, appointment }} preference={preference} />,
    preferenceWords,
    preferenceBoxWords,
    preferenceGroupWords,
  );
  return document.body.textContent ?? '';
};

it.each([
  [
    'en',
    'This week',
    [
      'WeekMonday, November 23 to Tuesday, November 24',
      'DayTuesday',
      'Late Afternoon (after 3 PM)',
      'then be shown here',
    ],
  ],
  [
    'es',
    'This week',
    ['Del lunes, 23 de noviembre al martes, 24 de noviembre', 'Martes', 'después de las 3', 'Entonces verá aquí'],
  ],
  ['en', 'Any', ['WeekAny', 'DayTuesday']],
] as const)('ACC-331 a request says in %s what was asked for, its week %s by the days', (language, week, said) => {
  const text = told(language, { week, days: ['Tuesday'], times: ['Late Evening'] });
  for (const each of said) expect(text).toContain(each);
});
