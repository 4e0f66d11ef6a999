import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { inactivityWords } from './frame.messages.ts';
import css from './inactivity-modal.module.css';

/** The remaining time that is announced (`ACC-240`). */
const announced = (secondsLeft: number): number => (secondsLeft > 30 ? 60 : secondsLeft > 10 ? 30 : 10);

/** The warning before a person is signed out (`ACC-231`, `ACC-232`). Only its two buttons close it. */
export const InactivityModal = ({
  secondsLeft,
  onContinue,
  onLogout,
}: {
  readonly secondsLeft: number;
  readonly onContinue: () => void;
  readonly onLogout: () => void;
}) => {
  const say = useWords();
  return (
    <Modal
      title={say(inactivityWords.title)}
      actions={
        <>
          <Button look="primary" onClick={onContinue} autoFocus>
            {say(inactivityWords.continue)}
          </Button>
          <Button onClick={onLogout}>{say(inactivityWords.logout)}</Button>
        </>
      }
    >
      <p>{say(inactivityWords.body)}</p>
      <p className={css.left} aria-hidden="true">
        {say(inactivityWords.left, { seconds: secondsLeft })}
      </p>
      <LiveRegion urgent>{say(inactivityWords.announced, { seconds: announced(secondsLeft) })}</LiveRegion>
    </Modal>
  );
};
