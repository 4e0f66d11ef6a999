import type { PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import css from './elsewhere-lines.module.css';

/** Above the messages of the open practice: that there are unread ones at another, with the way to them. */
export const UnreadElsewhere = observer(
  ({
    viewModel,
    onSwitch,
  }: {
    readonly viewModel: Pick<ElsewhereModel, 'waiting'>;
    readonly onSwitch: (practice: PracticeId) => void;
  }) => {
    const say = useWords();
    const unread = viewModel.waiting.filter(({ unreadMessages }) => unreadMessages > 0);
    if (unread.length === 0) return null;
    return (
      <div className={css.above}>
        {unread.map(({ practice, practiceName: name, unreadMessages: count }) => (
          <Notice key={practice} tone="accent" icon="mail" quiet>
            <div className={css.line}>
              <p>{say(words.alsoUnread, { count, practice: name })}</p>
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
