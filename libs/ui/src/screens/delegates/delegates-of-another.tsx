import { paths } from '@portico/application/kernel';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { useTitle } from '../open/index.ts';
import { ProfileSettings } from '../profile/index.ts';
import { AddedByPractice, type HelpersOfAnotherProps } from './added-by-practice.tsx';
import css from './delegates.module.css';
import { helpersOfAnotherWords as words } from './helpers-of-another.messages.ts';

/** For who acts for another person: why no one can be invited here, and who can. */
export const DelegatesOfAnother = (props: HelpersOfAnotherProps) => {
  const say = useWords();
  const { name } = props;
  useTitle(say(words.title, { name }));
  return (
    <ProfileSettings>
      <div className={css.screen}>
        <p>{say(words.notHere, { name })}</p>
        <AddedByPractice {...props} />
        <p>{say(words.own, { name })}</p>
        <p>
          <Link to={paths.manageProfiles}>{say(words.seeRights, { name })}</Link>
        </p>
      </div>
    </ProfileSettings>
  );
};
