import { parseDate, type CalendarDate } from '@internationalized/date';
import type { AvailableHours } from '@portico/application/scheduling';
import { localeOf, type LocalDate } from '@portico/domain/kernel';
import {
  followUpDays,
  followUps,
  furthestDay,
  nextThree,
  type BadRange,
  type DateRange,
} from '@portico/domain/scheduling';
import { useContext, useId, useState, type ComponentPropsWithRef } from 'react';
import {
  Button as CalendarButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/join-class-names.ts';
import { kitWords } from '../../kit/kit.messages.ts';
import { Icon } from '../../kit/icon.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { badRangeWords, datesWords, followUpWords, hoursWords } from './available-hours.messages.ts';
import css from './dates-modal.module.css';

interface Days {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

const daysOf = ({ start, end }: DateRange): Days => ({ start: parseDate(start), end: parseDate(end) });
const rangeOf = ({ start, end }: Days): DateRange => ({
  start: start.toString() as LocalDate,
  end: end.toString() as LocalDate,
});

/** The day whose month is opened: that of the first day, unless that month has but a few days left. */
const openedAt = (first: CalendarDate): CalendarDate => {
  const inWeek = first.add({ days: 6 });
  return inWeek.month === first.month ? first : inWeek.set({ day: 1 });
};

interface DatesModalProps {
  readonly hours: Pick<AvailableHours, 'today' | 'range'>;
  /** Days that are known to have no free time. */
  readonly withoutTimes: ReadonlySet<LocalDate>;
  readonly bad: BadRange['kind'] | undefined;
  readonly onApply: (days: DateRange) => void;
  readonly onClose: () => void;
}

/** The calendar for choosing other days (`APT-098`, `APT-100` to `APT-103`). Load it lazily. */
const DatesModal = ({ hours: { today, range }, withoutTimes, bad, onApply, onClose }: DatesModalProps) => {
  const say = useWords();
  const { language } = useFormats();
  const [days, setDays] = useState(() => daysOf(range));
  const [focused, setFocused] = useState(() => openedAt(days.start));
  const after = nextThree(rangeOf(days), today);
  return (
    <Modal
      isForm
      title={say(datesWords.title)}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" onClick={() => onApply(rangeOf(days))}>
            {say(datesWords.apply)}
          </Button>
          <Button
            aria-disabled={after === undefined}
            onClick={() => {
              if (after === undefined) return;
              setDays(daysOf(after));
              setFocused(parseDate(after.start));
            }}
          >
            {say(hoursWords.nextThree)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {say(kitWords.close)}
          </Button>
        </>
      }
    >
      <WeeksAhead today={today} onApply={onApply} />
      <p>{say(datesWords.hint)}</p>
      {/* The first day of the week is that of the practices' country. */}
      <I18nProvider locale={localeOf(language)}>
        <RangeCalendar<CalendarDate>
          aria-label={say(datesWords.days)}
          className={css.calendar ?? ''}
          minValue={parseDate(today)}
          maxValue={parseDate(furthestDay(today))}
          value={days}
          onChange={setDays}
          focusedValue={focused}
          onFocusChange={setFocused}
        >
          <Month withoutTimes={withoutTimes} />
        </RangeCalendar>
      </I18nProvider>
      {bad !== undefined && (
        <Notice tone="bad">
          <p>{say(badRangeWords[bad])}</p>
        </Notice>
      )}
    </Modal>
  );
};
export default DatesModal;

/** One press leads to a week that lies ahead. */
const WeeksAhead = ({ today, onApply }: Pick<DatesModalProps, 'onApply'> & Pick<AvailableHours, 'today'>) => {
  const say = useWords();
  return (
    <div className={css.ahead}>
      {followUps.map((when) => (
        <Button key={when} onClick={() => onApply(followUpDays(today, when))}>
          {say(followUpWords[when])}
        </Button>
      ))}
    </div>
  );
};

/** The month that the calendar shows, with the ways to its neighbors. */
const Month = ({ withoutTimes }: Pick<DatesModalProps, 'withoutTimes'>) => {
  const say = useWords();
  const noTimes = useId();
  const isWithout = (date: CalendarDate): boolean => withoutTimes.has(date.toString() as LocalDate);
  const shown = useContext(RangeCalendarStateContext)?.visibleRange;
  const isWithoutSeen = [...withoutTimes].some((day) => {
    const date = parseDate(day);
    return shown !== undefined && date.compare(shown.start) >= 0 && date.compare(shown.end) <= 0;
  });
  const described = (props: ComponentPropsWithRef<'div'>) => (
    <div {...props} aria-describedby={cx(props['aria-describedby'], noTimes)} />
  );
  return (
    <>
      <header className={css.head}>
        <CalendarButton slot="previous" className={css.step ?? ''} aria-label={say(datesWords.previous)}>
          <Icon name="previous" />
        </CalendarButton>
        <Heading className={css.month ?? ''} />
        <CalendarButton slot="next" className={css.step ?? ''} aria-label={say(datesWords.next)}>
          <Icon name="next" />
        </CalendarButton>
      </header>
      <CalendarGrid className={css.grid ?? ''}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={css.weekday ?? ''}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={cx(css.cell, isWithout(date) && css.without)}
              {...(isWithout(date) ? { render: described } : {})}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      <span id={noTimes} hidden>
        {say(datesWords.noTimes)}
      </span>
      {isWithoutSeen && <p className={css.legend}>{say(datesWords.legend)}</p>}
    </>
  );
};
