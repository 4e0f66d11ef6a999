import type { Failure } from '@portico/application/kernel';
import type { ResetRefusal } from '@portico/application/recovery';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { NewPassword } from '../../kit/new-password.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { EntranceTitle } from './entrance-title.tsx';
import { ResetFactors, type ResetFactorsModel } from './reset-factors.tsx';
import { forgotWords, newPasswordFormWords, resetProblems } from './recovery.messages.ts';

export interface CreateNewPasswordModel {
  readonly phase: 'typing' | 'saving' | 'done';
  readonly problem: ResetRefusal | Failure | undefined;
  readonly password: string;
  readonly repeated: string;
  readonly removal: ResetFactorsModel;
  readonly canSubmit: boolean;
  load(): Promise<void>;
  typePassword(text: string): void;
  typeRepeated(text: string): void;
  submit(): Promise<void>;
  finish(): void;
  close(): void;
}

interface CreateNewPasswordProps {
  readonly viewModel: CreateNewPasswordModel;
  /** Asks for another link. */
  readonly onAnother: () => void;
  readonly onBack: () => void;
}

/** A new password by the link of a mail; nothing happens until the button is pressed (`ACC-148`, `ACC-154`, `ACC-156`). */
export const CreateNewPassword = observer(({ viewModel, onAnother, onBack }: CreateNewPasswordProps) => {
  const say = useWords();
  const { phase, problem } = viewModel;
  useEffect(() => {
    void viewModel.load();
    return () => viewModel.close();
  }, [viewModel]);
  if (phase === 'done') {
    return (
      <>
        <EntranceTitle key="done" text={say(newPasswordFormWords.doneTitle)} />
        <Notice tone="good" icon="check-circle">
          <p>{say(newPasswordFormWords.done)}</p>
        </Notice>
        <Button look="primary" wide onClick={viewModel.finish}>
          {say(newPasswordFormWords.goOn)}
        </Button>
      </>
    );
  }
  const busy = phase === 'saving';
  return (
    <>
      <EntranceTitle key="typing" text={say(newPasswordFormWords.title)} />
      {problem !== undefined && (
        <Notice tone="bad">
          <p>{say(resetProblems[problem.kind])}</p>
          {problem.kind === 'link-over' && <Button onClick={onAnother}>{say(newPasswordFormWords.another)}</Button>}
        </Notice>
      )}
      <CheckedForm className={css.form} isComplete={viewModel.canSubmit} onSend={() => void viewModel.submit()}>
        <NewPassword
          label={say(newPasswordFormWords.label)}
          password={viewModel.password}
          repeated={viewModel.repeated}
          common={problem?.kind === 'known-password'}
          onPassword={viewModel.typePassword}
          onRepeated={viewModel.typeRepeated}
        />
        {viewModel.removal.factors.length > 0 && <ResetFactors removal={viewModel.removal} />}
        <Button type="submit" look="primary" wide busy={busy}>
          {say(busy ? newPasswordFormWords.submitting : newPasswordFormWords.submit)}
        </Button>
      </CheckedForm>
      <Button look="quiet" icon="previous" onClick={onBack}>
        {say(forgotWords.back)}
      </Button>
    </>
  );
});
