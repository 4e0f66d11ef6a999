import type { SignupRefusal } from '@portico/application/signup';
import type { Failure } from '@portico/application/kernel';
import { useEffect, useRef } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';

/** The request under way, and the error of the last one. */
export interface SignupRequestModel {
  readonly busy: boolean;
  readonly problem: SignupRefusal | Failure | undefined;
}

/** The error of a submission, shown and announced. */
export const Problem = ({ problem }: Pick<SignupRequestModel, 'problem'>) => {
  const say = useWords();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  // A common password is reported at its field.
  if (problem === undefined || isKnownPassword(problem)) return null;
  return (
    <div ref={notice}>
      <Notice tone="bad">
        <p>{problem.kind === 'signup-refused' ? problem.message : say(failureWords[problem.kind])}</p>
      </Notice>
    </div>
  );
};

export const isKnownPassword = (problem: SignupRequestModel['problem']): boolean =>
  problem?.kind === 'signup-refused' && problem.error === 'known-password';
