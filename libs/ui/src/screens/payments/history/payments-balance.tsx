import { paths } from '@portico/application/kernel';
import type { PaymentsScreen } from '@portico/application/payments';
import type { Cents } from '@portico/domain/kernel';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { FactList } from '../../../kit/fact-list.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { callTo } from '../../../words/tel-link.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { paymentsWords as words } from './payments.messages.ts';
import css from './payments-screen.module.css';

const makePayment = ({ patient }: PaymentsScreen): string =>
  paths.payBalance({ patientId: patient.patient, practiceId: patient.practice });

/** That nothing is paid online (`MON-010`): a warning for who has something to pay, else a remark. */
const NotOnline = ({ phone, isOwed }: { readonly phone: string; readonly isOwed: boolean }) => {
  const say = useWords();
  const call = say(words.call, { phone });
  if (!isOwed)
    return (
      <p className={css.soft}>
        {say(words.notOnline)} {phone !== '' && <a href={callTo(phone)}>{call}</a>}
      </p>
    );
  return (
    <Notice tone="wait" icon="phone" quiet>
      <p>{say(words.notOnline)}</p>
      {phone !== '' && (
        <ButtonLink icon="phone" href={callTo(phone)}>
          {call}
        </ButtonLink>
      )}
    </Notice>
  );
};

/** The lines of the latest bill, for who owes something: they are promised to be what is owed only where they sum up to it. */
const LatestBill = ({ screen: { statements, payable, pending } }: { readonly screen: PaymentsScreen }) => {
  const say = useWords();
  const formats = useFormats();
  const [latest] = statements;
  return latest === undefined ? null : (
    <p>
      <Link to={paths.bill({ statementId: latest.id })}>
        {latest.total === payable && pending === 0
          ? say(words.whatFor, { date: formats.day(latest.date) })
          : say(words.latestBill, { date: formats.day(latest.date), total: formats.money(latest.total) })}
      </Link>
    </p>
  );
};

/** Copays that are still open stand with their visits, each with the way there; without any, where they are to be found. */
const Copays = ({ screen: { copays, takesPayments } }: { readonly screen: PaymentsScreen }) => {
  const say = useWords();
  const formats = useFormats();
  if (copays.length === 0) return takesPayments ? <p className={css.soft}>{say(words.copays)}</p> : null;
  return (
    <>
      <p className={css.soft}>{say(words.copaysToo)}</p>
      <ul className={css.copays}>
        {copays.map(({ practice, appointment, date, amount }) => (
          <li key={appointment}>
            <Link to={paths.visit({ practiceId: practice, appointmentId: appointment })}>
              {say(words.copayOf, { date: formats.day(date), amount: formats.money(amount) })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The way to pay all of the balance, and that a part can be paid there instead. */
const PayBalance = ({ screen }: { readonly screen: PaymentsScreen }) => {
  const say = useWords();
  const formats = useFormats();
  const part = useId();
  return (
    <div className={css.payWhole} data-no-print>
      <Link className={css.pay} to={makePayment(screen)} aria-describedby={screen.takesPart ? part : undefined}>
        {say(words.pay, { amount: formats.money(screen.payable) })}
      </Link>
      {screen.takesPart && (
        <p className={css.soft} id={part}>
          {say(words.part)}
        </p>
      )}
    </div>
  );
};

/** The balance and its open part, with a link to pay it; or the phone number (`MON-010`). */
export const PaymentsBalance = ({ screen, mayAct }: { readonly screen: PaymentsScreen; readonly mayAct: boolean }) => {
  const say = useWords();
  const formats = useFormats();
  const { practice, balance, pending, payable, plans, copays, takesPayments } = screen;
  const shown = balance.due < 0 ? balance.due : payable;
  const inPlans = plans.reduce((sum, plan) => (plan.status === 'active' ? sum + plan.remaining : sum), 0) as Cents;
  const less = (name: string, amount: Cents) => (amount > 0 ? [[name, formats.money(-amount as Cents)] as const] : []);
  return (
    <Card className={css.balance}>
      <h2 className={css.title}>{say(words.owed)}</h2>
      <p className={css.amount}>{formats.money(shown)}</p>
      {balance.due < 0 && <p>{say(words.credit)}</p>}
      {balance.due >= 0 && payable === 0 && <p>{say(words.nothingOwed)}</p>}
      {pending > 0 && (
        <FactList
          sums
          facts={[
            [say(words.inBooks), formats.money(balance.due)],
            ...less(say(words.inPlan), inPlans),
            ...less(say(words.pending), (pending - inPlans) as Cents),
          ]}
        />
      )}
      {payable > 0 && <LatestBill screen={screen} />}
      {takesPayments && mayAct && payable > 0 && <PayBalance screen={screen} />}
      {!takesPayments && <NotOnline phone={practice.phone} isOwed={payable > 0 || copays.length > 0} />}
      <Copays screen={screen} />
      <p className={css.soft}>{say(words.asOf, { date: formats.dayAt(balance.asOf, practice.timeZone) })}</p>
    </Card>
  );
};
