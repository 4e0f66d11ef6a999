import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { keptWorkWords } from './kept-work.messages.ts';

export interface KeptWorkModel {
  readonly savedAt: Instant | undefined;
  readonly until: Instant | undefined;
  readonly isForThisPageOnly: boolean;
}

/** Says above a screen that it took up what was typed earlier, or that what is typed now lasts only as long as the page. */
export const KeptWorkNotice = observer(
  ({ work, onStartOver }: { readonly work: KeptWorkModel; readonly onStartOver: () => void }) => {
    const say = useWords();
    const { dayHere } = useFormats();
    const { savedAt, until, isForThisPageOnly } = work;
    if (isForThisPageOnly) {
      return (
        <Notice tone="wait">
          <p>{say(keptWorkWords.pageOnly)}</p>
        </Notice>
      );
    }
    if (savedAt === undefined || until === undefined) return null;
    return (
      <Notice tone="accent" icon="check-circle">
        <p>{say(keptWorkWords.resumed, { day: dayHere(savedAt), until: dayHere(until) })}</p>
        <Button onClick={onStartOver}>{say(keptWorkWords.startOver)}</Button>
      </Notice>
    );
  },
);
