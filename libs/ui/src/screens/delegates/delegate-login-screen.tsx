import type { InvitationShut } from '@portico/application/delegates';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { SignInForm, type SignInFormModel } from '../access/index.ts';
import { loginWords, shutWords } from './delegate-sign-in.messages.ts';
import css from './delegates.module.css';
import { isShut } from './invalid-invitation.tsx';

type Phase =
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'accepting' }
  /** Signed in; the invitation could not be accepted. */
  | { readonly kind: 'not-accepted'; readonly problem: InvitationShut | Failure }
  | { readonly kind: 'in' };

export interface DelegateLoginModel {
  readonly phase: Phase;
  readonly signIn: SignInFormModel;
  entered(): Promise<void>;
}

interface DelegateLoginScreenProps {
  readonly viewModel: DelegateLoginModel;
  readonly withInvitation: boolean;
  /** The account was just created. */
  readonly created: boolean;
  /** The modal that asks for one more proof, while there is one. */
  readonly over: ReactNode;
  /** Shown in place of email and password. */
  readonly form?: ReactNode;
  readonly forgotAt: string;
  readonly onIn: () => void;
}

/** The delegates' sign-in (`ACC-059`); an invitation is accepted at once. */
export const DelegateLoginScreen = observer(
  ({ viewModel, withInvitation, created, over, form, forgotAt, onIn }: DelegateLoginScreenProps) => {
    const say = useWords();
    const { phase, signIn } = viewModel;
    const letIn = signIn.phase.kind === 'signed-in' || signIn.phase.kind === 'choosing-practice';
    useEffect(() => {
      if (letIn) void viewModel.entered();
    }, [letIn, viewModel]);
    const isIn = phase.kind === 'in';
    useEffect(() => {
      if (isIn) onIn();
    }, [isIn, onIn]);
    if (phase.kind === 'not-accepted') {
      const { problem } = phase;
      return (
        <div className={css.form}>
          <Notice tone="wait">
            <p>{say(isShut(problem) ? shutWords[problem.kind] : failureWords[problem.kind])}</p>
          </Notice>
          <Button look="primary" wide onClick={onIn}>
            {say(loginWords.goOn)}
          </Button>
        </div>
      );
    }
    if (letIn) return <p role="status">{say(loginWords.accepting)}</p>;
    const forgot = <a href={forgotAt}>{say(loginWords.forgot)}</a>;
    return (
      <div className={css.form}>
        {created ? (
          <Notice tone="good" icon="check-circle">
            <p>{say(loginWords.created)}</p>
          </Notice>
        ) : (
          <p className={css.soft}>{say(withInvitation ? loginWords.leadAccept : loginWords.lead)}</p>
        )}
        {form ?? <SignInForm viewModel={signIn} forgot={forgot} />}
        {form !== undefined && <p>{forgot}</p>}
        {over}
      </div>
    );
  },
);
