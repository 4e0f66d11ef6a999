import type { CheckInProblem } from '@portico/application/visits';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { CheckInFailed } from './check-in-failed.tsx';
import css from './check-in.module.css';
import { taskWords } from './check-in.messages.ts';

type Phase = { readonly kind: 'asking' } | { readonly kind: 'failed'; readonly problem: CheckInProblem };

export interface TaskReturnModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

/**
 * Shown between a partner's pages and the portal: continues as soon as the practice has returned the task's state
 * (`APT-208`).
 */
export const TaskReturnScreen = observer(
  ({
    viewModel,
    failed,
    onBack,
  }: {
    readonly viewModel: TaskReturnModel;
    /** Shown if nothing can be done here; a guest's page has an end of its own. */
    readonly failed?: (problem: CheckInProblem) => ReactNode;
    readonly onBack: () => void;
  }) => {
    const say = useWords();
    const { phase } = viewModel;
    if (phase.kind === 'failed') {
      return (
        failed?.(phase.problem) ?? (
          <CheckInFailed problem={phase.problem} onRetry={() => void viewModel.load()} onBack={onBack} />
        )
      );
    }
    return (
      <div className={css.screen}>
        <p>{say(taskWords.asking)}</p>
        <Skeleton label={say(taskWords.asking)} lines={2} />
      </div>
    );
  },
);

/** The person returned from the partner, but is no longer signed in (`APT-213`). */
export const TaskSignInFirst = ({ onSignIn }: { readonly onSignIn: () => void }) => {
  const say = useWords();
  return (
    <div className={css.screen}>
      <p>{say(taskWords.signInFirst)}</p>
      <div>
        <Button look="primary" onClick={onSignIn}>
          {say(taskWords.signIn)}
        </Button>
      </div>
    </div>
  );
};
