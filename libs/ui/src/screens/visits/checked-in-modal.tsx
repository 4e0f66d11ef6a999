import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { checkInWords } from './check-in.messages.ts';

/** Shown over the appointments after check-in (`APT-172`). */
export const CheckedInModal = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  return (
    <Modal title={say(checkInWords.doneTitle)} onClose={onClose}>
      <p>{say(checkInWords.done)}</p>
    </Modal>
  );
};
