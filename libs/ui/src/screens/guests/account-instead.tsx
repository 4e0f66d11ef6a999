import { paths } from '@portico/application/kernel';
import { useWords } from '../../words/use-words.ts';
import { unavailableWords } from './guests.messages.ts';

/** Where guests are offered nothing: an account may offer more. */
export const AccountInstead = () => {
  const say = useWords();
  return (
    <p>
      {say(unavailableWords.account)} <a href={paths.getStarted}>{say(unavailableWords.getStarted)}</a>
    </p>
  );
};
