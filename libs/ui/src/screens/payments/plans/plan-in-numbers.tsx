import type { Cents } from '@portico/domain/kernel';
import type { PlannedPayment, PlanTerms } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Card } from '../../../kit/card.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import css from '../checkout/make-payment.module.css';
import { planWords } from './plan-builder.messages.ts';

export interface PlanInNumbersModel {
  readonly schedule: readonly PlannedPayment[];
  readonly lastPayment: Cents | undefined;
}

/** The built plan: count and amount, the last payment if it differs, and every day on demand. */
export const PlanInNumbers = observer(
  ({ installments, terms }: { readonly installments: PlanInNumbersModel; readonly terms: PlanTerms }) => {
    const say = useWords();
    const { money, day } = useFormats();
    const { schedule, lastPayment } = installments;
    const [first] = schedule;
    const equal = lastPayment === undefined ? terms.count : terms.count - 1;
    return (
      <Card className={css.part}>
        <div role="status" className={css.part}>
          <p className={css.sum}>{say(planWords.payments, { count: equal, amount: money(terms.payment) })}</p>
          {lastPayment !== undefined && <p>{say(planWords.last, { amount: money(lastPayment) })}</p>}
          {first !== undefined && <p>{say(planWords.first, { date: day(first.due) })}</p>}
        </div>
        <FactList sums facts={[[say(planWords.total), money(terms.total)]]} />
        <Disclosure title={say(planWords.schedule)}>
          <table className={css.table} aria-label={say(planWords.scheduleName)}>
            <thead>
              <tr>
                <th scope="col">{say(planWords.number)}</th>
                <th scope="col">{say(planWords.date)}</th>
                <th scope="col">{say(planWords.sum)}</th>
              </tr>
            </thead>
            <tbody>
              {schedule.map(({ number, due, amount }) => (
                <tr key={number}>
                  <td>{number}</td>
                  <td>{day(due)}</td>
                  <td>{money(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </Card>
    );
  },
);
