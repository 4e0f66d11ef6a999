import type { Appointment } from '@portico/domain/appointments';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { cardWords } from './appointment-card.messages.ts';

/**
 * Formats an appointment's time in its location's time zone; a request without a time says that it is yet to be set, or
 * once it is over, what it was: its span is no day of its own.
 */
export const useWhen = (): ((
  appointment: Pick<Appointment, 'start' | 'location' | 'timeOpen' | 'status'>,
) => string) => {
  const say = useWords();
  const formats = useFormats();
  return ({ start, location, timeOpen, status }) =>
    timeOpen === true
      ? say(status === 'REQUESTED' ? cardWords.timeOpen : cardWords.request)
      : formats.visit(start, location.timeZone);
};
