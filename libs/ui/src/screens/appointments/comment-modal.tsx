import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { cardWords } from './appointment-card.messages.ts';

export const CommentModal = ({ comment, onClose }: { readonly comment: string; readonly onClose: () => void }) => {
  const say = useWords();
  return (
    <Modal title={say(cardWords.comment)} onClose={onClose}>
      <p>{comment}</p>
    </Modal>
  );
};
