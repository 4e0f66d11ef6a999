import type { CardsViewModel } from '@portico/application/payments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { cardName } from './card-name.ts';
import { cardsWords as words } from './cards.messages.ts';

/** Asks before a card is removed. */
export const RemoveCardModal = observer(({ viewModel }: { readonly viewModel: CardsViewModel }) => {
  const say = useWords();
  const { question, busy } = viewModel;
  if (question === undefined) return null;
  return (
    <Modal
      title={say(words.removeTitle)}
      isOpen
      actions={
        <>
          <Button look="danger" busy={busy} onClick={() => void viewModel.confirm()}>
            {say(words.remove)}
          </Button>
          <Button busy={busy} onClick={() => viewModel.ask(undefined)}>
            {say(words.cancel)}
          </Button>
        </>
      }
    >
      <p>{say(words.removeBody, { card: cardName(say, question) })}</p>
    </Modal>
  );
});

/** `creditCardDeleteErrorModal`: why a card was not removed (`MON-152`). */
export const CreditCardDeleteErrorModal = observer(({ viewModel }: { readonly viewModel: CardsViewModel }) => {
  const say = useWords();
  const { inUse } = viewModel;
  if (inUse === undefined) return null;
  return (
    <Modal title={say(words.inUseTitle)} isOpen onClose={viewModel.dismiss}>
      <p>{say(words.inUseBody, { card: cardName(say, inUse.card), plan: inUse.plan })}</p>
    </Modal>
  );
});
