import type { Slot } from '@portico/domain/scheduling';
import type { Failure } from '@portico/application/kernel';
import type { AvailableHours, KeptTime } from '@portico/application/scheduling';
import type { Instant } from '@portico/domain/kernel';
import type { Accommodations } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Notice } from '../../kit/notice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import { minutesAndSeconds } from '../entrance/index.ts';
import { AccommodationsFields } from '../open/index.ts';
import { bookedWords, confirmWords } from './confirm-appointment.messages.ts';
import css from './available-hours.module.css';
import { Clashes } from './clashes.tsx';
import { confirmTitle, confirmWord } from './move-title.ts';
import { VisitReasonField } from './visit-reason-field.tsx';

type TimeSending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /**
   * `isUnknown`: no answer came. Pressing again sends the same booking under the same key, so nothing is booked twice.
   */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isUnknown: boolean };

export type TimeState =
  | { readonly kind: 'none' }
  | { readonly kind: 'keeping'; readonly slot: Slot }
  /** Without `kept` it is a request rather than a hold. */
  | { readonly kind: 'confirming'; readonly slot: Slot; readonly kept?: KeptTime; readonly sending: TimeSending };

export interface ConfirmSlotModel {
  readonly state: TimeState;
  readonly visitReason: string;
  readonly accommodations: Accommodations | undefined;
  readonly secondsLeft: number;
  readonly cancellableUntil: Instant | undefined;
  readonly isPrepaid: boolean;
  readonly needsPayer: boolean;
  setVisitReason(text: string): void;
  setAccommodations(needs: Accommodations): void;
  giveUp(): void;
  confirm(): Promise<void>;
  handOver(): string | undefined;
}

interface ConfirmProps {
  readonly time: ConfirmSlotModel;
  readonly hours: AvailableHours;
  readonly chosen: Extract<ConfirmSlotModel['state'], { readonly kind: 'confirming' }>;
  /** Leads to the payment that books the time. */
  readonly onPay: (path: string) => void;
}

/**
 * The selected time, for confirmation before it is booked, requested or paid for (`APT-053`, `APT-106`, `APT-107`).
 * Load it lazily.
 */
const ConfirmSlotModal = observer(({ time, hours, chosen, onPay }: ConfirmProps) => {
  const say = useWords();
  const sayWith = useWordsAround();
  const formats = useFormats();
  const { slot, sending } = chosen;
  const { provider, location, visitType, video, practice } = hours;
  return (
    <Modal
      isForm
      title={say(confirmTitle(hours))}
      onClose={time.giveUp}
      actions={<Buttons time={time} hours={hours} isSending={sending.kind === 'sending'} onPay={onPay} />}
    >
      <p className={css.when}>{formats.visit(slot.start, location.timeZone)}</p>
      <p>
        {sayWith(bookedWords.with, {
          visitType: <SourceText key="kind">{visitType}</SourceText>,
          provider: provider.name,
          video: String(video),
          office: location.office,
          practice: practice.name,
        })}
      </p>
      <Held time={time} chosen={chosen} />
      {/* What is to be known of the time may be long: on a phone the field would lie below the buttons. */}
      {hours.asksVisitReason && <VisitReasonField value={time.visitReason} onChange={time.setVisitReason} />}
      <Clashes hours={hours} slot={slot} />
      <Terms time={time} hours={hours} chosen={chosen} />
      {time.accommodations !== undefined && (
        <AccommodationsFields value={time.accommodations} onChange={time.setAccommodations} />
      )}
      {time.needsPayer && (
        <Notice tone="wait">
          <p>{say(confirmWords.needsPayer, { phone: hours.practice.phone })}</p>
        </Notice>
      )}
      {sending.kind === 'failed' && (
        <Notice tone="bad">
          <p>{say(failureWords[sending.failure.kind])}</p>
          {sending.isUnknown && <p>{say(confirmWords.notSure)}</p>}
        </Notice>
      )}
    </Modal>
  );
});
export default ConfirmSlotModal;

