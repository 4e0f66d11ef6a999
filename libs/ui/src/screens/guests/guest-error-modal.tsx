import type { Failure } from '@portico/application/kernel';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { guestErrorWords } from './guests.messages.ts';

const own = { 'session-over': guestErrorWords.over, 'not-found': guestErrorWords.gone };

/** A guest's page cannot continue; `Ok` starts over (`ACC-389`). */
export const GuestErrorModal = ({ failure, onOk }: { readonly failure: Failure; readonly onOk: () => void }) => {
  const say = useWords();
  const { kind } = failure;
  return (
    <Modal
      title={say(guestErrorWords.title)}
      actions={
        <Button look="primary" onClick={onOk}>
          {say(guestErrorWords.ok)}
        </Button>
      }
    >
      <p>{say(kind === 'session-over' || kind === 'not-found' ? own[kind] : failureWords[kind])}</p>
    </Modal>
  );
};
