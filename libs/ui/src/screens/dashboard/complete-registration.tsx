import type { RegistrationPart } from '@portico/domain/profile';
import { completionPath } from '@portico/application/profile';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './dashboard.module.css';
import { dashboardWords } from './dashboard.messages.ts';

/** The missing registration parts, with a link to the first one (`ACC-265`, `ACC-267`). */
export const CompleteRegistration = ({ missing }: { readonly missing: readonly RegistrationPart[] }) => {
  const say = useWords();
  const path = completionPath(missing);
  if (path === undefined) return null;
  return (
    <Card className={css.forms}>
      <h2 className={css.subtitle}>{say(dashboardWords.registration)}</h2>
      <p>{say(dashboardWords.registrationWhy)}</p>
      <p>
        <Link to={path}>{say(dashboardWords.complete)}</Link>
      </p>
    </Card>
  );
};
