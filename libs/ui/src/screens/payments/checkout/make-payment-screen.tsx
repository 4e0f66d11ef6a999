import type { MakePaymentScreen as Shown } from '@portico/application/payments';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Presence } from '../../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { PrepaidNote } from '../../appointments/index.ts';
import { payWords } from './make-payment.messages.ts';
import css from './make-payment.module.css';
import { cardSourceWords } from './payment-agreement.messages.ts';
import { PaymentForm, type PaymentFormModel } from './payment-form.tsx';
import { PaymentStatusLine } from './payment-refusal-line.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import {
  BackToShop,
  NotOnline,
  StepStands,
  TimeGone,
  Unshown,
  type Unshowable,
  type UnpaidStep,
} from './payment-unavailable.tsx';

const PaymentSuccessModal = lazyComponent(() => import('./payment-success-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' | 'nothing-to-pay' }
  | { readonly kind: 'failed'; readonly failure: Unshowable }
  | { readonly kind: 'ready'; readonly screen: Shown };

export interface MakePaymentModel extends PaymentFormModel {
  readonly phase: Phase;
  readonly planCreated: boolean;
  load(): Promise<void>;
  payNext(): Promise<void>;
}

/** The time held for the payment was taken by another person, or released (`APT-115`, `MON-159`). */
const isTimeGone = ({ context, phase, sending: { state } }: MakePaymentModel): boolean =>
  (state.kind === 'refused' && state.refusal.kind === 'slot-gone') ||
  (context === 'prepayment' && phase.kind === 'failed' && phase.failure.kind === 'not-found');

/** The step that was done although its money was refused: nothing here may be sent again. */
const unpaidStep = ({ sending: { state } }: MakePaymentModel): UnpaidStep | undefined => {
  if (state.kind !== 'refused') return undefined;
  const { kind } = state.refusal;
  return kind === 'booked-unpaid' || kind === 'canceled-unpaid' ? kind : undefined;
};

export interface MakePaymentScreenProps {
  readonly viewModel: MakePaymentModel;
  /** The payer is a guest, such as by a bill's link, and has no list of payments. */
  readonly isGuest?: boolean;
  /** Of a plan nothing but its card is changed here. */
  readonly onlyCard?: boolean;
  /** What was typed is there again after the page was loaded anew; a card never is. */
  readonly isResumed?: boolean;
  /** The person's current practice; a guest has none. */
  readonly here?: PracticeId | undefined;
  /** The success modal leads to the receipt, which then stands in place of where `onDone` would have led. */
  readonly onReceipt?: ((charge: ChargeId) => void) | undefined;
  /** Follows the success modal's button: a path of the portal, or a shop's address. */
  readonly onDone: (next: string) => void;
  /** The button that opens a statement, if the gateway offers one here (`MON-188`). */
  readonly statement?: (id: string) => ReactNode;
  /** Shown beside the receipt of a visit that was booked with its payment. */
  readonly booked?: (practice: PracticeId, appointment: AppointmentId) => ReactNode;
  /** Leads to the free times, if the time to be paid for is gone. */
  readonly onFindTime?: () => void;
}

interface ReadyPaymentProps {
  readonly viewModel: MakePaymentModel;
  readonly screen: Shown;
  readonly isGuest: boolean;
  readonly statement: MakePaymentScreenProps['statement'];
  readonly isResumed: boolean | undefined;
  readonly onlyCard: boolean | undefined;
  readonly here: MakePaymentScreenProps['here'];
}

/** What is to be paid, above the form that pays it. */
const ReadyPayment = observer((props: ReadyPaymentProps) => {
  const { viewModel, screen, isGuest, statement, isResumed, onlyCard, here } = props;
  const say = useWords();
  return (
    <>
      {viewModel.planCreated && (
        <Notice tone="good" icon="check-circle">
          <p>{say(payWords.planFirst)}</p>
        </Notice>
      )}
      {here !== undefined && screen.practice.id !== here && (
        <Notice tone="accent" icon="practice" quiet>
          <p>{say(payWords.elsewhere, { practice: screen.practice.name })}</p>
        </Notice>
      )}
      <PaymentSummary screen={screen} amount={screen.amount} type={viewModel.draft.type} />
      {onlyCard === true && <p>{say(cardSourceWords.onlyCard)}</p>}
      {screen.prepaid !== undefined && screen.timeZone !== undefined && (
        <PrepaidNote prepaid={screen.prepaid} practice={screen.practice.name} zone={screen.timeZone} />
      )}
      {screen.statement !== undefined && statement?.(screen.statement)}
      {screen.tokenizer === undefined ? (
        <NotOnline phone={screen.practice.phone} />
      ) : (
        <PaymentForm
          viewModel={viewModel}
          screen={screen}
          isGuest={isGuest}
          isResumed={isResumed}
          onlyCard={onlyCard}
        />
      )}
    </>
  );
});

/** The screen for every kind of payment (`MON-049`). */
export const MakePaymentScreen = observer((props: MakePaymentScreenProps) => {
  const { viewModel, onDone, statement, booked, onFindTime, isResumed, onlyCard, onReceipt, here } = props;
  const { isGuest = viewModel.context === 'guest' } = props;
  const say = useWords();
  const {
    phase,
    sending: { state },
  } = viewModel;
  const standing = unpaidStep(viewModel);
  if (standing !== undefined) {
    return (
      <div className={css.screen}>
        <StepStands step={standing} />
      </div>
    );
  }
  return (
    <div className={css.screen}>
      {phase.kind === 'loading' && <Skeleton label={say(payWords.loading)} lines={4} />}
      {onFindTime !== undefined && isTimeGone(viewModel) && <TimeGone onFindTime={onFindTime} />}
      {phase.kind === 'failed' && !(onFindTime !== undefined && isTimeGone(viewModel)) && (
        <Unshown
          failure={phase.failure}
          isQuiet={viewModel.context === 'check-in'}
          onRetry={() => void viewModel.load()}
        />
      )}
      {phase.kind === 'nothing-to-pay' && (
        <>
          <EmptyState icon="card">{say(payWords.nothing)}</EmptyState>
          <PaymentStatusLine state={state} isGuest={isGuest} />
        </>
      )}
      {viewModel.context === 'shop' && (phase.kind === 'failed' || phase.kind === 'nothing-to-pay') && <BackToShop />}
      {phase.kind === 'ready' && (
        <ReadyPayment {...{ viewModel, isGuest, statement, isResumed, onlyCard, here }} screen={phase.screen} />
      )}
      <Presence show={state.kind === 'done' ? state.receipt : undefined}>
        {(receipt) => (
          <PaymentSuccessModal
            receipt={receipt}
            booked={
              phase.kind === 'ready' && receipt.appointment !== undefined
                ? booked?.(phase.screen.practice.id, receipt.appointment)
                : undefined
            }
            onReceipt={onReceipt}
            onDone={onDone}
            onNext={() => void viewModel.payNext()}
          />
        )}
      </Presence>
    </div>
  );
});
