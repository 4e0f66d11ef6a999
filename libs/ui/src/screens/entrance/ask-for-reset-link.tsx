import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { forgotWords } from './recovery.messages.ts';

export interface AskForLinkModel {
  readonly email: string;
  readonly busy: boolean;
  readonly problem: Failure | undefined;
  readonly canSubmit: boolean;
  type(text: string): void;
  submit(): Promise<void>;
}

/** The email to which a link to a new password is sent; patients and delegates fill in the same form. */
export const AskForLink = observer(({ viewModel }: { readonly viewModel: AskForLinkModel }) => {
  const say = useWords();
  const { busy, problem } = viewModel;
  return (
    <CheckedForm className={css.form} isComplete={viewModel.canSubmit} onSend={() => void viewModel.submit()}>
      <p className={css.soft}>{say(forgotWords.lead)}</p>
      {problem !== undefined && (
        <Notice tone="bad">
          <p>{say(failureWords[problem.kind])}</p>
        </Notice>
      )}
      <EmailField
        name="email"
        label={say(forgotWords.email)}
        autoComplete="username"
        value={viewModel.email}
        onChange={({ currentTarget }) => viewModel.type(currentTarget.value)}
        typed={viewModel.email}
      />
      <Button type="submit" look="primary" wide busy={busy} aria-disabled={!viewModel.canSubmit}>
        {say(busy ? forgotWords.submitting : forgotWords.submit)}
      </Button>
    </CheckedForm>
  );
});
