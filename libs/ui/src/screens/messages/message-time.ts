import type { Instant, Language, TimeZone } from '@portico/domain/kernel';
import { timeStyle } from '@portico/domain/messages';
import { useContext } from 'react';
import { dayTime, daysBetween, foreignZone, weekdayTime } from '../../words/locale-formats.ts';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { messageTimeWords as words } from './messages.messages.ts';

/**
 * When a message was written, in its practice's time zone: `Tuesday at 2:30 PM`, or `March 9 at 2:30 PM` if older than a
 * week; `martes, 2:30 p. m.` and `9 de marzo, 2:30 p. m.` in Spanish (`MON-258`, `MON-259`).
 */
export const messageTime = (language: Language, at: Instant, zone: TimeZone, now: Instant): string =>
  timeStyle(at, now) === 'weekday' ? weekdayTime(language, at, zone) : dayTime(language, at, zone, now);

/** That time, with `Today` or `Yesterday` before it, and with the zone where the device's time is another one. */
export const useMessageTime = (zone: TimeZone): ((at: Instant) => string) => {
  const say = useWords();
  const { language } = useFormats();
  const device = useContext(DeviceTimeContext);
  return (at) => {
    const now = device.now();
    const foreign = foreignZone(language, at, zone, device.zone);
    const time = messageTime(language, at, zone, now) + (foreign === undefined ? '' : ` (${foreign})`);
    const days = daysBetween(at, now, zone);
    if (days === 0) return say(words.today, { time });
    return days === 1 ? say(words.yesterday, { time }) : time;
  };
};
