import { Button } from '../../../kit/button.tsx';
import { Modal } from '../../../kit/modal.tsx';
import { useWords } from '../../../words/use-words.ts';
import { cashWords } from './payment-agreement.messages.ts';

/** Where cash is paid (`MON-058`, `MON-059`). */
const CashModal = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords();
  return (
    <Modal
      title={say(cashWords.title)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {say(cashWords.ok)}
        </Button>
      }
    >
      <p>{say(cashWords.body)}</p>
    </Modal>
  );
};
export default CashModal;
