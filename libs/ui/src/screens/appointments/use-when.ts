import type { Appointment } from '@portico/domain/appointments';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { cardWords } from './appointments.messages.ts';

/** Says when an appointment is, on the clock of its place; of a request for no certain time, that the time is yet to be set. */
export const useWhen = (): ((appointment: Pick<Appointment, 'start' | 'location' | 'timeOpen'>) => string) => {
  const say = useWords();
  const formats = useFormats();
  return ({ start, location, timeOpen }) =>
    timeOpen === true ? say(cardWords.timeOpen) : formats.visit(start, location.timeZone);
};
