import type { Instant, Language, TimeZone } from '@portico/domain/kernel';
import { timeStyle } from '@portico/domain/messages';
import { useContext } from 'react';
import { dayTime, weekdayTime } from '../../words/locale-formats.ts';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';

/**
 * When a message was written, in its practice's time zone: `Tuesday at 2:30 PM`, or `March 9 at 2:30 PM` if older than a
 * week; `martes, 2:30 p. m.` and `9 de marzo, 2:30 p. m.` in Spanish (`MON-258`, `MON-259`).
 */
export const messageTime = (language: Language, at: Instant, zone: TimeZone, now: Instant): string =>
  timeStyle(at, now) === 'weekday' ? weekdayTime(language, at, zone) : dayTime(language, at, zone, now);

export const useMessageTime = (zone: TimeZone): ((at: Instant) => string) => {
  const { language } = useFormats();
  const device = useContext(DeviceTimeContext);
  return (at) => messageTime(language, at, zone, device.now());
};
