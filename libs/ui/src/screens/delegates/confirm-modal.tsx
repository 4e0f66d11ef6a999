import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';

/** A question that must be answered before something is done that is not easily undone. */
const ConfirmModal = ({
  title,
  body,
  yes,
  no,
  busy,
  onYes,
  onNo,
}: {
  readonly title: string;
  readonly body: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Modal
    title={title}
    isOpen
    actions={
      <>
        <Button look="danger" busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </>
    }
  >
    <p>{body}</p>
  </Modal>
);
export default ConfirmModal;
