import type { MakePaymentScreen as Shown, PaymentContextKind, PayMode } from '@portico/application/payments';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { CheckedForm } from '../../../kit/checked-form.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { lazyComponent, Meanwhile } from '../../../kit/lazy-component.tsx';
import { Presence } from '../../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { focusFirstMistake } from '../cards/card-form.tsx';
import { WalletButtons, type WalletButtonsModel } from '../cards/wallet-buttons.tsx';
import type { PlanBuilderModel } from '../plans/plan-builder-fields.tsx';
import { PlanTermsFields, type PlanTermsModel } from '../plans/plan-terms-fields.tsx';
import { missingWords } from './make-payment.messages.ts';
import css from './make-payment.module.css';
import { OneTimeFields, type OneTimeModel } from './one-time-fields.tsx';
import { PayBar, type PayBarModel } from './pay-bar.tsx';
import { oneTimeWords } from './payment-agreement.messages.ts';
import { PaymentCardFields, type CardChoiceModel } from './payment-card-fields.tsx';
import { planEndWords } from './payment-done.messages.ts';
import { PaymentStatusLine } from './payment-refusal-line.tsx';
import { PaymentTypeFields, type PaymentTypeModel } from './payment-type-fields.tsx';

/** Loaded only when a plan is made or changed. */
const PlanBuilderFields = lazyComponent(() => import('../plans/plan-builder-fields.tsx'));
const PlanAgreements = lazyComponent(() => import('../plans/plan-agreements.tsx'));
const ConfirmModal = lazyComponent(() => import('../../../kit/confirm-modal.tsx'));

interface WaysOutModel {
  readonly context: PaymentContextKind;
  readonly ending: {
    readonly question: 'cancel-plan' | 'delete-one-time' | undefined;
    ask(question: 'cancel-plan' | 'delete-one-time'): void;
    yes(): Promise<void>;
    no(): void;
  };
}

export interface PaymentFormModel extends PaymentTypeModel, PayBarModel, WalletButtonsModel, WaysOutModel {
  readonly draft: PaymentTypeModel['draft'] &
    PayBarModel['draft'] & {
      readonly builder: (PlanBuilderModel & { readonly agreement: PlanTermsModel }) | undefined;
      readonly oneTime: OneTimeModel | undefined;
      readonly card: CardChoiceModel | undefined;
      readonly terms: string | undefined;
    };
  readonly rules: PayBarModel['rules'] &
    WalletButtonsModel['rules'] & {
      readonly needsCard: boolean;
      readonly keepsCard: boolean;
      readonly offersWallets: boolean;
    };
  pay(): Promise<void>;
}

interface Part<Model> {
  readonly viewModel: Model;
  readonly screen: Shown;
}

/** Canceling a plan, or deleting a payment on it; both need confirmation (`MON-093`, `MON-131`). */
const WaysOut = observer(({ viewModel, screen }: Part<WaysOutModel>) => {
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

/** The refusal stands at a field of the new card, and is said nowhere else. */
const isRefusedAtCard = ({ draft: { card }, sending: { state } }: PaymentFormModel): boolean =>
  state.kind === 'refused' &&
  state.refusal.kind === 'card-refused' &&
  card?.saved === undefined &&
  card?.form.refusedAt !== undefined;

/** Pays, and leads to the field of the card that was refused. */
const payIn = async (viewModel: PaymentFormModel, form: HTMLFormElement | null): Promise<void> => {
  await viewModel.pay();
  if (isRefusedAtCard(viewModel)) focusFirstMistake(form);
};

const isOfPlan = (mode: PayMode): boolean => mode === 'new-plan' || mode === 'existing-plan' || mode === 'edit-plan';

type PaymentFormProps = Part<PaymentFormModel> & {
  readonly isGuest: boolean;
  readonly isResumed?: boolean | undefined;
  /** Of a plan nothing but its card is changed. */
  readonly onlyCard?: boolean | undefined;
};

/** What is chosen and typed about a payment, the pay button, and the ways to end a plan. */
export const PaymentForm = observer((props: PaymentFormProps) => {
  const say = useWords();
  const place = useRef<HTMLFormElement>(null);
  const { viewModel, screen, isGuest, isResumed = false, onlyCard = false } = props;
  const { draft, rules } = viewModel;
  const { mode, builder, oneTime, card, terms } = draft;
  const form = (
    <CheckedForm
      className={css.form}
      ref={place}
      isComplete={viewModel.canPay}
      isDone={viewModel.sending.state.kind === 'done'}
      busy={!viewModel.canPay && rules.missing === undefined}
      otherwise={rules.missing && say(missingWords[rules.missing])}
      onSend={() => void payIn(viewModel, place.current)}
    >
      <PaymentTypeFields viewModel={viewModel} screen={screen} />
      {oneTime !== undefined && <OneTimeFields part={oneTime} />}
      {isOfPlan(mode) && !onlyCard && builder !== undefined && (
        <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
          <PlanBuilderFields builder={builder} />
        </Meanwhile>
      )}
      {rules.needsCard && card !== undefined && (
        <PaymentCardFields
          choice={card}
          isResumed={isResumed}
          maySave={screen.maySaveCard}
          forPlan={rules.keepsCard}
          takesCash={!onlyCard}
          terms={screen.cardTerms?.text}
          wallets={
            rules.offersWallets && screen.tokenizer && <WalletButtons viewModel={viewModel} facts={screen.tokenizer} />
          }
        />
      )}
      {terms !== undefined && builder !== undefined && <PlanTermsFields agreement={builder.agreement} terms={terms} />}
      {!isRefusedAtCard(viewModel) && (
        <PaymentStatusLine state={viewModel.sending.state} frequency={builder?.calendar.frequency} isGuest={isGuest} />
      )}
      <PayBar viewModel={viewModel} screen={screen} onlyCard={onlyCard} />
    </CheckedForm>
  );
  if (onlyCard) return form;
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
