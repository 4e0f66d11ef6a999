import type { HistoryTold, MedsAllergies } from '@portico/domain/visits';
import { useWhom } from '../../kit/acted-for.ts';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { checkInWords } from './check-in.messages.ts';
import { ToldChanges } from './told-changes.tsx';

/** Shown over the appointments after check-in (`APT-172`), with what was reported to have changed. */
export const CheckedInModal = ({
  told,
  onClose,
}: {
  readonly told?: MedsAllergies<HistoryTold> | undefined;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const whom = useWhom();
  return (
    <Modal title={say(checkInWords.doneTitle, whom)} onClose={onClose}>
      <p>{say(checkInWords.done, whom)}</p>
      <ToldChanges told={told} />
    </Modal>
  );
};
