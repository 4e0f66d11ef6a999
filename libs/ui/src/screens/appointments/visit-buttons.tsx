import { HOUR, plus, type Instant } from '@portico/domain/kernel';
import type { VisitErrorsModel } from './visit-errors.tsx';
import {
  type WaitListState,
  type ListedAppointment,
  visitButtons,
  type CardButton,
} from '@portico/application/appointments';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { AddToCalendar, type AddToCalendarModel } from './add-to-calendar.tsx';
import css from './appointment-card.module.css';
import { CallButton } from './call-button.tsx';
import { actionWords } from './visit-buttons.messages.ts';

const VisitErrors = lazyComponent(() => import('./visit-errors.tsx'));

export interface VisitButtonsModel {
  readonly now: Instant;
  readonly isGuest: boolean;
  readonly actions:
    | (VisitErrorsModel & {
        readonly calendar: AddToCalendarModel;
        readonly canceling: { isSending(listed: ListedAppointment): boolean };
        readonly video?: { isStarting(listed: ListedAppointment): boolean };
        readonly summary?: { isMaking(listed: ListedAppointment): boolean };
      })
    | undefined;
  prepare(): void;
  press(button: CardButton, listed: ListedAppointment): void;
  retry(): void;
  isFetching(button: CardButton, listed: ListedAppointment): boolean;
  isUnfetched(listed: ListedAppointment): boolean;
}

interface CardProps {
  readonly listed: ListedAppointment;
  readonly buttons: VisitButtonsModel;
}

interface VisitButtonsProps extends CardProps {
  /** The way there, which everybody may have. */
  readonly way?: ReactNode;
}

/** The two button rows of a card (`APT-045`, `APT-046`), and a failed button's error, shown where it was pressed. */
export const VisitButtons = observer((props: VisitButtonsProps) => {
  const { listed, buttons } = props;
  const { now, isGuest } = buttons;
  const { call } = visitButtons(listed, now);
  const top = useTopRow(props);
  const bottom = useBottomRow(props);
  usePreparedCall(buttons, !isGuest && call !== undefined && call !== 'early');
  return (
    <>
      <div className={css.rows}>
        <Row prepare={buttons.prepare}>{top}</Row>
        <Row prepare={buttons.prepare}>{bottom}</Row>
      </div>
      <ButtonErrors {...props} />
    </>
  );
});

/** Browsers open a tab only shortly after a press. */
const usePreparedCall = (buttons: VisitButtonsModel, canBeJoined: boolean): void => {
  useEffect(() => {
    if (canBeJoined) buttons.prepare();
  }, [canBeJoined, buttons]);
};

const ButtonErrors = observer(({ listed, buttons }: CardProps) => {
  const say = useWords();
  const { actions } = buttons;
  return (
    <>
      {buttons.isUnfetched(listed) && (
        <RetryNotice text={say(failureWords.unreachable)} retry={say(kitWords.retry)} onRetry={buttons.retry} />
      )}
      {actions !== undefined && <VisitErrors listed={listed} actions={actions} />}
    </>
  );
});

interface RowProps {
  readonly children: readonly ReactNode[];
  readonly prepare: () => void;
}

const Row = ({ children, prepare }: RowProps) => {
  const row = children.filter(Boolean);
  if (row.length === 0) return null;
  return (
    <div className={css.buttons} data-no-print onPointerMove={prepare} onPointerDown={prepare} onFocus={prepare}>
      {row.map((button, place) => (
        <Fragment key={place}>{button}</Fragment>
      ))}
    </div>
  );
};

/** What a button does when it is pressed, and how its visit is told to a screen reader. */
const useButtonProps = ({ listed, buttons }: CardProps) => {
  const say = useWords();
  const formats = useFormats();
  const { appointment } = listed;
  const about = (action: string) => ({
    'aria-label':
      appointment.timeOpen === true
        ? say(actionWords.aboutOpen, { action, provider: appointment.provider.name })
        : say(actionWords.about, { action, day: formats.visit(appointment.start, appointment.location.timeZone) }),
  });
  const pressing = (button: CardButton) => ({
    busy: buttons.isFetching(button, listed),
    onClick: () => buttons.press(button, listed),
  });
  return { about, pressing };
};

/** What a visit asks for on its day: at most one of these is shown by itself. */
const useDayButtons = ({ listed, buttons: cardButtons }: CardProps) => {
  const say = useWords();
  const { about, pressing } = useButtonProps({ listed, buttons: cardButtons });
  const { now, isGuest } = cardButtons;
  const { checkIn, checkOut, call } = visitButtons(listed, now);
  const named = (button: 'check-in' | 'check-out', icon: 'check' | 'leave', words: Message) => (
    <Button
      look={button === 'check-out' || isNear(listed, now) ? 'primary' : 'secondary'}
      icon={icon}
      {...pressing(button)}
      {...about(say(words))}
    >
      {say(words)}
    </Button>
  );
  return {
    checkIn: checkIn && !isGuest && named('check-in', 'check', actionWords.checkIn),
    checkOut: checkOut && !isGuest && named('check-out', 'leave', actionWords.checkOut),
    call: call !== undefined && !isGuest && <CallButton listed={listed} buttons={cardButtons} standing={call} />,
    canCall: call !== undefined && call !== 'early',
  };
};

