import type { PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import css from './elsewhere-lines.module.css';

/** Above the payments of the open practice: what is due at another, with the way to it. */
export const DueElsewhere = observer(
  ({
    viewModel,
    onSwitch,
  }: {
    readonly viewModel: Pick<ElsewhereModel, 'waiting'>;
    readonly onSwitch: (practice: PracticeId) => void;
  }) => {
    const say = useWords();
    const { money } = useFormats();
    const owed = viewModel.waiting.filter(({ due }) => due > 0);
    if (owed.length === 0) return null;
    return (
      <div className={css.above}>
        {owed.map(({ practice, practiceName: name, due }) => (
          <Notice key={practice} tone="accent" icon="practice" quiet>
            <div className={css.line}>
              <p>{say(words.alsoDue, { amount: money(due), practice: name })}</p>
              <Button aria-label={say(words.switchTo, { practice: name })} onClick={() => onSwitch(practice)}>
                {say(words.switch)}
              </Button>
            </div>
          </Notice>
        ))}
      </div>
    );
  },
);
