import type { DelegateAccountRefusal, InvitationShut } from '@portico/application/delegates';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { NewPassword } from '../../kit/new-password.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { accountProblems, accountWords, shutWords } from './delegate-sign-in.messages.ts';
import css from './delegates.module.css';
import { isShut } from './invalid-invitation.tsx';

type Phase =
  | { readonly kind: 'typing'; readonly problem?: DelegateAccountRefusal | InvitationShut | Failure }
  | { readonly kind: 'sending' }
  /** The account is made; the next page, a path of the portal. */
  | { readonly kind: 'led'; readonly to: string };

export interface DelegateAccountModel {
  readonly phase: Phase;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly from: string | undefined;
  readonly problem: DelegateAccountRefusal | InvitationShut | Failure | undefined;
  readonly canSend: boolean;
  type(field: 'name' | 'email' | 'password', text: string): void;
  send(): Promise<void>;
}

type Problem = NonNullable<DelegateAccountModel['problem']>;

interface DelegateAccountScreenProps {
  readonly viewModel: DelegateAccountModel;
  /** Addresses of the identity check and of the sign-in, with the invitation. */
  readonly verifyAt: string;
  readonly signInAt: string;
  /** What opens the account in place of a password, and whether it belongs to an account already. */
  readonly by?: { readonly shown: ReactNode; readonly isKnown: boolean } | undefined;
  readonly onLed: (to: string) => void;
}

/** Account creation for an invited person who has no account (`ACC-061`). */
export const DelegateAccountScreen = observer(
  ({ viewModel, verifyAt, signInAt, by, onLed }: DelegateAccountScreenProps) => {
    const say = useWords();
    const { phase, problem, from } = viewModel;
    const to = phase.kind === 'led' ? phase.to : undefined;
    useEffect(() => {
      if (to !== undefined) onLed(to);
    }, [to, onLed]);
    const busy = phase.kind !== 'typing';
    return (
      <CheckedForm className={css.form} isComplete={viewModel.canSend} onSend={() => void viewModel.send()}>
        <p className={css.soft}>
          {from === undefined ? say(accountWords.leadPlain) : say(accountWords.lead, { name: from })}
        </p>
        {problem !== undefined && <Told problem={problem} verifyAt={verifyAt} signInAt={signInAt} />}
        {by?.shown}
        {by?.isKnown !== false && (
          <>
            <NameAndEmail viewModel={viewModel} />
            {by === undefined && (
              <NewPassword
                password={viewModel.password}
                email={viewModel.email}
                common={problem?.kind === 'known-password'}
                onPassword={(text) => viewModel.type('password', text)}
              />
            )}
            <Button type="submit" look="primary" wide busy={busy}>
              {say(busy ? accountWords.creating : accountWords.create)}
            </Button>
          </>
        )}
      </CheckedForm>
    );
  },
);

const Told = ({
  problem,
  verifyAt,
  signInAt,
}: {
  readonly problem: Problem;
  readonly verifyAt: string;
  readonly signInAt: string;
}) => {
  const say = useWords();
  return (
    <Notice tone="bad">
      <p>
        {say(
          isShut(problem)
            ? shutWords[problem.kind]
            : problem.kind in accountProblems
              ? accountProblems[problem.kind as keyof typeof accountProblems]
              : failureWords[problem.kind as keyof typeof failureWords],
        )}
      </p>
      {problem.kind === 'not-verified' && (
        <p>
          <a href={verifyAt}>{say(accountWords.again)}</a>
        </p>
      )}
      {problem.kind === 'has-account' && (
        <p>
          <a href={signInAt}>{say(accountWords.signIn)}</a>
        </p>
      )}
    </Notice>
  );
};

const NameAndEmail = observer(({ viewModel }: Pick<DelegateAccountScreenProps, 'viewModel'>) => {
  const say = useWords();
  return (
    <>
      <TextField
        name="name"
        label={say(accountWords.name)}
        missing={say(accountWords.nameMissing)}
        autoComplete="name"
        maxLength={200}
        required
        value={viewModel.name}
        onChange={({ currentTarget }) => viewModel.type('name', currentTarget.value)}
      />
      <EmailField
        name="email"
        label={say(accountWords.email)}
        description={say(accountWords.emailHint)}
        autoComplete="username"
        value={viewModel.email}
        onChange={({ currentTarget }) => viewModel.type('email', currentTarget.value)}
        typed={viewModel.email}
      />
    </>
  );
});
