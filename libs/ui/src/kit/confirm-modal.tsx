import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A confirmation for actions that are not easily undone; Escape is its harmless answer. Load it lazily, like the modal itself. */
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
  /** The action was confirmed and is in progress. */
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Modal
    title={title}
    onEscape={busy ? undefined : onNo}
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
