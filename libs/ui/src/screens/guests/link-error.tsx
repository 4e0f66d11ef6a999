import { type Failure, paths } from '@portico/application/kernel';
import type { LinkShut } from '@portico/application/guests';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { entryWords, shutWords } from './guests.messages.ts';

/** Why a notification's link shows nothing, with a text and a next step for each reason. */
export const LinkError = ({
  failure,
  onRetry,
}: {
  readonly failure: Failure | LinkShut;
  readonly onRetry: () => void;
}) => {
  const say = useWords();
  if (failure.kind !== 'shut') {
    return <RetryNotice text={say(failureWords[failure.kind])} retry={say(kitWords.retry)} onRetry={onRetry} />;
  }
  return (
    <>
      <Notice tone="wait" icon="clock">
        <p>{say(shutWords[failure.why])}</p>
      </Notice>
      <p>
        <a href={paths.login}>{say(entryWords.account)}</a>
      </p>
    </>
  );
};
