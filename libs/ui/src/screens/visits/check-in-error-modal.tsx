import type { CheckInRefusal } from '@portico/application/visits';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { CheckInProblemText } from './check-in-failed.tsx';
import { checkInWords } from './check-in.messages.ts';
import { historyWords } from './medical-history.messages.ts';

/** Why check-in is not possible now, and from when (`APT-320`, `APT-327`). */
const CheckInErrorModal = ({ problem, onOk }: { readonly problem: CheckInRefusal; readonly onOk: () => void }) => {
  const say = useWords();
  return (
    <Modal
      title={say(checkInWords.checkIn)}
      actions={
        <Button look="primary" onClick={onOk}>
          {say(historyWords.ok)}
        </Button>
      }
    >
      <p>
        <CheckInProblemText problem={problem} />
      </p>
    </Modal>
  );
};
export default CheckInErrorModal;
