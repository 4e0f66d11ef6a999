import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
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
    <form
      className={css.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void viewModel.submit();
      }}
    >
      <p className={css.soft}>{say(forgotWords.lead)}</p>
      {problem !== undefined && (
        <Notice tone="bad">
          <p>{say(failureWords[problem.kind])}</p>
        </Notice>
      )}
      <TextField
        name="email"
        type="email"
        label={say(forgotWords.email)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={viewModel.email}
        onChange={({ currentTarget }) => viewModel.type(currentTarget.value)}
      />
      <Button type="submit" look="primary" wide busy={busy} disabled={!busy && !viewModel.canSubmit}>
        {say(busy ? forgotWords.submitting : forgotWords.submit)}
      </Button>
    </form>
  );
});
