import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { AskForLink, type ForgotPasswordModel, forgotWords } from '../entrance/index.ts';
import { loginWords } from './delegate-sign-in.messages.ts';
import css from './delegates.module.css';

/** Requests a mail with a link to a new password (`ACC-060`). The answer is the same for every address. */
export const DelegateForgotScreen = observer(
  ({ viewModel, signInAt }: { readonly viewModel: ForgotPasswordModel; readonly signInAt: string }) => {
    const say = useWords();
    const { asked, answer, email } = viewModel;
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
        {!asked && <AskForLink viewModel={viewModel} />}
        <p>
          <a href={signInAt}>{say(loginWords.back)}</a>
        </p>
      </div>
    );
  },
);
