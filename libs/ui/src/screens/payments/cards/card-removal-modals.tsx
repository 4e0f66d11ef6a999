import type { SavedCard } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/button.tsx';
import { Modal } from '../../../kit/modal.tsx';
import { useWords } from '../../../words/use-words.ts';
import { cardName } from './card-name.ts';
import { cardsWords as words } from './cards.messages.ts';

export interface RemoveCardModel {
  readonly busy: boolean;
  readonly removal: { ask(card: undefined): void; confirm(): Promise<void> };
}

/** Asks for confirmation before a card is removed. */
export const RemoveCardModal = observer(
  ({ viewModel, card }: { readonly viewModel: RemoveCardModel; readonly card: SavedCard }) => {
    const say = useWords();
    const { busy } = viewModel;
    const keep = (): void => viewModel.removal.ask(undefined);
    return (
      <Modal
        title={say(words.removeTitle)}
        onEscape={busy ? undefined : keep}
        actions={
          <>
            <Button look="danger" busy={busy} onClick={() => void viewModel.removal.confirm()}>
              {say(words.remove)}
            </Button>
            <Button busy={busy} onClick={keep}>
              {say(words.cancel)}
            </Button>
          </>
        }
      >
        <p>{say(words.removeBody, { card: cardName(say, card) })}</p>
      </Modal>
    );
  },
);

/** `creditCardDeleteErrorModal`: why a card was not removed (`MON-152`). */
export const CreditCardDeleteErrorModal = ({
  card,
  plan,
  onClose,
}: {
  readonly card: SavedCard;
  /** The name of the plan that the card pays. */
  readonly plan: string;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  return (
    <Modal title={say(words.inUseTitle)} onClose={onClose}>
      <p>{say(words.inUseBody, { card: cardName(say, card), plan })}</p>
    </Modal>
  );
};
