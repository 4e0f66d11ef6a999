import type { AvailableHours } from '@portico/application/scheduling';
import { addDays, dayIn, type Instant, type LocalDate } from '@portico/domain/kernel';
import type { DateRange } from '@portico/domain/scheduling';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { focusFromStart } from '../../kit/problems-in-form.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './available-hours.module.css';
import { markedTimeWords } from './marked-times.messages.ts';
import { CallOffice } from './practice-phone-link.tsx';

/** The answer to a request for a time may come after it. */
export const isAnsweredLate = (start: Instant, answeredBy: Instant | undefined): boolean =>
  answeredBy !== undefined && start < answeredBy;

/** The first day all of whose times leave the practice time to answer. */
const firstDayInTime = ({
  answeredBy,
  location,
}: Pick<AvailableHours, 'answeredBy' | 'location'>): LocalDate | undefined =>
  answeredBy === undefined ? undefined : addDays(dayIn(location.timeZone, answeredBy), 1);

/** The first shown day that leaves time to answer, where others before it do not. */
export const shownInTime = (hours: AvailableHours): LocalDate | undefined => {
  const inTime = firstDayInTime(hours);
  const at = inTime === undefined ? -1 : hours.days.findIndex(({ date }) => date >= inTime);
  return at > 0 ? hours.days[at]?.date : undefined;
};

/** No time of a day is sure while the practice may answer after one of them. */
export const isEarlyDay = (hours: AvailableHours, date: LocalDate): boolean => {
  const inTime = firstDayInTime(hours);
  return inTime !== undefined && date < inTime;
};

const markId = 'first-day-in-time';

interface AnsweredByProps {
  readonly hours: AvailableHours;
  readonly onLookAt: (days: DateRange) => unknown;
}

/** Above times that are asked for, where the first of them come before the practice usually answers: later ones, or a call. */
export const AnsweredBy = ({ hours, onLookAt }: AnsweredByProps) => {
  const { answeredBy, days, location, practice } = hours;
  const say = useWords();
  const formats = useFormats();
  const [first] = days[0]?.slots ?? [];
  if (answeredBy === undefined || first === undefined || !isAnsweredLate(first.start, answeredBy)) return null;
  const inTime = firstDayInTime(hours);
  const look = (day: LocalDate): void => {
    if (shownInTime(hours) === undefined) onLookAt({ start: day, end: addDays(day, 2) });
    else focusFromStart(document.getElementById(markId));
  };
  return (
    <Notice tone="wait" icon="clock" quiet>
      <p>
        {say(markedTimeWords.answeredBy, {
          practice: practice.name,
          when: formats.dayOfVisit(answeredBy, location.timeZone),
        })}
      </p>
      {inTime !== undefined && (
        <Button icon="calendar" onClick={() => look(inTime)}>
          {say(markedTimeWords.toInTime, { day: formats.weekday(inTime) })}
        </Button>
      )}
      <CallOffice location={location} practice={practice} />
    </Notice>
  );
};

/** Within a day whose times may come before the answer. */
export const EarlyDay = ({ practice }: { readonly practice: string }) => (
  <p className={css.early}>
    <Icon name="clock" />
    <span>{useWords()(markedTimeWords.early, { practice })}</span>
  </p>
);

/** Stands before the first day in time, and takes the focus on the way there. */
export const InTimeFromHere = ({ practice }: { readonly practice: string }) => (
  <p id={markId} tabIndex={-1} className={css.soft}>
    {useWords()(markedTimeWords.inTime, { practice })}
  </p>
);
