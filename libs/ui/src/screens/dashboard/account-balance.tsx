import type { DashboardOverview } from '@portico/application/dashboard';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { CallPractice } from './call-practice.tsx';
import css from './dashboard.module.css';
import { laterTabWords } from './later-tabs.messages.ts';

/** The balance and the statements; paying has a screen of its own. */
export const Account = ({
  balance,
  pending,
  statements,
  practicePhone,
  pay,
}: Pick<DashboardOverview, 'balance' | 'pending' | 'statements' | 'practicePhone'> & {
  /** The path for paying the balance, if this person may pay online. */
  readonly pay: string | undefined;
}) => {
  const say = useWords();
  const formats = useFormats();
  const isDue = balance.due > 0;
  const due = pay === undefined ? laterTabWords.toPay : laterTabWords.toPayOnline;
  const meaning = isDue ? due : balance.due < 0 ? laterTabWords.credit : laterTabWords.nothingDue;
  return (
    <div className={css.panel}>
      <Card className={css.balance}>
        <h2 className={css.subtitle}>{say(laterTabWords.due)}</h2>
        <p className={css.amount}>{formats.money(balance.due)}</p>
        <p>
          <span>{say(meaning)}</span> {isDue && pay === undefined && <CallPractice phone={practicePhone} />}
        </p>
        {isDue && pay !== undefined && (
          <p>
            <Link className={css.pay} to={pay}>
              {say(laterTabWords.pay)}
            </Link>
          </p>
        )}
        {pending > 0 && <p>{say(laterTabWords.pending, { amount: formats.money(pending) })}</p>}
        <p className={css.soft}>{say(laterTabWords.asOf, { date: formats.atPractice.day(balance.asOf) })}</p>
      </Card>
      <section className={css.panel}>
        <h2 className={css.subtitle}>{say(laterTabWords.statements)}</h2>
        {statements.length === 0 ? (
          <EmptyState icon="card">{say(laterTabWords.noStatements)}</EmptyState>
        ) : (
          <ul className={css.rows}>
            {statements.map(({ id, date, total }) => (
              <li key={id} className={css.row}>
                <span>{formats.day(date)}</span>
                <span className={css.money}>{formats.money(total)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};
