import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import css from './dashboard.module.css';
import { dashboardWords } from './dashboard.messages.ts';

/** The phone number beside a sentence that says to call, if it is known. */
export const CallPractice = ({ phone }: { readonly phone: string | undefined }) => {
  const say = useWords();
  if (phone === undefined) return null;
  return (
    <a href={callTo(phone)} className={css.call}>
      {say(dashboardWords.call, { phone })}
    </a>
  );
};
