import { paths } from '@portico/application/kernel';
import { useWords } from '../../words/use-words.ts';
import { accountInsteadWords } from './account-instead.messages.ts';

/** Where guests are offered nothing: an account may offer more. */
export const AccountInstead = () => {
  const say = useWords();
  return (
    <p>
      {say(accountInsteadWords.account)} <a href={paths.getStarted}>{say(accountInsteadWords.getStarted)}</a>
    </p>
  );
};
