import type { Failure } from '@portico/application/kernel';
import type { DateRange, BadRange, Slot } from '@portico/domain/scheduling';
import type { ConfirmSlotModel } from './confirm-slot-modal.tsx';
import type { LocalDate } from '@portico/domain/kernel';
import type { BookedCalendarModel } from './booked-modal.tsx';
import type { AvailableHours, BookedVisit, HoursRefusal } from '@portico/application/scheduling';
import type { HoursSuccess, ReplacedVisit } from '@portico/application/scheduling';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { hoursRefusalWords, hoursWords, newsWords } from './available-hours.messages.ts';
import css from './available-hours.module.css';
import { AnsweredBy } from './answered-by.tsx';
import { ChosenVisit, MovedVisit } from './chosen-visit.tsx';
import { Days } from './days-with-times.tsx';
import { useFocusOnOtherDays } from './use-focus-on-other-days.ts';

const DatesModal = lazyComponent(() => import('./dates-modal.tsx'));
const ConfirmSlotModal = lazyComponent(() => import('./confirm-slot-modal.tsx'));
const BookedModal = lazyComponent(() => import('./booked-modal.tsx'));

type Looking =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly days: DateRange };

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The choice cannot be booked, or the old visit cannot be changed: no time helps. */
  | { readonly kind: 'refused'; readonly refusal: HoursRefusal }
  | { readonly kind: 'ready'; readonly hours: AvailableHours; readonly looking: Looking }
  | {
      readonly kind: 'booked';
      readonly booked: BookedVisit;
      readonly replaced?: ReplacedVisit | undefined;
      readonly late?: AvailableHours['practice'] | undefined;
    };

export interface AvailableHoursModel {
  readonly phase: Phase;
  readonly news: HoursSuccess | undefined;
  readonly badRange: BadRange['kind'] | undefined;
  readonly withoutTimes: ReadonlySet<LocalDate>;
  readonly time: ConfirmSlotModel & { choose(slot: Slot): Promise<void> };
  load(): Promise<void>;
  readonly threeBefore: DateRange | undefined;
  readonly nextThree: DateRange | undefined;
  lookAt(days: DateRange): boolean;
  lookFrom(day: LocalDate): void;
  forgetBadRange(): void;
  lookAgain(): void;
}

export interface AvailableHoursScreenProps {
  readonly viewModel: AvailableHoursModel;
  readonly calendar: BookedCalendarModel;
  /** Leads back to the choices. */
  readonly onChooseAgain: () => void;
  /** Leads to the payment that books a time. */
  readonly onPay: (path: string) => void;
  /** Leads to the appointments, after a booking with what was booked, and in place of what. */
  readonly onDone: (booked?: BookedVisit, replaced?: ReplacedVisit) => void;
  readonly onForms: () => void;
  /** The next visit is booked during check-out, which continues afterwards (`APT-217`). */
  readonly isCheckingOut?: boolean;
  /** Leads to the wait list, if nothing is free; absent if waiting is not offered. */
  readonly onWait?: (hours: AvailableHours) => void;
}

