import type { Appointment } from '@portico/domain/appointments';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { cardWords } from './appointment-card.messages.ts';

/**
 * Formats an appointment's time in its location's time zone; for a request without a time, says that it is yet to be
 * set.
 */
export const useWhen = (): ((appointment: Pick<Appointment, 'start' | 'location' | 'timeOpen'>) => string) => {
  const say = useWords();
  const formats = useFormats();
  return ({ start, location, timeOpen }) =>
    timeOpen === true ? say(cardWords.timeOpen) : formats.visit(start, location.timeZone);
};
