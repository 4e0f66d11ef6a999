import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { checkOutWords } from './check-out.messages.ts';

/** Leads from the payment of a visit back to its check-out. */
export const BackToCheckOut = ({ onBack }: { readonly onBack: () => void }) => {
  const say = useWords();
  return (
    <p data-way-back>
      <Button look="quiet" icon="previous" onClick={onBack}>
        {say(checkOutWords.back)}
      </Button>
    </p>
  );
};
