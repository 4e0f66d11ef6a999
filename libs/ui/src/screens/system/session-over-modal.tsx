import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { sessionOverReasons, sessionOverWords, type SessionOver } from './errors.messages.ts';

/** Shown after a token failure, with one button to continue (`ACC-383` to `ACC-385`). */
export const SessionOverModal = ({
  reason,
  onReturn,
}: {
  readonly reason: SessionOver['reason'];
  readonly onReturn: () => void;
}) => {
  const say = useWords();
  return (
    <Modal
      title={say(sessionOverWords.title)}
      actions={
        <Button look="primary" onClick={onReturn}>
          {say(sessionOverWords.back)}
        </Button>
      }
    >
      <p>{say(sessionOverWords.body)}</p>
      <p>
        <small>{say(sessionOverReasons[reason])}</small>
      </p>
    </Modal>
  );
};
