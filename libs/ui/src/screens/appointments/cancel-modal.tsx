import type { Failure } from '@portico/application/kernel';
import type { Cents } from '@portico/domain/kernel';
import type {
  CancellationOffer,
  ListedAppointment,
  CancelRefusal,
  OfferedReason,
} from '@portico/application/appointments';
import { longestCancellationComment, type PrepaidTerms } from '@portico/domain/appointments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Modal } from '../../kit/modal.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { callTo } from '../../words/tel-link.ts';
import { failureWords } from '../../words/failure.messages.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './appointment-card.module.css';
import { PrepaidNote } from './prepaid-note.tsx';
import { useWhen } from './use-appointment-time.ts';
import { cancelWords } from './visit-actions.messages.ts';
import { WhichVisit } from './which-visit.tsx';

interface ChosenReason {
  readonly id?: string;
  readonly comments?: string;
  /** The refund of the prepayment as shown to the person, in cents. */
  readonly givenBack?: Cents;
}

type CancelPhase =
  | { readonly kind: 'closed' }
  /** The modal is open; its data is loading. */
  | { readonly kind: 'asking'; readonly listed: ListedAppointment }
  | { readonly kind: 'not-asked'; readonly listed: ListedAppointment; readonly failure: Failure }
  | { readonly kind: 'open'; readonly listed: ListedAppointment; readonly offer: CancellationOffer }
  /** The modal is closed, and the request in progress (`APT-122`). */
  | {
      readonly kind: 'sending';
      readonly listed: ListedAppointment;
      readonly reason: ChosenReason;
      readonly prepaid?: PrepaidTerms;
    }
  /** The visit is unchanged (`APT-131`). */
  | {
      readonly kind: 'failed';
      readonly listed: ListedAppointment;
      readonly reason: ChosenReason;
      readonly problem: CancelRefusal | Failure;
      readonly prepaid?: PrepaidTerms;
    }
  | { readonly kind: 'done'; readonly listed: ListedAppointment; readonly prepaid?: PrepaidTerms };

export interface CancelModel {
  readonly canceling: {
    readonly phase: CancelPhase;
    readonly reasonId: string | undefined;
    readonly comments: string;
    readonly commentsMissing: boolean;
    readonly reason: OfferedReason | undefined;
    choose(id: string | undefined): void;
    write(comments: string): void;
    confirm(): Promise<void>;
    retry(): Promise<void>;
    close(): void;
  };
}

interface CancelModalProps {
  readonly actions: Pick<CancelModel, 'canceling'>;
  readonly listed: ListedAppointment;
}

/**
 * Asks for confirmation before a visit is canceled or a request withdrawn, and shows the fee (`APT-122` to `APT-130`).
 */
const CancelModal = observer(({ actions: { canceling }, listed }: CancelModalProps) => {
  const say = useWords();
  const { phase } = canceling;
  const when = useWhen()(listed.appointment);
  const { provider, status } = listed.appointment;
  const isRequest = status === 'REQUESTED';
  const offer = phase.kind === 'open' ? phase.offer : undefined;
  const anotherTime = canceling.reason?.anotherTime === true;
  const yes = offer && confirmation(offer, isRequest, anotherTime);

  return (
    <Modal
      title={say(titleOf(offer, isRequest))}
      isForm
      onClose={canceling.close}
      actions={
        <>
          {yes !== undefined && (
            <Button look={yes.danger ? 'danger' : 'primary'} onClick={() => void canceling.confirm()}>
              {say(yes.word)}
            </Button>
          )}
          <Button onClick={canceling.close}>{say(yes === undefined ? kitWords.close : cancelWords.no)}</Button>
        </>
      }
    >
      <p className={css.strong}>{say(cancelWords.what, { when, provider: provider.name })}</p>
      <WhichVisit appointment={listed.appointment} />
      {phase.kind === 'asking' && <Skeleton label={say(kitWords.loading)} lines={3} />}
      {phase.kind === 'not-asked' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void canceling.retry()}
        />
      )}
      {offer !== undefined && (anotherTime ? <p>{say(cancelWords.kept)}</p> : <Terms offer={offer} listed={listed} />)}
      {offer !== undefined && yes !== undefined && !isRequest && <Reason actions={{ canceling }} offer={offer} />}
    </Modal>
  );
});
export default CancelModal;

