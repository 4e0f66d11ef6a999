import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A question that must be answered before something is done that is not easily undone. Load it lazily, as the modal itself. */
const ConfirmModal = ({
  title,
  body,
  yes,
  no,
  busy = false,
  onYes,
  onNo,
}: {
  readonly title: string;
  readonly body: string;
  readonly yes: string;
  readonly no: string;
  /** The answer was yes and is being carried out. */
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Modal
    title={title}
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
