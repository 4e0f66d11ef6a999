import type { Failure } from '@portico/application/kernel';
import { Modal } from '../../kit/modal.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';

/** Reports a failed change and its reason (`ACC-358`). */
const FailureModal = ({
  title,
  failure,
  onClose,
}: {
  readonly title: string;
  readonly failure: Failure;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  return (
    <Modal title={title} onClose={onClose}>
      <p>{say(failureWords[failure.kind])}</p>
    </Modal>
  );
};
export default FailureModal;
