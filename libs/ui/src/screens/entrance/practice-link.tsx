import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { practiceLinkWords } from './welcome.messages.ts';

/** The way out for the people of a practice, who have nothing else here (`ACC-010`, `ACC-162`). */
export const PracticeLink = ({ address }: { readonly address: string }) => {
  const say = useWords();
  return (
    <p>
      <a className={css.practiceLink} href={address}>
        {say(practiceLinkWords.signIn)}
      </a>
    </p>
  );
};
