import type { PracticeBranding } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import { doneWords, entryWords } from './guests.messages.ts';

export interface GuestDoneModel {
  readonly practice: PracticeBranding | undefined;
  readonly looking: boolean;
}

/** Texts by the word in the address (`APT-300`). */
const whatIsDone: ReadonlyMap<string, Message | undefined> = new Map(
  Object.entries({
    pay: doneWords.pay,
    checkin: doneWords.checkIn,
    appointment: doneWords.appointment,
    reschedule: doneWords.reschedule,
  }),
);

/** Nothing is left to do (`ACC-057`, `ACC-071`). */
export const GuestDoneScreen = observer(
  ({ viewModel, done }: { readonly viewModel: GuestDoneModel; readonly done: string }) => {
    const say = useWords();
    const { practice, looking } = viewModel;
    useBrand(practice);
    if (looking) return <Skeleton label={say(entryWords.loading)} blocks={1} />;
    const what = whatIsDone.get(done) ?? doneWords.other;
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
