import type { MakePaymentScreen, MissingForPay, PayMode, SendingState } from '@portico/application/payments';
import type { Cents, LocalDate } from '@portico/domain/kernel';
import type { PlannedPayment } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/button.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { missingWords, payWords } from './make-payment.messages.ts';
import css from './make-payment.module.css';
import { cardSourceWords } from './payment-agreement.messages.ts';

export interface PayBarModel {
  readonly draft: {
    readonly mode: PayMode;
    readonly amount: Cents | undefined;
    readonly oneTime: { readonly date: LocalDate | undefined } | undefined;
    readonly builder: { readonly installments: { readonly schedule: readonly PlannedPayment[] } } | undefined;
  };
  readonly rules: { readonly paysNow: boolean; readonly missing: MissingForPay | undefined };
  readonly canPay: boolean;
  readonly sending: { readonly state: SendingState };
}

/** The pay button with the amount that it charges, and above it the whole sentence (`MON-057`, `MON-058`, `MON-062`). */
export const PayBar = observer(
  ({
    viewModel,
    screen,
    onlyCard = false,
  }: {
    readonly viewModel: PayBarModel;
    readonly screen: MakePaymentScreen;
    readonly onlyCard?: boolean;
  }) => {
    const say = useWords();
    const { money, day } = useFormats();
    const { draft, rules, canPay, sending } = viewModel;
    const { mode, amount, oneTime, builder } = draft;
    const { paysNow, missing } = rules;
    const practice = screen.practice.name;
    const first = builder?.installments.schedule[0];
    const label = onlyCard
      ? cardSourceWords.useCard
      : mode === 'edit-plan'
        ? payWords.update
        : paysNow
          ? payWords.payNow
          : payWords.schedule;
    const sum = (): string | undefined => {
      if (paysNow) return amount === undefined ? undefined : say(payWords.sumNow, { amount: money(amount), practice });
      if (oneTime !== undefined)
        return amount === undefined || oneTime.date === undefined
          ? undefined
          : say(payWords.sumLater, { amount: money(amount), practice, date: day(oneTime.date) });
      return mode !== 'new-plan' || first === undefined ? undefined : say(payWords.sumPlan, { date: day(first.due) });
    };
    const busy = sending.state.kind === 'sending';
    return (
      <div className={css.part}>
        {screen.context === 'cancellation' && <p className={css.soft}>{say(payWords.cancelsVisit)}</p>}
        {canPay && <p className={css.sum}>{sum()}</p>}
        <p className={css.soft} role="status">
          {missing !== undefined && say(missingWords[missing])}
        </p>
        <Button type="submit" look="primary" icon="card" wide busy={busy} aria-disabled={!canPay}>
          <span className={css.first}>{say(busy ? payWords.sending : label)}</span>
          {paysNow && !busy && amount !== undefined && <span>{money(amount)}</span>}
        </Button>
      </div>
    );
  },
);
