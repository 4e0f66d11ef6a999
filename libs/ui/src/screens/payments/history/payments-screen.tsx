import type { Failure } from '@portico/application/kernel';
import type { PaymentReceipt, PaymentRefusal, PaymentsScreen as Shown, PlanView } from '@portico/application/payments';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { kitWords } from '../../../kit/kit.messages.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../../kit/notice.tsx';
import { Presence } from '../../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { PaymentsBalance } from './payments-balance.tsx';
import { PaymentsHistory, type PaymentListModel } from './payments-history.tsx';
import {
  PaymentsStatements,
  PaymentsYears,
  type PaymentsStatementsModel,
  type PaymentsYearsModel,
} from './payment-document-links.tsx';
import { PaymentsPlans, type PaymentsPlansModel } from './payments-plans.tsx';
import { paymentsWords as words } from './payments.messages.ts';
import { planListWords } from './plan-list.messages.ts';
import css from './payments-screen.module.css';

const ConfirmModal = lazyComponent(() => import('../../../kit/confirm-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: Shown; readonly list: PaymentListModel };

type PlanEnd =
  | { readonly kind: 'cancelled'; readonly plan: PlanView; readonly receipt: PaymentReceipt }
  | { readonly kind: 'failed'; readonly error: Failure | PaymentRefusal };

interface ListsModel extends PaymentsPlansModel {
  readonly phase: Phase;
  readonly ended: PlanEnd | undefined;
  readonly files: PaymentsStatementsModel & PaymentsYearsModel;
}

interface QuestionModel {
  readonly question: PlanView | undefined;
  ask(plan: PlanView | undefined): void;
  cancelPlan(): Promise<void>;
}

export interface PaymentsModel extends ListsModel, QuestionModel {
  ask(plan: PlanView | undefined): void;
  load(): Promise<void>;
}

/** The result of canceling a plan. */
const Ended = ({ ended }: { readonly ended: PlanEnd }) => {
  const say = useWords();
  const { money } = useFormats();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with its plan: focus moves here.
    if (document.activeElement === document.body) said.current?.focus();
  }, [ended]);
  return (
    <div ref={said} tabIndex={-1}>
      {ended.kind === 'cancelled' ? (
        <Notice tone="good" icon="check-circle">
          <p>{say(planListWords.cancelled, { plan: ended.plan.name, amount: money(ended.receipt.amount) })}</p>
        </Notice>
      ) : (
        <Notice tone="bad">
          <p>{say(isFailure(ended.error) ? failureWords[ended.error.kind] : planListWords.notCanceled)}</p>
        </Notice>
      )}
    </div>
  );
};

const isFailure = (error: Failure | PaymentRefusal): error is Failure => error.kind in failureWords;

const Lists = observer(({ viewModel }: { readonly viewModel: ListsModel }) => {
  const { phase, ended, files, mayAct } = viewModel;
  if (phase.kind !== 'ready') return null;
  const { screen, list } = phase;
  return (
    <div className={css.screen}>
      {ended !== undefined && <Ended ended={ended} />}
      <PaymentsBalance screen={screen} mayAct={mayAct} />
      <PaymentsPlans viewModel={viewModel} screen={screen} />
      <PaymentsHistory list={list} />
      <PaymentsStatements files={files} screen={screen} />
      <PaymentsYears files={files} screen={screen} />
    </div>
  );
});

/** Asks for confirmation before a plan is canceled (`MON-093`). */
const Question = observer(({ viewModel }: { readonly viewModel: QuestionModel }) => {
  const say = useWords();
  const { money } = useFormats();
  return (
    <Presence show={viewModel.question}>
      {({ name, remaining }) => (
        <ConfirmModal
          title={say(planListWords.cancelTitle)}
          body={say(planListWords.cancelBody, { plan: name, amount: money(remaining) })}
          yes={say(planListWords.cancel)}
          no={say(planListWords.keep)}
          onYes={() => void viewModel.cancelPlan()}
          onNo={() => viewModel.ask(undefined)}
        />
      )}
    </Presence>
  );
});

/** `/payments`: balance, plans, payments, and statements (`MON-035`). */
export const PaymentsScreen = observer(({ viewModel }: { readonly viewModel: PaymentsModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  return (
    <div>
      {phase.kind === 'loading' && <Skeleton label={say(words.loading)} lines={5} />}
      {phase.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      )}
      <Lists viewModel={viewModel} />
      <Question viewModel={viewModel} />
    </div>
  );
});
