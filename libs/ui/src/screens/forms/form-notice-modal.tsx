import { formModal, type FormNotice } from '@portico/application/forms';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';

/** The gateway's notice about a form that it did not accept, before the current version is shown (`MON-024`). */
const FormNoticeModal = ({ notice, onClose }: { readonly notice: FormNotice; readonly onClose: () => void }) => {
  const say = useWords();
  return (
    <Modal
      id={formModal('postPendingForms', notice.modal)}
      title={notice.title}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {say(kitWords.close)}
        </Button>
      }
    >
      <p>{notice.text}</p>
    </Modal>
  );
};
export default FormNoticeModal;
