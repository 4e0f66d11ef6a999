import type { PracticeBranding } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import { AccountInstead } from './account-instead.tsx';
import { CallPractice } from './call-practice.tsx';
import { entryWords, unavailableWords } from './guests.messages.ts';

export interface UnavailableModel {
  readonly practice: PracticeBranding | undefined;
  readonly looking: boolean;
}

/** A service that the practice does not offer online, with the phone number (`ACC-042`, `ACC-044`). */
export const UnavailableScreen = observer(({ viewModel }: { readonly viewModel: UnavailableModel }) => {
  const say = useWords();
  const { practice, looking } = viewModel;
  useBrand(practice);
  if (looking) return <Skeleton label={say(entryWords.loading)} blocks={1} />;
  return (
    <>
      <Notice tone="wait" icon="phone" quiet>
        <p>
          {practice === undefined
            ? say(unavailableWords.nowhere)
            : say(unavailableWords.at, { practice: practice.name })}
        </p>
      </Notice>
      <CallPractice practice={practice} look="primary" />
      <AccountInstead />
    </>
  );
});