type ButtonsProps = Pick<ConfirmProps, 'time' | 'hours' | 'onPay'> & {
  readonly isSending: boolean;
};

const Buttons = observer(({ time, hours, isSending, onPay }: ButtonsProps) => {
  const say = useWords();
  const label = (): string => {
    if (time.isPrepaid) return say(confirmWords.pay);
    if (isSending) return say(hours.booksAtOnce ? confirmWords.booking : confirmWords.requesting);
    return say(confirmWord(hours));
  };
  const press = (): void => {
    if (!time.isPrepaid) {
      void time.confirm();
      return;
    }
    const path = time.handOver();
    if (path !== undefined) onPay(path);
  };
  return (
    <>
      {!time.needsPayer && (
        <Button look="primary" busy={isSending} onClick={press}>
          {label()}
        </Button>
      )}
      <Button aria-disabled={isSending} onClick={time.giveUp}>
        {say(confirmWords.another)}
      </Button>
    </>
  );
});

/** Minutes before the end at which the countdown is announced, instead of each second. */
const marks = [1, 2, 5];

/** How long the time is held: updated each second, announced now and then. */
const Held = observer(({ time, chosen }: Pick<ConfirmProps, 'time' | 'chosen'>) => {
  const say = useWords();
  const { secondsLeft } = time;
  if (chosen.kept === undefined) return null;
  const mark = marks.find((minutes) => secondsLeft <= minutes * 60);
  return (
    <>
      <p className={css.held} role="timer" aria-live="off">
        <Icon name="clock" />
        <span>{say(confirmWords.held, { time: minutesAndSeconds(secondsLeft) })}</span>
      </p>
      <LiveRegion>{mark === undefined ? '' : say(confirmWords.heldSoon, { minutes: mark })}</LiveRegion>
    </>
  );
});

/** The price, what happens to the old visit, and until when the new one can be canceled, all shown before booking. */
const Terms = observer(({ time, hours, chosen: { kept } }: Pick<ConfirmProps, 'time' | 'hours' | 'chosen'>) => {
  const say = useWords();
  const formats = useFormats();
  const { prepayment, booksAtOnce, replaced, location, practice } = hours;
  const { cancellableUntil } = time;
  const day = (at: Instant, zone = location.timeZone): string => formats.visit(at, zone);
  const isRequest = replaced?.status === 'REQUESTED';
  const ends = (): string => {
    if (!booksAtOnce) {
      return replaced === undefined || isRequest
        ? say(confirmWords.notBooked)
        : say(confirmWords.staysUntil, { day: day(replaced.start, replaced.timeZone), practice: practice.name });
    }
    return cancellableUntil === undefined
      ? say(confirmWords.termsNever)
      : say(confirmWords.terms, { day: day(cancellableUntil) });
  };
  return (
    <div className={css.facts}>
      {prepayment > 0 && (
        <p className={css.strong}>
          {say(booksAtOnce ? confirmWords.price : confirmWords.priceLater, {
            amount: formats.money(kept?.prepayment ?? prepayment),
          })}
        </p>
      )}
      {booksAtOnce && replaced?.prepaid !== undefined && (
        <p>{say(confirmWords.prepaidMoves, { amount: formats.money(replaced.prepaid) })}</p>
      )}
      {time.isPrepaid && replaced !== undefined && replaced.prepaid === undefined && (
        <p>{say(confirmWords.paidBefore, { phone: hours.practice.phone })}</p>
      )}
      {replaced !== undefined && (booksAtOnce || isRequest) && (
        <p>
          {say(isRequest ? confirmWords.replacesRequest : confirmWords.replaces, {
            day: day(replaced.start, replaced.timeZone),
          })}
        </p>
      )}
      <p className={css.soft}>{ends()}</p>
    </div>
  );
});
