import type { DashboardOverview } from '@portico/application/dashboard';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { importantMessageWords } from './dashboard.messages.ts';

/** The practice's important message (`ACC-261`). Closed without the button, it comes again at the next sign-in. */
const ImportantMessage = ({
  message,
  onClose,
}: {
  readonly message: NonNullable<DashboardOverview['importantMessage']>;
  readonly onClose: (forGood: boolean) => void;
}) => {
  const say = useWords();
  return (
    <Modal
      title={message.title}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(true)}>{say(importantMessageWords.read)}</Button>
          <Button look="quiet" onClick={() => onClose(false)}>
            {say(importantMessageWords.later)}
          </Button>
        </>
      }
    >
      <p>{message.text}</p>
    </Modal>
  );
};
export default ImportantMessage;