/** Asks only where it is known that it can be canceled here. */
const titleOf = (offer: CancellationOffer | undefined, isRequest: boolean): Message => {
  if (offer?.terms.kind === 'open') return isRequest ? cancelWords.withdrawTitle : cancelWords.title;
  if (offer === undefined || offer.terms.kind === 'over') return isRequest ? cancelWords.withdraw : cancelWords.yes;
  return offer.terms.kind === 'too-late' ? cancelWords.tooLateTitle : cancelWords.byPhoneTitle;
};

/** The button's text and action; undefined if the visit cannot be canceled here. */
const confirmation = (
  { terms, payable }: CancellationOffer,
  isRequest: boolean,
  anotherTime: boolean,
): { readonly word: Message; readonly danger: boolean } | undefined => {
  if (terms.kind !== 'open') return undefined;
  if (anotherTime) return { word: cancelWords.anotherTime, danger: false };
  if (terms.fee > 0) return payable ? { word: cancelWords.toPayment, danger: false } : undefined;
  return { word: isRequest ? cancelWords.withdraw : cancelWords.yes, danger: true };
};

const Terms = ({ offer, listed }: { readonly offer: CancellationOffer; readonly listed: ListedAppointment }) => {
  const say = useWords();
  const formats = useFormats();
  const { terms, practiceName: practice, payable, prepaid } = offer;
  const { status, location } = listed.appointment;
  // The number that the card shows.
  const { phone = offer.practicePhone } = location;
  const call = phone !== '' && (
    <p>
      <a href={callTo(phone)} className={css.phone}>
        {say(cancelWords.call, { phone })}
      </a>
    </p>
  );
  if (terms.kind === 'over') return <p>{say(cancelWords.over)}</p>;
  if (terms.kind !== 'open') {
    return (
      <>
        <p>{say(terms.kind === 'by-phone' ? cancelWords.byPhone : cancelWords.tooLate, { practice })}</p>
        {call}
      </>
    );
  }
  if (status === 'REQUESTED') return <p>{say(cancelWords.withdrawNote)}</p>;
  const amount = formats.money(terms.fee);
  return (
    <>
      {terms.fee > 0 && (
        <Notice tone="wait" quiet>
          <p>{payable ? say(cancelWords.fee, { amount }) : say(cancelWords.feeByPhone, { amount, practice })}</p>
        </Notice>
      )}
      {terms.fee > 0 && !payable && call}
      {prepaid !== undefined && <PrepaidNote prepaid={prepaid} practice={practice} zone={location.timeZone} />}
      <p className={css.soft}>{say(cancelWords.until, { when: formats.visit(terms.until, location.timeZone) })}</p>
    </>
  );
};

const none = '';

const Reason = observer(
  ({
    actions: { canceling },
    offer: { reasons },
  }: Pick<CancelModalProps, 'actions'> & { readonly offer: CancellationOffer }) => {
    const say = useWords();
    if (reasons.length === 0) return null;
    return (
      <>
        <Choice
          label={say(cancelWords.reason)}
          options={[
            { value: none, text: say(cancelWords.noReason) },
            ...reasons.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          value={canceling.reasonId ?? none}
          onChange={(id) => canceling.choose(id === none ? undefined : id)}
        />
        {canceling.reason?.needsComments === true && (
          <TextArea
            label={say(cancelWords.comments)}
            value={canceling.comments}
            maxLength={longestCancellationComment}
            error={canceling.commentsMissing ? say(cancelWords.commentsMissing) : undefined}
            onChange={({ currentTarget }) => canceling.write(currentTarget.value)}
          />
        )}
      </>
    );
  },
);
