import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { checkOutWords } from './check-out.messages.ts';

/** From the payment of a visit to the rest of its check-out. */
export const BackToCheckOut = ({ onBack }: { readonly onBack: () => void }) => {
  const say = useWords();
  return (
    <p>
      <Button look="quiet" icon="previous" onClick={onBack}>
        {say(checkOutWords.back)}
      </Button>
    </p>
  );
};
