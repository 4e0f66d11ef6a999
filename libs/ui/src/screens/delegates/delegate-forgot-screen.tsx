import type { ForgotPasswordViewModel } from '@portico/application/recovery';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { forgotWords } from '../entrance/index.ts';
import { loginWords } from './delegate-door.messages.ts';
import css from './delegates.module.css';

/** Asks for a mail with a link to a new password (`ACC-060`). It is answered alike for every address. */
export const DelegateForgotScreen = observer(
  ({ viewModel, signInAt }: { readonly viewModel: ForgotPasswordViewModel; readonly signInAt: string }) => {
    const say = useWords();
    const { asked, busy, problem, answer, email } = viewModel;
    useEffect(() => () => viewModel.close(), [viewModel]);
    return (
      <div className={css.form}>
        <div role="status">
          {asked && (
            <Notice quiet tone="good" icon="check-circle">
              <p>{say(forgotWords.success, { email: email.trim() })}</p>
            </Notice>
          )}
          {answer === 'limit-exceeded' && (
            <Notice quiet tone="bad" icon="cancelled">
              <p>{say(forgotWords.limit)}</p>
            </Notice>
          )}
        </div>
        {!asked && (
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
              value={email}
              onChange={({ currentTarget }) => viewModel.type(currentTarget.value)}
            />
            <Button type="submit" look="primary" wide busy={busy} disabled={!busy && !viewModel.canSubmit}>
              {say(forgotWords.submit)}
            </Button>
          </form>
        )}
        <p>
          <a href={signInAt}>{say(loginWords.back)}</a>
        </p>
      </div>
    );
  },
);
