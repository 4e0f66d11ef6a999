import type { HistoryTold, MedsAllergies } from '@portico/domain/visits';
import { useWhom } from '../../kit/acted-for.ts';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { recapWords } from './check-in-recap.messages.ts';
import { checkInWords } from './check-in.messages.ts';
import css from './check-in.module.css';
import { useTold } from './check-in-told.ts';

/** Shown over the appointments after check-in (`APT-172`), with what was reported to have changed. */
export const CheckedInModal = ({
  told,
  onClose,
}: {
  readonly told?: MedsAllergies<HistoryTold> | undefined;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const toldOf = useTold();
  const whom = useWhom();
  const changes = told === undefined ? [] : toldOf(told, 'changes');
  return (
    <Modal title={say(checkInWords.doneTitle, whom)} onClose={onClose}>
      <p>{say(checkInWords.done, whom)}</p>
      {changes.length > 0 && (
        <>
          <p>{say(recapWords.told)}</p>
          <ul className={css.titles}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
};
