import { use, type ReactNode } from 'react';
import { Dialog, Heading, I18nProvider, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useWords } from '../words/use-words.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { kitWords } from './kit.messages.ts';
import css from './modal.module.css';
import { IsOpen } from './keep-overlay-while-closing.tsx';
import { ActedForContext } from './acted-for.ts';
import { useBackSteps } from './use-back-steps.ts';

/**
 * A modal dialog: focus moves in, is trapped and restored. Back of the browser closes it, and stays on the page; an outcome is left with its page. Without `onClose` it must be answered: a press
 * outside does not close it, and Escape only where `onEscape` says how. It is rendered in a `Presence`, which animates
 * closing; presses are ignored meanwhile. Load it lazily: it brings React Aria's overlays.
 */
export const Modal = ({
  id,
  title,
  onClose,
  onEscape = onClose,
  isForm = false,
  isOutcome = false,
  actions,
  children,
}: {
  /** Element id, if the modal has to be found by it. */
  readonly id?: string;
  readonly title: string;
  readonly onClose?: (() => void) | undefined;
  /** What Escape does where it is more, or other, than closing: the harmless answer of a question. */
  readonly onEscape?: (() => void) | undefined;
  /** A form rather than an alert. */
  readonly isForm?: boolean;
  /** What came of an act, with the name of the person it was done for: Escape closes it, a press beside it, as the second of two, does not. */
  readonly isOutcome?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => {
  const say = useWords();
  const isOpen = use(IsOpen);
  const { locale } = useIntl();
  const mustAnswer = onClose === undefined;
  useBackSteps(isOpen && !mustAnswer && !isOutcome ? 1 : 0, () => onClose?.());
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={css.overlay ?? ''}
        isOpen={isOpen}
        isDismissable={!mustAnswer && !isOutcome}
        onOpenChange={(open) => {
          if (!open) onEscape?.();
        }}
      >
        <AriaModal className={css.modal ?? ''}>
          <Dialog
            {...(id === undefined ? {} : { id })}
            className={css.dialog ?? ''}
            role={mustAnswer && !isForm ? 'alertdialog' : 'dialog'}
          >
            <Head title={title} isOutcome={isOutcome} />
            <div className={css.body} inert={!isOpen}>
              {isOutcome && <ActedFor />}
              {children}
            </div>
            <div className={css.actions} inert={!isOpen}>
              {actions ?? <Button onClick={onClose}>{say(kitWords.close)}</Button>}
            </div>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
};

/** The person for whom it was done, where somebody else did it. */
const ActedFor = () => {
  const say = useWords();
  const name = use(ActedForContext);
  return name === undefined ? null : <p className={css.actedFor}>{say(kitWords.actedFor, { name })}</p>;
};

const Head = ({ title, isOutcome }: { readonly title: string; readonly isOutcome: boolean }) => (
  <div className={css.head}>
    {isOutcome && <Icon name="check-circle" className={css.done} />}
    <Heading slot="title" level={2} className={css.title ?? ''}>
      {title}
    </Heading>
  </div>
);
