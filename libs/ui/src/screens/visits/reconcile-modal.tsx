import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { checkInProblemWords } from './check-in.messages.ts';
import { historyWords } from './medical-history.messages.ts';

/** "None" needs a talk with the provider first (`MON-317`, `MON-318`). */
const ReconcileModal = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  return (
    <Modal
      title={say(historyWords.reconcileTitle)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {say(historyWords.ok)}
        </Button>
      }
    >
      <p>{say(checkInProblemWords['needs-provider'])}</p>
    </Modal>
  );
};
export default ReconcileModal;
