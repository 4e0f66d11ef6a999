import { describe, expect, it } from '@jest/globals';
import type { Instant, TimeZone } from '@portico/domain/kernel';
import { messageTime } from './message-time.ts';

const chicago = 'America/Chicago' as TimeZone;
const at = (text: string): Instant => Date.parse(text) as Instant;
const now = at('2026-03-18T15:00:00Z');

describe('when a message was written', () => {
  it.each([
    ['en', '2026-03-17T19:30:00Z', 'Tuesday at 2:30\u00a0PM'],
    ['es', '2026-03-17T19:30:00Z', 'martes, 2:30\u00a0p.\u00a0m.'],
    ['en', '2026-03-09T14:05:00Z', 'March 9 at 9:05\u00a0AM'],
    ['es', '2026-03-09T14:05:00Z', '9 de marzo, 9:05\u00a0a.\u00a0m.'],
    ['en', '2025-12-31T06:00:00Z', 'December 31, 2025 at 12:00\u00a0AM'],
    ['es', '2025-12-31T06:00:00Z', '31 de diciembre de 2025, 12:00\u00a0a.\u00a0m.'],
  ] as const)('MON-258 MON-259 in %s %s is %s', (language, text, told) => {
    expect(messageTime(language, at(text), chicago, now)).toBe(told);
  });
});
