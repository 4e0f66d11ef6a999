import type { MakePaymentScreen as Shown } from '@portico/application/payments';
import type { MakePaymentViewModel } from '@portico/view-models/payments';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { lazyComponent, Meanwhile } from '../../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { Presence } from '../../../kit/presence.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { PrepaidNote } from '../../appointments/index.ts';
import { oneTimeWords } from './payment-agreement.messages.ts';
import { payWords } from './make-payment.messages.ts';
import { planEndWords } from './payment-done.messages.ts';
import css from './make-payment.module.css';
import { BackToShop, NotOnline, StepStands, TimeGone, type UnpaidStep } from './not-payable-notices.tsx';
import { OneTimeFields } from './one-time-fields.tsx';
import { PayBar } from './pay-bar.tsx';
import { PaymentCardFields } from './payment-card-fields.tsx';
import { PaymentStatusLine, refusalSentence } from './payment-status-line.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { PaymentTypeFields } from './payment-type-fields.tsx';
import { PlanTermsFields } from '../plans/plan-terms-fields.tsx';
import { WalletButtons } from '../cards/wallet-buttons.tsx';

/** Loaded only when a plan is made or changed. */
const PlanBuilderFields = lazyComponent(() => import('../plans/plan-builder-fields.tsx'));
const PlanAgreements = lazyComponent(() => import('../plans/plan-agreements.tsx'));
const PaymentSuccessModal = lazyComponent(() => import('./payment-success-modal.tsx'));
const ConfirmModal = lazyComponent(() => import('../../../kit/confirm-modal.tsx'));

interface Part {
  readonly viewModel: MakePaymentViewModel;
  readonly screen: Shown;
}

/** Canceling a plan, or deleting a payment on it; both need confirmation (`MON-093`, `MON-131`). */
const WaysOut = observer(({ viewModel, screen }: Part) => {
  const say = useWords();
  const { money } = useFormats();
  const { context, ending } = viewModel;
  return (
    <>
      {context === 'edit-plan' && (
        <Button look="danger" onClick={() => ending.ask('cancel-plan')}>
          {say(planEndWords.cancel)}
        </Button>
      )}
      {context === 'edit-one-time' && (
        <Button look="danger" onClick={() => ending.ask('delete-one-time')}>
          {say(oneTimeWords.remove)}
        </Button>
      )}
      <Presence show={ending.question}>
        {(asked) => (
          <ConfirmModal
            title={say(asked === 'cancel-plan' ? planEndWords.title : oneTimeWords.removeTitle)}
            body={
              asked === 'cancel-plan'
                ? say(planEndWords.body, { amount: money(screen.plan?.remaining ?? screen.amount) })
                : say(oneTimeWords.removeBody)
            }
            yes={say(asked === 'cancel-plan' ? planEndWords.yes : oneTimeWords.removeYes)}
            no={say(asked === 'cancel-plan' ? planEndWords.keep : oneTimeWords.keep)}
            onYes={() => void ending.yes()}
            onNo={ending.no}
          />
        )}
      </Presence>
    </>
  );
});

const Fields = observer(({ viewModel, screen, isGuest }: Part & { readonly isGuest: boolean }) => {
  const say = useWords();
  const { draft, rules } = viewModel;
  const { mode, builder, oneTime, card, terms } = draft;
  const isPlan = mode === 'new-plan' || mode === 'existing-plan' || mode === 'edit-plan';
  const form = (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.pay();
      }}
    >
      <PaymentTypeFields viewModel={viewModel} screen={screen} />
      {oneTime !== undefined && <OneTimeFields part={oneTime} />}
      {isPlan && builder !== undefined && (
        <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
          <PlanBuilderFields builder={builder} />
        </Meanwhile>
      )}
      {rules.needsCard && card !== undefined && (
        <PaymentCardFields
          choice={card}
          maySave={screen.maySaveCard}
          forPlan={rules.keepsCard}
          terms={screen.cardTerms?.text}
          wallets={
            rules.offersWallets && screen.tokenizer && <WalletButtons viewModel={viewModel} facts={screen.tokenizer} />
          }
        />
      )}
      {terms !== undefined && builder !== undefined && <PlanTermsFields agreement={builder.agreement} terms={terms} />}
      <PaymentStatusLine state={viewModel.sending.state} frequency={builder?.calendar.frequency} isGuest={isGuest} />
      <PayBar viewModel={viewModel} screen={screen} />
    </form>
  );
  return (
    <>
      {form}
      {screen.agreements !== undefined && <PlanAgreements agreements={screen.agreements} />}
      <div className={css.end}>
        <WaysOut viewModel={viewModel} screen={screen} />
      </div>
    </>
  );
});

