import type { AvailableHours } from '@portico/application/scheduling';
import type { AvailableHoursViewModel } from '@portico/view-models/scheduling';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Notice } from '../../kit/notice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { minutesAndSeconds } from '../entrance/index.ts';
import { bookedWords, confirmWords } from './confirm-appointment.messages.ts';
import css from './available-hours.module.css';
import { VisitReasonField } from './visit-reason-field.tsx';

interface ConfirmProps {
  readonly viewModel: AvailableHoursViewModel;
  readonly hours: AvailableHours;
  readonly chosen: Extract<AvailableHoursViewModel['chosen'], { readonly kind: 'confirming' }>;
  /** Leads to the payment that books the time. */
  readonly onPay: (path: string) => void;
}

/**
 * The selected time, for confirmation before it is booked, requested or paid for (`APT-053`, `APT-106`, `APT-107`).
 * Load it lazily.
 */
const ConfirmSlotModal = observer(({ viewModel, hours, chosen, onPay }: ConfirmProps) => {
  const say = useWords();
  const formats = useFormats();
  const { slot, sending } = chosen;
  const { provider, location, visitType, practice, booksAtOnce } = hours;
  const isSending = sending.kind === 'sending';
  const label = (): string => {
    if (viewModel.isPrepaid) return say(confirmWords.pay);
    if (isSending) return say(booksAtOnce ? confirmWords.booking : confirmWords.requesting);
    return say(booksAtOnce ? confirmWords.book : confirmWords.request);
  };
  const press = (): void => {
    if (!viewModel.isPrepaid) {
      void viewModel.confirm();
      return;
    }
    const path = viewModel.handOver();
    if (path !== undefined) onPay(path);
  };
  return (
    <Modal
      isForm
      title={say(booksAtOnce ? confirmWords.title : confirmWords.requestTitle)}
      onClose={viewModel.giveUp}
      actions={
        <>
          <Button aria-disabled={isSending} onClick={viewModel.giveUp}>
            {say(confirmWords.another)}
          </Button>
          {!viewModel.needsPayer && (
            <Button look="primary" busy={isSending} onClick={press}>
              {label()}
            </Button>
          )}
        </>
      }
    >
      <p className={css.when}>{formats.visit(slot.start, location.timeZone)}</p>
      <p>
        {say(bookedWords.with, {
          visitType,
          provider: provider.name,
          office: location.office,
          practice: practice.name,
        })}
      </p>
      <Held viewModel={viewModel} chosen={chosen} />
      <Terms viewModel={viewModel} hours={hours} chosen={chosen} />
      {hours.asksVisitReason && <VisitReasonField value={viewModel.visitReason} onChange={viewModel.setVisitReason} />}
      {viewModel.needsPayer && (
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

/** Minutes before the end at which the countdown is announced, instead of each second. */
const marks = [1, 2, 5];

/** How long the time is held: updated each second, announced now and then. */
const Held = observer(({ viewModel, chosen }: Pick<ConfirmProps, 'viewModel' | 'chosen'>) => {
  const say = useWords();
  const { secondsLeft } = viewModel;
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
const Terms = observer(
  ({ viewModel, hours, chosen: { kept } }: Pick<ConfirmProps, 'viewModel' | 'hours' | 'chosen'>) => {
    const say = useWords();
    const formats = useFormats();
    const { prepayment, booksAtOnce, replaced, location } = hours;
    const { cancellableUntil } = viewModel;
    const day = (at: Instant): string => formats.visit(at, location.timeZone);
    const ends = (): string => {
      if (!booksAtOnce) return say(confirmWords.notBooked);
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
        {viewModel.isPrepaid && replaced !== undefined && replaced.prepaid === undefined && (
          <p>{say(confirmWords.paidBefore, { phone: hours.practice.phone })}</p>
        )}
        {replaced !== undefined && (
          <p>{say(booksAtOnce ? confirmWords.replaces : confirmWords.staysUntil, { day: day(replaced.start) })}</p>
        )}
        <p className={css.soft}>{ends()}</p>
      </div>
    );
  },
);
