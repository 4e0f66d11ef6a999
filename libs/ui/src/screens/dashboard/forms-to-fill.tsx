import { paths } from '@portico/application/kernel';
import type { DashboardOverview } from '@portico/application/dashboard';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './dashboard.module.css';
import { dashboardWords } from './dashboard.messages.ts';

/** Links to the requested forms; nothing if there are none. */
export const FormsToFill = ({ forms }: Pick<DashboardOverview, 'forms'>) => {
  const say = useWords();
  const formats = useFormats();
  if (forms.length === 0) return null;
  return (
    <Card className={css.forms}>
      <h2 className={css.subtitle}>{say(dashboardWords.forms)}</h2>
      <ul className={css.formList}>
        {forms.map(({ id, title, due }) => (
          <li key={id} className={css.form}>
            <Link to={`${paths.form({ action: id })}?fromDashboard=true`}>{title}</Link>
            {due !== undefined && (
              <span className={css.soft}>{say(dashboardWords.formDue, { date: formats.day(due) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.formHistory}>{say(dashboardWords.allForms)}</Link>
      </p>
    </Card>
  );
};