/** Today, or within a day and a half: checking in is the thing to do. Without the calendar of a zone, whose rules weigh more than the page. */
const isNear = ({ today, appointment: { start } }: ListedAppointment, now: Instant): boolean =>
  today || start <= plus(now, 36 * HOUR);

const useTopRow = (props: VisitButtonsProps): readonly ReactNode[] => {
  const { listed, buttons, way } = props;
  const { pressing } = useButtonProps(props);
  const { start, location, status, id } = listed.appointment;
  const { checkIn, checkOut, call } = useDayButtons(props);
  return [
    checkIn,
    checkOut,
    call,
    way,
    status === 'SCHEDULED' && buttons.now < start && (
      <AddToCalendar
        viewModel={buttons.actions?.calendar}
        appointment={id}
        {...pressing('calendar')}
        about={{ start, zone: location.timeZone }}
      />
    ),
  ];
};

/** The one button of a visit in a list; all others stand on the page of the visit. */
export const MainVisitButton = observer((props: CardProps) => {
  const { listed, buttons } = props;
  const { checkIn, checkOut, call, canCall } = useDayButtons(props);
  usePreparedCall(buttons, canCall && !buttons.isGuest);
  const offer = useEarlierTimeButton(props);
  const main = (canCall && call) || checkIn || checkOut || (listed.earlierTime === 'offered' && offer);
  if (!main) return null;
  return (
    <>
      <Row prepare={buttons.prepare}>{[main]}</Row>
      <ButtonErrors {...props} />
    </>
  );
});

const useEarlierTimeButton = ({ listed, buttons }: CardProps): ReactNode => {
  const say = useWords();
  const { about, pressing } = useButtonProps({ listed, buttons });
  const { earlierTime } = listed;
  if (earlierTime === undefined) return false;
  const text = say(waitListButtons[earlierTime]);
  return (
    <Button
      look={earlierTime === 'offered' ? 'primary' : 'quiet'}
      icon="clock"
      {...pressing('earlier-time')}
      {...about(text)}
    >
      {text}
    </Button>
  );
};

const useBottomRow = ({ listed, buttons: cardButtons }: CardProps): readonly ReactNode[] => {
  const say = useWords();
  const { about, pressing } = useButtonProps({ listed, buttons: cardButtons });
  const { actions, now, isGuest } = cardButtons;
  const buttons = visitButtons(listed, now);
  const sending = actions?.canceling.isSending(listed) ?? false;
  const making = actions?.summary?.isMaking(listed) ?? false;
  const earlierTime = useEarlierTimeButton({ listed, buttons: cardButtons });
  const cancelLabel = say(buttons.withdraw ? actionWords.withdraw : actionWords.cancel);
  return [
    buttons.reschedule && (
      <Button icon="calendar" {...pressing('reschedule')} {...about(say(actionWords.reschedule))}>
        {say(actionWords.reschedule)}
      </Button>
    ),
    buttons.changeRequest && (
      <Button icon="calendar" {...pressing('change-request')} {...about(say(actionWords.changeRequest))}>
        {say(actionWords.changeRequest)}
      </Button>
    ),
    (buttons.cancel || buttons.withdraw) && (
      <Button
        look="danger"
        icon="close"
        {...pressing('cancel')}
        {...(sending ? { busy: true } : {})}
        {...about(sending ? say(actionWords.sending) : cancelLabel)}
      >
        {sending ? say(actionWords.sending) : cancelLabel}
      </Button>
    ),
    listed.summary !== undefined && !isGuest && (
      <Button
        icon="file"
        {...pressing('summary')}
        {...(making ? { busy: true } : {})}
        {...about(say(making ? actionWords.makingSummary : actionWords.summary))}
      >
        {say(making ? actionWords.makingSummary : actionWords.summary)}
      </Button>
    ),
    buttons.bookAgain && !isGuest && (
      <Button icon="retry" {...pressing('book-again')} {...about(say(actionWords.bookAgain))}>
        {say(actionWords.bookAgain)}
      </Button>
    ),
    earlierTime,
  ];
};

const waitListButtons: Readonly<Record<WaitListState, Message>> = {
  'can-wait': actionWords.earlierTime,
  waiting: actionWords.waiting,
  offered: actionWords.offered,
};
