import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';

/** Asked before something that is not undone. */
const QuestionModal = ({
  title,
  body,
  yes,
  no,
  onYes,
  onNo,
}: {
  readonly title: string;
  readonly body: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Modal
    title={title}
    isOpen
    actions={
      <>
        <Button look="danger" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </>
    }
  >
    <p>{body}</p>
  </Modal>
);
export default QuestionModal;
