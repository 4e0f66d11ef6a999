import type { DashboardOverview } from '@portico/application/dashboard';
import { Card } from '../../kit/card.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { CallPractice } from './call-practice.tsx';
import css from './dashboard.module.css';
import { dashboardWords } from './dashboard.messages.ts';

/** What the practice asks for on paper; without anything to fill in there is nothing to say. */
export const FormsToFill = ({ forms, practicePhone }: Pick<DashboardOverview, 'forms' | 'practicePhone'>) => {
  const say = useWords();
  const formats = useFormats();
  if (forms.length === 0) return null;
  return (
    <Card className={css.forms}>
      <h2 className={css.subtitle}>{say(dashboardWords.forms)}</h2>
      <ul className={css.formList}>
        {forms.map(({ id, title, due }) => (
          <li key={id} className={css.form}>
            <span>{title}</span>
            {due !== undefined && (
              <span className={css.soft}>{say(dashboardWords.formDue, { date: formats.day(due) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <span>{say(dashboardWords.formsHow)}</span> <CallPractice phone={practicePhone} />
      </p>
    </Card>
  );
};
