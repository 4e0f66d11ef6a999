import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { EmergencyText } from '../../words/emergency-text.tsx';
import { useWords } from '../../words/use-words.ts';
import { guidedWords } from './intelligent-scheduler.messages.ts';

/** The practice's notice before its questions (`customTextModal`). Load it lazily, like the modal itself. */
const NoticeModal = ({ text, onRead }: { readonly text: string; readonly onRead: () => void }) => {
  const say = useWords();
  return (
    <Modal
      title={say(guidedWords.noticeTitle)}
      actions={
        <Button look="primary" onClick={onRead}>
          {say(guidedWords.noticeRead)}
        </Button>
      }
    >
      <p>
        <EmergencyText>{text}</EmergencyText>
      </p>
    </Modal>
  );
};
export default NoticeModal;
