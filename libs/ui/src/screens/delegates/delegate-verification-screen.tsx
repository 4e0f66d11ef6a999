import type { WrongBirthDate, InvitationShut } from '@portico/application/delegates';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { BirthDate } from '../open/index.ts';
import { verifyWords } from './delegate-sign-in.messages.ts';
import css from './delegates.module.css';
import { SignInClosed } from './invalid-invitation.tsx';

type Phase =
  | { readonly kind: 'asking'; readonly problem?: WrongBirthDate | Failure }
  | { readonly kind: 'checking' }
  | { readonly kind: 'shut'; readonly why: InvitationShut['kind'] }
  | { readonly kind: 'led'; readonly to: string };

export interface DelegateVerificationModel {
  readonly phase: Phase;
  readonly canCheck: boolean;
  typeBirthDate(text: string): void;
  check(): Promise<void>;
}

/** The page of an invitation's link: the identity check (`ACC-058`). */
export const DelegateVerificationScreen = observer(
  ({ viewModel, onLed }: { readonly viewModel: DelegateVerificationModel; readonly onLed: (to: string) => void }) => {
    const say = useWords();
    const { phase } = viewModel;
    const to = phase.kind === 'led' ? phase.to : undefined;
    useEffect(() => {
      if (to !== undefined) onLed(to);
    }, [to, onLed]);
    if (phase.kind === 'shut') return <SignInClosed why={phase.why} />;
    const problem = phase.kind === 'asking' ? phase.problem : undefined;
    const busy = phase.kind !== 'asking';
    return (
      <CheckedForm className={css.form} isComplete={viewModel.canCheck} onSend={() => void viewModel.check()}>
        <p className={css.soft}>{say(verifyWords.lead)}</p>
        {problem !== undefined && (
          <Notice tone="bad">
            <p>{say(problem.kind === 'wrong-birth-date' ? verifyWords.wrong : failureWords[problem.kind])}</p>
          </Notice>
        )}
        <BirthDate onChange={viewModel.typeBirthDate} />
        <Button type="submit" look="primary" wide busy={busy}>
          {say(busy ? verifyWords.checking : verifyWords.go)}
        </Button>
      </CheckedForm>
    );
  },
);