/** The free times of a choice, and the booking of one of them (`APT-090` to `APT-120`). */
export const AvailableHoursScreen = observer((props: AvailableHoursScreenProps) => {
  const say = useWords();
  const { viewModel, calendar, onChooseAgain, onPay, onDone, onForms, isCheckingOut = false } = props;
  const { phase, time } = viewModel;
  if (phase.kind === 'booked') {
    return (
      <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={3} />}>
        <BookedModal
          booked={phase.booked}
          replaced={phase.replaced}
          late={phase.late}
          calendar={calendar}
          onDone={() => onDone(phase.booked, phase.replaced)}
          onForms={onForms}
          isCheckingOut={isCheckingOut}
        />
      </Meanwhile>
    );
  }
  if (phase.kind === 'loading') return <Skeleton label={say(hoursWords.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  if (phase.kind === 'refused') {
    const isOld = phase.refusal.kind === 'not-cancellable';
    return (
      <Notice tone="wait" icon="calendar">
        <p>{say(hoursRefusalWords[phase.refusal.kind])}</p>
        <Button look="primary" onClick={isOld ? () => onDone() : onChooseAgain}>
          {say(isOld ? hoursWords.toList : hoursWords.chooseAgain)}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      <Times {...props} hours={phase.hours} />
      <Presence show={time.state.kind === 'confirming' ? time.state : undefined}>
        {(confirming) => <ConfirmSlotModal time={time} hours={phase.hours} chosen={confirming} onPay={onPay} />}
      </Presence>
    </>
  );
});

export interface TimesProps extends AvailableHoursScreenProps {
  readonly hours: AvailableHours;
}

const Times = observer((props: TimesProps) => {
  const say = useWords();
  const { viewModel, hours, onChooseAgain } = props;
  const { phase, news } = viewModel;
  const looking = phase.kind === 'ready' ? phase.looking : undefined;
  const heading = useFocusOnOtherDays(hours, news === undefined);
  return (
    <div className={css.screen}>
      <ChosenVisit hours={hours} onChange={onChooseAgain} />
      <MovedVisit hours={hours} />
      {!hours.booksAtOnce && hours.replaced === undefined && <p>{say(hoursWords.asked)}</p>}
      <AnsweredBy hours={hours} onLookAt={viewModel.lookAt} />
      <ShownDays {...props} heading={heading} />
      <News viewModel={viewModel} />
      {looking?.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[looking.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={viewModel.lookAgain}
        />
      )}
      <Days {...props} isAsking={looking?.kind === 'asking'} />
    </div>
  );
});

type ShownDaysProps = TimesProps & { readonly heading: RefObject<HTMLHeadingElement | null> };

/** The shown days with the zone of their times, and a way to others. */
const ShownDays = observer(({ viewModel, hours, heading }: ShownDaysProps) => {
  const say = useWords();
  const formats = useFormats();
  const told = useId();
  const [isChoosingDates, chooseDates] = useState(false);
  const { days, range, location, booksAtOnce } = hours;
  const [first] = days[0]?.slots ?? [];
  const zone = first && formats.zone(first.start, location.timeZone);
  const shown =
    range.start === range.end
      ? formats.weekday(range.start)
      : say(hoursWords.range, { from: formats.day(range.start), to: formats.day(range.end) });
  return (
    <>
      <div className={css.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={css.title} aria-describedby={told}>
            {say(booksAtOnce ? hoursWords.title : hoursWords.titleOfRequest)}
          </h2>
          <p id={told} className={css.soft}>
            <span>{shown}</span>
            {zone !== undefined && <span>{` · ${say(hoursWords.zone, { office: location.office, zone })}`}</span>}
          </p>
        </div>
        <Button icon="calendar" onClick={() => chooseDates(true)}>
          {say(hoursWords.other)}
        </Button>
      </div>
      <Presence show={isChoosingDates ? hours : undefined}>
        {(known) => (
          <DatesModal
            hours={known}
            bad={viewModel.badRange}
            withoutTimes={viewModel.withoutTimes}
            onApply={(picked) => {
              if (viewModel.lookAt(picked)) chooseDates(false);
            }}
            onClose={() => {
              viewModel.forgetBadRange();
              chooseDates(false);
            }}
          />
        )}
      </Presence>
    </>
  );
});

/** What happened to the selected time. Takes the focus, as the time that had it may be gone. */
const News = observer(({ viewModel }: Pick<TimesProps, 'viewModel'>) => {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { news } = viewModel;
  useEffect(() => {
    if (news !== undefined) place.current?.focus();
  }, [news]);
  return (
    <div ref={place} tabIndex={-1} className={css.news}>
      {news !== undefined && (
        <Notice tone={news.kind === 'failed' ? 'bad' : 'wait'} icon={news.kind === 'failed' ? 'alert' : 'clock'}>
          <p>{say(news.kind === 'failed' ? failureWords[news.failure.kind] : newsWords[news.kind])}</p>
        </Notice>
      )}
    </div>
  );
});
