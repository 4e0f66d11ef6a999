import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { mailWords } from './signup.messages.ts';

/** Why a mail was not sent: the server's text (`ACC-229`). */
export const ConfirmationMailErrorModal = ({
  message,
  onClose,
}: {
  readonly message: string;
  readonly onClose: () => void;
}) => (
  <Modal title={useWords()(mailWords.errorTitle)} onClose={onClose}>
    <p>{message}</p>
  </Modal>
);
