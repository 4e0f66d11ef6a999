import type { Cents } from '@portico/domain/kernel';
import type { CheckOutStep } from '@portico/domain/practices';
import type { CheckOut } from '@portico/domain/visits';
import type { CheckOutScreen } from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import { useWhom } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { useNextVisitText } from './next-visit-text.ts';
import { checkOutDoneWords } from './check-out-done.messages.ts';
import { checkOutWords } from './check-out.messages.ts';
import css from './check-out.module.css';

type OptionalStep = Exclude<CheckOutStep, 'forms'>;

export interface CheckOutDoneModel {
  readonly doing: { readonly kind: string };
  readonly progress: {
    readonly state: CheckOut;
    readonly next: OptionalStep | undefined;
    readonly open: readonly OptionalStep[];
    readonly paidHere: Cents;
  };
  checkOut(): Promise<void>;
  goOn(): Promise<void>;
  choose(step: CheckOutStep): void;
  leave(): void;
  stay(): void;
}

interface DoneProps {
  readonly viewModel: CheckOutDoneModel;
  readonly screen: CheckOutScreen;
}

/**
 * `checkoutDoneModal` (`APT-008`, `APT-229`): the forms are sent, or the practice has the person checked out. It lists
 * what is still open (`APT-230`). Load it lazily, like the modal itself.
 */
const CheckoutDoneModal = observer((props: DoneProps) =>
  props.viewModel.progress.state.isCheckedOut ? <CheckedOut {...props} /> : <FormsSent {...props} />,
);
export default CheckoutDoneModal;

const CheckedOut = observer(({ viewModel, screen }: DoneProps) => {
  const say = useWords();
  const words = useStepWords(screen);
  const { next, open } = viewModel.progress;
  const goOn = (): void => {
    if (next === 'next-visit') viewModel.choose(next);
    else void viewModel.goOn();
  };
  return (
    <Modal
      title={say(checkOutWords.doneTitle, useWhom())}
      onClose={viewModel.leave}
      isOutcome
      actions={
        <>
          {next !== undefined && (
            <Button look="primary" onClick={goOn}>
              {words(next)}
            </Button>
          )}
          <Button look={next === undefined ? 'primary' : 'secondary'} onClick={viewModel.leave}>
            {say(checkOutWords.done)}
          </Button>
        </>
      }
    >
      <div className={css.told} data-modal="checkoutDoneModal">
        <Done paid={viewModel.progress.paidHere} screen={screen} />
        {open.length === 0 ? <p>{say(checkOutWords.doneAll)}</p> : <StillOpen steps={open} screen={screen} />}
      </div>
    </Modal>
  );
});

/** The forms are with the practice; checking out is the person's own next step. */
const FormsSent = observer(({ viewModel, screen }: DoneProps) => {
  const say = useWords();
  const words = useStepWords(screen);
  const { open } = viewModel.progress;
  const [next] = open;
  const isSending = viewModel.doing.kind === 'checking-out';
  return (
    <Modal
      title={say(checkOutWords.formsSentTitle)}
      onClose={viewModel.stay}
      isOutcome
      actions={
        <>
          {next === undefined ? (
            <Button look="primary" icon="check" busy={isSending} onClick={() => void viewModel.checkOut()}>
              {say(isSending ? checkOutWords.checkingOut : checkOutWords.checkOut)}
            </Button>
          ) : (
            <Button look="primary" onClick={() => viewModel.choose(next)}>
              {say(checkOutDoneWords.next, { step: words(next) })}
            </Button>
          )}
          <Button onClick={viewModel.stay}>{say(checkOutWords.back)}</Button>
        </>
      }
    >
      <div className={css.told} data-modal="checkoutDoneModal">
        <p>{say(checkOutWords.formsSent, useWhom())}</p>
        {open.length > 0 && <StillOpen steps={open} screen={screen} />}
      </div>
    </Modal>
  );
});

/** What was paid on the way, and the next visit. */
const Done = ({ paid, screen: { next } }: { readonly paid: Cents; readonly screen: CheckOutScreen }) => {
  const say = useWords();
  const { money } = useFormats();
  const nextText = useNextVisitText();
  if (paid === 0 && next === undefined) return null;
  return (
    <ul className={css.forms}>
      {paid > 0 && <li>{say(checkOutDoneWords.paidHere, { paid: money(paid) })}</li>}
      {next !== undefined && <li>{nextText(next)}</li>}
    </ul>
  );
};

const StillOpen = ({ steps, screen }: { readonly steps: readonly OptionalStep[]; readonly screen: CheckOutScreen }) => {
  const say = useWords();
  const words = useStepWords(screen);
  return (
    <>
      <p>{say(checkOutWords.doneNext, { count: steps.length })}</p>
      <ul className={css.forms}>
        {steps.map((step) => (
          <li key={step}>{words(step)}</li>
        ))}
      </ul>
      <p>{say(checkOutWords.doneLater, { count: steps.length })}</p>
    </>
  );
};

/** The name of a step as its button has it. */
const useStepWords = (screen: CheckOutScreen) => {
  const say = useWords();
  const formats = useFormats();
  return (step: OptionalStep): string => {
    if (step === 'payment') return say(checkOutWords.pay, { amount: formats.money(screen.due) });
    return say(step === 'survey' ? checkOutWords.survey : checkOutWords.book);
  };
};
