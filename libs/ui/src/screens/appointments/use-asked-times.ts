import type { Appointment } from '@portico/domain/appointments';
import { plus, type Instant } from '@portico/domain/kernel';
import { preferredDays, requestedDays, type TimePreference } from '@portico/domain/scheduling';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { preferenceBoxWords, preferenceWords } from './preference.messages.ts';

export type AskedAppointment = Pick<Appointment, 'start' | 'end' | 'location'>;

/** What a request for no certain time asks for, by its dates: the week that it was sent in may be over. */
export interface AskedTimes {
  /** From the first to the last weekday of the week; undefined where any week will do. */
  readonly week: string | undefined;
  /** The days and the times of day in one line; undefined where any will do. */
  readonly line: string | undefined;
}

export const useAskedTimes = (): ((preference: TimePreference, appointment: AskedAppointment) => AskedTimes) => {
  const say = useWords();
  const formats = useFormats();
  const or = new Intl.ListFormat(formats.language, { type: 'disjunction' });
  return ({ week, days, times }, { start, end, location }) => {
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: location.timeZone });
    const weekdayAt = (at: Instant) => preferredDays.find((day) => day === weekday.format(at));
    const dayOf = (at: Instant): string => formats.dayOfVisit(at, location.timeZone);
    const datesOf = (of: TimePreference['days']): readonly string[] =>
      requestedDays({ week, days: of }, { start, end }, weekdayAt).map(dayOf);
    const dates = datesOf(days);
    const weekdays = datesOf(['Any']);
    const [first = dayOf(start), last = dayOf(plus(end, -1))] = [weekdays[0], weekdays.at(-1)];
    const asked = week === 'Any' ? undefined : say(preferenceWords.dates, { first, last });
    const namesOf = (boxes: TimePreference['days'] | TimePreference['times']): readonly string[] =>
      boxes.flatMap((box) => (box === 'Any' ? [] : [say(preferenceBoxWords[box])]));
    const named = dates.length > 0 ? dates : namesOf(days);
    const parts = [days[0] === 'Any' ? asked : or.format(named), or.format(namesOf(times))];
    const line = parts.filter((part) => part !== undefined && part !== '').join(' · ');
    return { week: asked, line: line === '' ? undefined : line };
  };
};
