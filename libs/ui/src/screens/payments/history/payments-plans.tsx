import { paths } from '@portico/application/kernel';
import type { PaymentsScreen, PlanView } from '@portico/application/payments';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { planListWords as words } from './plan-list.messages.ts';
import css from './payments-screen.module.css';

const idsOf = ({ id, practice }: PlanView) => ({ paymentPlanId: id, practiceId: practice.id });

interface PlanModel {
  readonly busy: boolean;
  ask(plan: PlanView): void;
}

export interface PaymentsPlansModel extends PlanModel {
  readonly mayAct: boolean;
}

interface PlanProps {
  readonly viewModel: PlanModel;
  readonly plan: PlanView;
  /** Whether this person may pay and change plans here. */
  readonly mayPay: boolean;
}

/** A plan's problems, and how to solve them. */
const Problems = ({ plan, mayPay }: Pick<PlanProps, 'plan' | 'mayPay'>) => {
  const say = useWords();
  const { money } = useFormats();
  return (
    <>
      {(plan.cardExpired || plan.cardExpiresFirst === true) && (
        <Notice tone={plan.cardExpired ? 'bad' : 'wait'} quiet>
          <p>{say(plan.cardExpired ? words.cardExpired : words.cardExpiresFirst)}</p>
          {mayPay && <Link to={paths.planCard(idsOf(plan))}>{say(words.chooseCard)}</Link>}
        </Notice>
      )}
      {plan.overdue > 0 && (
        <Notice tone="bad" quiet>
          <p>{say(words.overdue, { amount: money(plan.overdue) })}</p>
          {mayPay && <Link to={paths.schedulePayment(idsOf(plan))}>{say(words.payOverdue)}</Link>}
        </Notice>
      )}
    </>
  );
};

/** Refunds of a plan's payments; these still count as paid in the plan. */
const Refunded = ({ plan: { refunded } }: Pick<PlanProps, 'plan'>) => {
  const say = useWords();
  const { money } = useFormats();
  return refunded === undefined ? null : <p className={css.soft}>{say(words.refunded, { amount: money(refunded) })}</p>;
};

/** Payments of the plan's that the person scheduled one by one. */
const OneTimePayments = ({ plan, mayPay }: Pick<PlanProps, 'plan' | 'mayPay'>) => {
  const say = useWords();
  const { money, day } = useFormats();
  return (
    <>
      {plan.oneTimePayments.map(({ id, amount, date }) => {
        const values = { amount: money(amount), date: day(date) };
        return (
          <p key={id} className={css.split}>
            <span>{say(words.oneTimeOn, values)}</span>
            {mayPay && (
              <Link
                to={paths.editOneTime({ ...idsOf(plan), oneTimePaymentId: id })}
                aria-label={say(words.changeNamed, values)}
              >
                {say(words.change)}
              </Link>
            )}
          </p>
        );
      })}
    </>
  );
};

const Plan = observer(({ viewModel, plan, mayPay }: PlanProps) => {
  const say = useWords();
  const { money, day } = useFormats();
  const { name, paid, total, next, paymentsLeft } = plan;
  return (
    <Card className={css.plan}>
      <h3 className={css.name}>{name}</h3>
      <progress
        className={css.progress}
        aria-label={say(words.progress)}
        aria-valuetext={say(words.paidOf, { paid: money(paid), total: money(total) })}
        value={paid}
        max={Math.max(total, 1)}
      />
      <p className={css.split}>
        <span>{say(words.paidOf, { paid: money(paid), total: money(total) })}</span>
        <span className={css.soft}>{say(words.left, { count: paymentsLeft })}</span>
      </p>
      <Refunded plan={plan} />
      {next !== undefined && <p>{say(words.next, { amount: money(next.amount), date: day(next.date) })}</p>}
      <OneTimePayments plan={plan} mayPay={mayPay} />
      <Problems plan={plan} mayPay={mayPay} />
      {mayPay && (
        <div className={css.ways} data-no-print>
          <Link
            className={css.way}
            to={paths.schedulePayment(idsOf(plan))}
            aria-label={say(words.oneTimeNamed, { plan: name })}
          >
            {say(words.oneTime)}
          </Link>
          <Link className={css.way} to={paths.editPlan(idsOf(plan))} aria-label={say(words.editNamed, { plan: name })}>
            {say(words.edit)}
          </Link>
          <Button
            look="quiet"
            busy={viewModel.busy}
            aria-label={say(words.cancelNamed, { plan: name })}
            onClick={() => viewModel.ask(plan)}
          >
            {say(words.cancel)}
          </Button>
        </div>
      )}
    </Card>
  );
});

/** Running and finished plans (`MON-093`). */
export const PaymentsPlans = observer(
  ({ viewModel, screen }: { readonly viewModel: PaymentsPlansModel; readonly screen: PaymentsScreen }) => {
    const say = useWords();
    const { money } = useFormats();
    const { plans, takesPayments } = screen;
    const active = plans.filter(({ status }) => status === 'active');
    const over = plans.filter(({ status }) => status !== 'active');
    if (plans.length === 0) return null;
    return (
      <section className={css.group}>
        <h2 className={css.title}>{say(words.title)}</h2>
        {active.length > 0 && (
          <ul className={css.list}>
            {active.map((plan) => (
              <li key={plan.id}>
                <Plan viewModel={viewModel} plan={plan} mayPay={takesPayments && viewModel.mayAct} />
              </li>
            ))}
          </ul>
        )}
        {over.length > 0 && (
          <Disclosure title={say(words.past)}>
            <ul className={css.list}>
              {over.map(({ id, name, status, paid, refunded }) => (
                <li key={id} className={css.split}>
                  <span>
                    {name} · {money(paid)}
                    {refunded !== undefined && ` · ${say(words.refunded, { amount: money(refunded) })}`}
                  </span>
                  <StatusBadge
                    tone={status === 'completed' ? 'good' : 'off'}
                    icon={status === 'completed' ? 'check-circle' : 'cancelled'}
                  >
                    {say(status === 'completed' ? words.completed : words.ended)}
                  </StatusBadge>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
    );
  },
);
