import type { CheckOutStep } from '@portico/domain/practices';
import type { CheckOutScreen } from '@portico/application/visits';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { checkOutWords } from './check-out.messages.ts';

export interface CheckOutDoneModel {
  readonly progress: { readonly next: Exclude<CheckOutStep, 'forms'> | undefined };
  goOn(): Promise<void>;
  choose(step: CheckOutStep): void;
  leave(): void;
}

/**
 * `checkoutDoneModal` (`APT-008`, `APT-229`): the practice has the person checked out, and the next open step is
 * offered, if any (`APT-230`). Load it lazily, like the modal itself.
 */
const CheckoutDoneModal = ({
  viewModel,
  screen,
}: {
  readonly viewModel: CheckOutDoneModel;
  readonly screen: CheckOutScreen;
}) => {
  const say = useWords();
  const formats = useFormats();
  const { next } = viewModel.progress;
  const toNext = {
    survey: () => say(checkOutWords.survey),
    payment: () => say(checkOutWords.pay, { amount: formats.money(screen.due) }),
    'next-visit': () => say(checkOutWords.book),
  } as const;
  const goOn = (): void => {
    if (next === 'next-visit') viewModel.choose(next);
    else void viewModel.goOn();
  };
  return (
    <Modal
      title={say(checkOutWords.doneTitle)}
      onClose={viewModel.leave}
      isOutcome
      actions={
        <>
          {next !== undefined && (
            <Button look="primary" onClick={goOn}>
              {toNext[next]()}
            </Button>
          )}
          <Button look={next === undefined ? 'primary' : 'secondary'} onClick={viewModel.leave}>
            {say(checkOutWords.done)}
          </Button>
        </>
      }
    >
      <p data-modal="checkoutDoneModal">{say(next === undefined ? checkOutWords.doneAll : checkOutWords.doneNext)}</p>
    </Modal>
  );
};
export default CheckoutDoneModal;
