import type { PracticePageViewModel } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import { doneWords, entryWords } from './guests.messages.ts';

/** Nothing is left to do (`ACC-057`, `ACC-071`). */
export const GuestDoneScreen = observer(
  ({ viewModel, done }: { readonly viewModel: PracticePageViewModel; readonly done: string }) => {
    const say = useWords();
    const { practice, looking } = viewModel;
    useBrand(practice);
    if (looking) return <Skeleton label={say(entryWords.loading)} blocks={1} />;
    const what = done === 'pay' || done === 'check-in' ? doneWords[done] : doneWords.other;
    return (
      <>
        <Notice tone="good" icon="check-circle" quiet>
          <p>{say(what, { practice: practice?.name ?? say(doneWords.yourPractice) })}</p>
        </Notice>
        <p>{say(doneWords.close)}</p>
      </>
    );
  },
);
