import type { RecoveryAnswer } from '@portico/application/recovery';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { AskForLink, type AskForLinkModel } from './ask-for-reset-link.tsx';
import css from './entrance.module.css';
import { EntranceTitle } from './entrance-title.tsx';
import { forgotWords } from './recovery.messages.ts';

export interface ForgotPasswordModel extends AskForLinkModel {
  /** The gateway's answer, until it is cleared. */
  readonly answer: RecoveryAnswer['kind'] | undefined;
  /** Whether a mail was requested, so that there is nothing left to type. */
  readonly asked: boolean;
  close(): void;
}

/** Asks for a mail with a link to a new password, and then says where to look for it (`ACC-154`, `ACC-156`). */
export const ForgotPassword = observer(
  ({ viewModel, onBack }: { readonly viewModel: ForgotPasswordModel; readonly onBack: () => void }) => {
    const say = useWords();
    useEffect(() => () => viewModel.close(), [viewModel]);
    return (
      <>
        <EntranceTitle
          key={String(viewModel.asked)}
          text={say(viewModel.asked ? forgotWords.successTitle : forgotWords.title)}
        />
        <div role="status" className={css.result}>
          {viewModel.answer === 'asked' && (
            <Notice quiet tone="good" icon="check-circle">
              <p>{say(forgotWords.asked)}</p>
            </Notice>
          )}
          {viewModel.answer === 'limit-exceeded' && (
            <Notice quiet tone="bad" icon="cancelled">
              <p>{say(forgotWords.limit)}</p>
            </Notice>
          )}
        </div>
        {viewModel.asked ? (
          <p>{say(forgotWords.success, { email: viewModel.email.trim() })}</p>
        ) : (
          <AskForLink viewModel={viewModel} />
        )}
        <Button look="quiet" icon="previous" onClick={onBack}>
          {say(forgotWords.back)}
        </Button>
      </>
    );
  },
);
