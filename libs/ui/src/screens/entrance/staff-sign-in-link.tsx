import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { practiceLinkWords } from './welcome.messages.ts';

/** The link for a practice's staff, who cannot sign in here (`ACC-010`, `ACC-162`). */
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
