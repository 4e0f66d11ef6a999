import type { CheckInProblem } from '@portico/application/visits';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { checkInProblemWords, checkInWords } from './check-in.messages.ts';
import css from './check-in.module.css';

const problemWords = { ...failureWords, ...checkInProblemWords };

/** Why the person cannot check in, with the time from which they can. */
export const CheckInProblemText = ({ problem }: { readonly problem: CheckInProblem }) => {
  const say = useWords();
  const formats = useFormats();
  const when =
    problem.kind === 'check-in-too-early'
      ? `${formats.atPractice.weekday(problem.until)}, ${formats.atPractice.time(problem.until)}`
      : '';
  return say(problemWords[problem.kind], { when });
};

const passing: ReadonlySet<CheckInProblem['kind']> = new Set<CheckInProblem['kind']>([
  'timed-out',
  'unreachable',
  'unavailable',
  'malfunction',
  'too-many-requests',
]);

/** Shown instead of check-in: a retry if that helps, otherwise the reason and the way back. */
export const CheckInFailed = ({
  problem,
  onRetry,
  onBack,
}: {
  readonly problem: CheckInProblem;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}) => {
  const say = useWords();
  if (passing.has(problem.kind)) {
    return <RetryNotice text={say(problemWords[problem.kind])} retry={say(kitWords.retry)} onRetry={onRetry} />;
  }
  return (
    <div className={css.screen}>
      <Notice tone="wait" icon="clock">
        <p>
          <CheckInProblemText problem={problem} />
        </p>
      </Notice>
      <div>
        <Button look="primary" onClick={onBack}>
          {say(checkInWords.back)}
        </Button>
      </div>
    </div>
  );
};