/** The time held for the payment was taken by another person, or released (`APT-115`, `MON-159`). */
const isTimeGone = ({ context, phase, sending: { state } }: MakePaymentViewModel): boolean =>
  (state.kind === 'refused' && state.refusal.kind === 'slot-gone') ||
  (context === 'prepayment' && phase.kind === 'failed' && phase.failure.kind === 'not-found');

/** The step that was done although its money was refused: nothing here may be sent again. */
const unpaidStep = ({ sending: { state } }: MakePaymentViewModel): UnpaidStep | undefined => {
  if (state.kind !== 'refused') return undefined;
  const { kind } = state.refusal;
  return kind === 'booked-unpaid' || kind === 'canceled-unpaid' ? kind : undefined;
};

export interface MakePaymentScreenProps {
  readonly viewModel: MakePaymentViewModel;
  /** The payer is a guest, such as by a bill's link, and has no list of payments. */
  readonly isGuest?: boolean;
  /** Follows the success modal's button: a path of the portal, or a shop's address. */
  readonly onDone: (next: string) => void;
  /** The button that opens a statement, if the gateway offers one here (`MON-188`). */
  readonly statement?: (id: string) => ReactNode;
  /** Shown beside the receipt of a visit that was booked with its payment. */
  readonly booked?: (practice: PracticeId, appointment: AppointmentId) => ReactNode;
  /** Leads to the free times, if the time to be paid for is gone. */
  readonly onFindTime?: () => void;
}

/** Why there is nothing to be shown. An amount in the address that differs keeps differing, so no retry is offered. */
const Unshown = ({
  failure,
  isQuiet,
  onRetry,
}: {
  readonly failure: Unshowable;
  /** The person is checked in and can go on: shows no reason if the payment is unavailable (`APT-179`). */
  readonly isQuiet: boolean;
  readonly onRetry: () => void;
}) => {
  const say = useWords();
  const formats = useFormats();
  if (isQuiet) return <Button onClick={onRetry}>{say(kitWords.retry)}</Button>;
  return failure.kind === 'amount-changed' ? (
    <Notice tone="bad">
      <p>{say(payWords.otherAmount, { amount: formats.money(failure.amount) })}</p>
    </Notice>
  ) : (
    <RetryNotice
      text={refusalSentence(failure, 'monthly', say, formats)}
      retry={say(kitWords.retry)}
      onRetry={onRetry}
    />
  );
};

type Unshowable = Extract<MakePaymentViewModel['phase'], { readonly kind: 'failed' }>['failure'];

/** What is to be paid, above the form that pays it. */
const ReadyPayment = observer(
  ({
    viewModel,
    screen,
    isGuest,
    statement,
  }: Part & {
    readonly isGuest: boolean;
    readonly statement: MakePaymentScreenProps['statement'];
  }) => {
    const say = useWords();
    return (
      <>
        {viewModel.planCreated && (
          <Notice tone="good" icon="check-circle">
            <p>{say(payWords.planFirst)}</p>
          </Notice>
        )}
        <PaymentSummary screen={screen} amount={screen.amount} />
        {screen.prepaid !== undefined && screen.timeZone !== undefined && (
          <PrepaidNote prepaid={screen.prepaid} practice={screen.practice.name} zone={screen.timeZone} />
        )}
        {screen.statement !== undefined && statement?.(screen.statement)}
        {screen.tokenizer === undefined ? (
          <NotOnline phone={screen.practice.phone} />
        ) : (
          <Fields viewModel={viewModel} screen={screen} isGuest={isGuest} />
        )}
      </>
    );
  },
);

/** The screen for every kind of payment (`MON-049`). */
export const MakePaymentScreen = observer((props: MakePaymentScreenProps) => {
  const { viewModel, onDone, statement, booked, onFindTime } = props;
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
        <ReadyPayment viewModel={viewModel} screen={phase.screen} isGuest={isGuest} statement={statement} />
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
            onDone={onDone}
            onNext={() => void viewModel.payNext()}
          />
        )}
      </Presence>
    </div>
  );
});
