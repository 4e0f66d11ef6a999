import { visitButtons, type EarlierTimeState, type ListedAppointment } from '@portico/application/appointments';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { callTo } from '../../words/call-to.ts';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import css from './appointment-card.module.css';
import type { AccountActions, VisitActions } from './visit-actions.ts';
import { actionWords, callProblemWords, cancelRefusalWords, cancelWords } from './visit-actions.messages.ts';

interface CardProps {
  readonly listed: ListedAppointment;
  readonly actions: VisitActions;
}

/** The two button rows of a card (`APT-045`, `APT-046`), and what went wrong with a button, where it was pressed. */
export const VisitButtons = observer(
  ({
    listed,
    actions,
    way,
  }: CardProps & { /** The way there, which everybody may have. */ readonly way?: ReactNode }) => {
    const say = useWords();
    const formats = useFormats();
    const { appointment } = listed;
    const { start, location } = appointment;
    const { cancelling, account, now } = actions;
    const buttons = visitButtons(listed, now);
    const sending = cancelling.isSending(listed);
    const about = (action: string) => ({
      'aria-label':
        appointment.timeOpen === true
          ? say(actionWords.aboutOpen, { action, provider: appointment.provider.name })
          : say(actionWords.about, { action, day: formats.visit(start, location.timeZone) }),
    });

    const top: readonly ReactNode[] = [
      buttons.checkIn && account !== undefined && (
        <Button
          look="primary"
          icon="check"
          onClick={() => account.onCheckIn(listed)}
          {...about(say(actionWords.checkIn))}
        >
          {say(actionWords.checkIn)}
        </Button>
      ),
      buttons.call !== undefined && account !== undefined && (
        <CallButton listed={listed} video={account.video} standing={buttons.call} />
      ),
      way,
      appointment.status === 'SCHEDULED' && now < start && (
        <AddToCalendar
          viewModel={actions.calendar}
          practice={listed.practice.id}
          appointment={appointment.id}
          about={{ start, zone: location.timeZone }}
        />
      ),
    ].filter(Boolean);

    const cancelLabel = say(buttons.withdraw ? actionWords.withdraw : actionWords.cancel);
    const bottom: readonly ReactNode[] = [
      buttons.reschedule && (
        <Button icon="calendar" onClick={() => actions.onReschedule(listed)} {...about(say(actionWords.reschedule))}>
          {say(actionWords.reschedule)}
        </Button>
      ),
      (buttons.cancel || buttons.withdraw) && (
        <Button
          look={buttons.withdraw ? 'quiet' : 'secondary'}
          icon="close"
          busy={sending}
          onClick={() => void cancelling.ask(listed)}
          {...about(sending ? say(actionWords.sending) : cancelLabel)}
        >
          {sending ? say(actionWords.sending) : cancelLabel}
        </Button>
      ),
      buttons.bookAgain && account !== undefined && (
        <Button icon="retry" onClick={() => account.onBookAgain(listed)} {...about(say(actionWords.bookAgain))}>
          {say(actionWords.bookAgain)}
        </Button>
      ),
      listed.earlierTime !== undefined && account !== undefined && (
        <Button
          look={listed.earlierTime === 'offered' ? 'primary' : 'quiet'}
          icon="clock"
          onClick={() => account.onEarlierTime(listed)}
          {...about(say(earlierTimeButtons[listed.earlierTime]))}
        >
          {say(earlierTimeButtons[listed.earlierTime])}
        </Button>
      ),
    ].filter(Boolean);

    return (
      <>
        {[top, bottom].map(
          (row, at) =>
            row.length > 0 && (
              <div key={at} className={css.buttons} data-no-print>
                {row.map((button, place) => (
                  <Fragment key={place}>{button}</Fragment>
                ))}
              </div>
            ),
        )}
        <WhatWentWrong listed={listed} actions={actions} />
      </>
    );
  },
);

/** Opens the call, or says why not yet: by words that stand beside it, as a phone has no tooltips (`ACC-257`, `ACC-258`). */
const CallButton = observer(
  ({
    listed,
    video,
    standing,
  }: Pick<CardProps, 'listed'> &
    Pick<AccountActions, 'video'> & { readonly standing: 'early' | 'check-in-first' | 'open' }) => {
    const say = useWords();
    const formats = useFormats();
    const hint = useId();
    const { start, location } = listed.appointment;
    const starting = video.isStarting(listed);
    const text = say(starting ? actionWords.starting : actionWords.call);
    return (
      <div className={css.hinted}>
        <Button
          look={standing === 'open' ? 'primary' : 'secondary'}
          icon="video"
          busy={starting}
          // Kept where the focus can find it, so that the reason is read.
          aria-disabled={standing === 'early'}
          aria-describedby={hint}
          aria-label={say(actionWords.about, { action: text, day: formats.visit(start, location.timeZone) })}
          onClick={() => void video.press(listed)}
        >
          {text}
        </Button>
        <p id={hint} role="tooltip" className={css.hint}>
          {say(hints[standing])}
        </p>
      </div>
    );
  },
);

const earlierTimeButtons: Readonly<Record<EarlierTimeState, Message>> = {
  'can-wait': actionWords.earlierTime,
  waiting: actionWords.waiting,
  offered: actionWords.offered,
};

const hints = {
  early: actionWords.early,
  'check-in-first': actionWords.checkInFirst,
  open: actionWords.opensNewTab,
} as const;

const problemWords = { ...failureWords, ...callProblemWords };
const refusalWords = { ...failureWords, ...cancelRefusalWords };

/** One calm sentence where something failed, and the way to try it again or whom to call. */
const WhatWentWrong = observer(({ listed, actions: { cancelling, account } }: CardProps) => {
  const say = useWords();
  const problem = account?.video.problemOf(listed);
  const failure = cancelling.failureOf(listed);
  if (problem === undefined && failure === undefined) return null;
  const sentence = failure && `${say(cancelWords.unchanged)} ${say(refusalWords[failure.kind])}`;
  return (
    <>
      {problem !== undefined && (
        <RetryNotice
          text={say(problemWords[problem.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void account?.video.start(listed)}
        />
      )}
      {failure?.kind === 'too-late-to-cancel' ? (
        <Notice tone="bad">
          <p>{sentence}</p>
          <a href={callTo(failure.phone)} className={css.phone}>
            {say(cancelWords.call, { phone: failure.phone })}
          </a>
        </Notice>
      ) : (
        sentence !== undefined && (
          <RetryNotice text={sentence} retry={say(kitWords.retry)} onRetry={() => void cancelling.retry()} />
        )
      )}
    </>
  );
});
