import { observer } from 'mobx-react-lite';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { callTo } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import type { AvailableHours } from '@portico/application/scheduling';
import { addDays } from '@portico/domain/kernel';
import type { DateRange } from '@portico/domain/scheduling';
import { EarlyDay, InTimeFromHere, isEarlyDay, shownInTime } from './answered-by.tsx';
import type { TimesProps } from './available-hours-screen.tsx';
import { hoursWords } from './available-hours.messages.ts';
import css from './available-hours.module.css';
import { HoursOfDay } from './hours-of-day.tsx';
import { OtherDays } from './other-days.tsx';

/** The days of the range in their order: each with times, and between these the spans without any. */
export const withGaps = ({
  range,
  days,
}: Pick<AvailableHours, 'range' | 'days'>): readonly (AvailableHours['days'][number] | DateRange)[] => {
  let next = range.start;
  const listed = days.flatMap((day) => {
    const gap = day.date > next ? [{ start: next, end: addDays(day.date, -1) }] : [];
    next = addDays(day.date, 1);
    return [...gap, day];
  });
  return next <= range.end ? [...listed, { start: next, end: range.end }] : listed;
};

const useNoTimesText = () => {
  const say = useWords();
  const formats = useFormats();
  return ({ start, end }: DateRange): string =>
    start === end
      ? say(hoursWords.noneOn, { day: formats.weekday(start) })
      : say(hoursWords.none, { from: formats.day(start), to: formats.day(end) });
};

/** Stands for days without times between those with some, so that every day of the heading is accounted for. */
const NoTimes = ({ days }: { readonly days: DateRange }) => <p className={css.gap}>{useNoTimesText()(days)}</p>;

/** The days that are looked at, with their times. */
export const Days = observer((props: TimesProps & { readonly isAsking: boolean }) => {
  const say = useWords();
  const { viewModel, hours, isAsking } = props;
  const { time } = viewModel;
  const { days, location, practice, today } = hours;
  const inTime = shownInTime(hours);
  return (
    <>
      <LiveRegion>
        {isAsking ? say(hoursWords.looking) : time.state.kind === 'keeping' ? say(hoursWords.keeping) : ''}
      </LiveRegion>
      <div className={css.days} aria-busy={isAsking}>
        {days.length === 0 ? (
          <NoHours {...props} />
        ) : (
          withGaps(hours).map((day) =>
            'end' in day ? (
              <NoTimes key={day.start} days={day} />
            ) : (
              <HoursOfDay
                key={day.date}
                day={day}
                today={today}
                zone={location.timeZone}
                standing={hours.replaced}
                busy={isAsking || time.state.kind !== 'none'}
                note={isEarlyDay(hours, day.date) && <EarlyDay practice={practice.name} />}
                mark={day.date === inTime && <InTimeFromHere practice={practice.name} />}
                onChoose={(slot) => void time.choose(slot)}
              />
            ),
          )
        )}
      </div>
      <OtherDays viewModel={viewModel} isNext={days.length > 0} />
    </>
  );
});

/** Explains why there are no times, and what to do next (`APT-099`). */
const NoHours = observer(({ viewModel, hours, onChooseAgain, onWait }: TimesProps) => {
  const say = useWords();
  const formats = useFormats();
  const noTimes = useNoTimesText();
  const { range, nextDay, practice } = hours;
  return (
    <div className={css.steps}>
      <EmptyState icon="calendar">{nextDay === undefined ? say(hoursWords.noneAhead) : noTimes(range)}</EmptyState>
      {nextDay === undefined ? (
        <Button look="primary" onClick={onChooseAgain}>
          {say(hoursWords.chooseAgain)}
        </Button>
      ) : (
        <Button look="primary" icon="calendar" onClick={() => viewModel.lookFrom(nextDay)}>
          {say(hoursWords.nextDay, { day: formats.day(nextDay) })}
        </Button>
      )}
      {onWait !== undefined && hours.booksAtOnce && (hours.prepayment === 0 || hours.replaced !== undefined) && (
        <Button icon="clock" onClick={() => onWait(hours)}>
          {say(hours.replaced === undefined ? hoursWords.wait : hoursWords.waitEarlier)}
        </Button>
      )}
      {practice.phone !== '' && (
        <ButtonLink icon="phone" href={callTo(practice.phone)}>
          {say(hoursWords.call, { practice: practice.name, phone: practice.phone })}
        </ButtonLink>
      )}
    </div>
  );
});
