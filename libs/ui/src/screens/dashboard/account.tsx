import type { DashboardOverview } from '@portico/application/dashboard';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { CallPractice } from './call-practice.tsx';
import css from './dashboard.module.css';
import { dashboardWords } from './dashboard.messages.ts';

/** What is owed, and the statements; paying has a screen of its own. */
export const Account = ({
  balance,
  statements,
  practicePhone,
}: Pick<DashboardOverview, 'balance' | 'statements' | 'practicePhone'>) => {
  const say = useWords();
  const formats = useFormats();
  const meaning =
    balance.due > 0 ? dashboardWords.toPay : balance.due < 0 ? dashboardWords.credit : dashboardWords.nothingDue;
  return (
    <div className={css.panel}>
      <Card className={css.balance}>
        <h2 className={css.subtitle}>{say(dashboardWords.due)}</h2>
        <p className={css.amount}>{formats.money(balance.due)}</p>
        <p>
          <span>{say(meaning)}</span> {balance.due > 0 && <CallPractice phone={practicePhone} />}
        </p>
        <p className={css.soft}>{say(dashboardWords.asOf, { date: formats.dayHere(balance.asOf) })}</p>
      </Card>
      <section className={css.panel}>
        <h2 className={css.subtitle}>{say(dashboardWords.statements)}</h2>
        {statements.length === 0 ? (
          <EmptyState icon="card">{say(dashboardWords.noStatements)}</EmptyState>
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
