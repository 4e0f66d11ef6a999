import type { CheckInReport } from '@portico/application/visits';
import { useWhom } from '../../kit/acted-for.ts';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { checkInWords } from './check-in.messages.ts';
import { ToldAtCheckIn } from './told-at-check-in.tsx';

/** Shown over the appointments after check-in (`APT-172`), with what was reported. */
export const CheckedInModal = ({
  told,
  onClose,
}: {
  readonly told?: CheckInReport | undefined;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const whom = useWhom();
  return (
    <Modal title={say(checkInWords.doneTitle, whom)} onClose={onClose}>
      <p>{say(checkInWords.done, whom)}</p>
      <ToldAtCheckIn of={told} />
    </Modal>
  );
};
