import type { WaitingAtPractice } from '@portico/application/dashboard';
import type { PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import css from './elsewhere-lines.module.css';

export interface ElsewhereModel {
  readonly waiting: readonly WaitingAtPractice[];
  /** How many things wait at a practice. */
  countAt(practice: PracticeId): number;
  /** How many of them are unread messages. */
  unreadAt(practice: PracticeId): number;
  /** The same of all of them. */
  readonly count: number;
}

const itemsOf = (
  { unreadMessages, newResults, forms, due }: WaitingAtPractice,
  say: Say,
  money: ReturnType<typeof useFormats>['money'],
): readonly string[] => [
  ...(unreadMessages > 0 ? [say(words.unread, { count: unreadMessages })] : []),
  ...(newResults > 0 ? [say(words.results, { count: newResults })] : []),
  ...(forms > 0 ? [say(words.forms, { count: forms })] : []),
  ...(due > 0 ? [say(words.due, { amount: money(due) })] : []),
];

/** What waits at the person's other practices: a line for each, with the way there. */
export const ElsewhereLines = observer(
  ({
    viewModel,
    onSwitch,
  }: {
    readonly viewModel: ElsewhereModel;
    readonly onSwitch: (practice: PracticeId) => void;
  }) => {
    const say = useWords();
    const { language, money } = useFormats();
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    if (viewModel.waiting.length === 0) return null;
    return (
      <div className={css.lines}>
        {viewModel.waiting.map((one) => (
          <Notice key={one.practice} tone="accent" icon="practice" quiet>
            <div className={css.line}>
              <p>{say(words.at, { practice: one.practiceName, items: list.format(itemsOf(one, say, money)) })}</p>
              <Button
                aria-label={say(words.switchTo, { practice: one.practiceName })}
                onClick={() => onSwitch(one.practice)}
              >
                {say(words.switch)}
              </Button>
            </div>
          </Notice>
        ))}
      </div>
    );
  },
);
