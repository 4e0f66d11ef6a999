import type { CheckInReport } from '@portico/application/visits';
import { useWhom } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Modal } from '../../kit/modal.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useWords } from '../../words/use-words.ts';
import { recapWords } from './check-in-recap.messages.ts';
import { checkInWords } from './check-in.messages.ts';
import css from './check-in.module.css';
import { ToldAtCheckIn } from './told-at-check-in.tsx';

/** Shown over the appointments after check-in (`APT-172`), with what was reported and what the practice still asks for. */
export const CheckedInModal = ({
  told,
  formsDue = [],
  onForms,
  onClose,
}: {
  readonly told?: CheckInReport | undefined;
  /** Titles of the forms that are not signed yet. */
  readonly formsDue?: readonly string[];
  /** Leads to these forms. */
  readonly onForms?: () => void;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const whom = useWhom();
  const asksForms = formsDue.length > 0 && onForms !== undefined;
  return (
    <Modal
      title={say(checkInWords.doneTitle, whom)}
      onClose={onClose}
      actions={
        <>
          {asksForms && (
            <Button look="primary" icon="file" onClick={onForms}>
              {say(recapWords.toForms, { count: formsDue.length })}
            </Button>
          )}
          <Button onClick={onClose}>{say(kitWords.close)}</Button>
        </>
      }
    >
      <p>{say(checkInWords.done, whom)}</p>
      <ToldAtCheckIn of={told} />
      {asksForms && (
        <div>
          <p>{say(recapWords.formsDue, { count: formsDue.length })}</p>
          <ul className={css.titles}>
            {formsDue.map((title) => (
              <li key={title}>
                <SourceText>{title}</SourceText>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  );
};
