import { paths } from '@portico/application/kernel';
import type { SignInProblem } from '@portico/application/access';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { PasswordField } from './password-field.tsx';
import { rescuePress, rescueTyping, type TypingModel } from './rescue-prehydration-typing.ts';
import css from './sign-in-screen.module.css';
import { useEarlyEffect } from './use-hydration-done.ts';
import { SignInProblemText } from './sign-in-problem-text.tsx';
import { signInWords } from './sign-in.messages.ts';

export interface SignInFormModel extends TypingModel {
  readonly phase: { readonly kind: 'typing' | 'signing-in' | 'proving' | 'choosing-practice' | 'signed-in' };
  readonly problem: SignInProblem | undefined;
  readonly form: TypingModel['form'] & {
    readonly login: string;
    readonly password: string;
    readonly needsHelp: boolean;
    readonly device: 'own' | 'shared';
  };
  readonly page: { forgotPassword(): void };
  readonly canSubmit: boolean;
  submit(): Promise<void>;
}

interface SignInFormProps {
  readonly viewModel: SignInFormModel;
  readonly onConfirmationMail?: (() => void) | undefined;
  /** Another way to sign in, whose place is kept free until it comes; none where undefined. */
  readonly other?: ReactNode;
  /** The way to a new password, in place of the patients' own. */
  readonly forgot?: ReactNode;
}

/**
 * Email and password. The inputs are uncontrolled: the form is in the HTML before any script runs, so text typed or
 * autofilled by then is read on hydration, and no later rendering overwrites it.
 */
export const SignInForm = observer(({ viewModel, onConfirmationMail, other, forgot }: SignInFormProps) => {
  const say = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { problem } = viewModel;
  const busy = viewModel.phase.kind === 'signing-in' || viewModel.phase.kind === 'proving';
  const [isScripted, setScripted] = useState(false);
  useEarlyEffect(() => {
    setScripted(true);
    if (form.current !== null) rescueTyping(form.current, viewModel);
  }, [viewModel]);

  // By now the form knows what was typed, so that the press is answered as any other.
  useEffect(() => {
    if (isScripted && form.current !== null) rescuePress(form.current);
  }, [isScripted]);

  useEffect(() => {
    if (problem?.kind === 'wrong-credentials') selectPassword(form.current);
  }, [problem]);

  return (
    <CheckedForm
      ref={form}
      className={css.form}
      isComplete={viewModel.canSubmit}
      onSend={() => void viewModel.submit()}
    >
      <Problem viewModel={viewModel} onConfirmationMail={onConfirmationMail} />
      <Email viewModel={viewModel} />
      <PasswordField
        id="password"
        name="password"
        label={say(signInWords.password)}
        missing={say(signInWords.passwordMissing)}
        autoComplete="current-password"
        required
        defaultValue={viewModel.form.password}
        onInput={({ currentTarget }) => viewModel.form.typePassword(currentTarget.value)}
      />
      <SharedDevice viewModel={viewModel} />
      <Send isScripted={isScripted} busy={busy} canSubmit={viewModel.canSubmit} />
      {other !== undefined && <div className={css.other}>{other}</div>}
      {forgot ?? (
        // A link, so that it leads there before any script has come.
        <a
          href={`${paths.login}?forgot`}
          className={css.forgot}
          onClick={(event) => {
            event.preventDefault();
            viewModel.page.forgotPassword();
          }}
        >
          {say(signInWords.forgot)}
        </a>
      )}
    </CheckedForm>
  );
});

const selectPassword = (form: HTMLFormElement | null): void => {
  const password = form?.elements.namedItem('password');
  if (!(password instanceof HTMLInputElement)) return;
  password.focus();
  password.select();
};

const Problem = observer(({ viewModel, onConfirmationMail }: SignInFormProps) => {
  const say = useWords();
  const { problem } = viewModel;
  if (problem === undefined) return null;
  return (
    <Notice tone="bad">
      <SignInProblemText problem={problem} />
      {viewModel.form.needsHelp && <p>{say(signInWords.callNow)}</p>}
      {problem.kind === 'unconfirmed' && onConfirmationMail !== undefined && (
        <Button icon="mail" onClick={onConfirmationMail}>
          {say(signInWords.confirmationMail)}
        </Button>
      )}
    </Notice>
  );
});

interface SendProps {
  readonly isScripted: boolean;
  readonly busy: boolean;
  readonly canSubmit: boolean;
}

/**
 * Without any script a press would send the form natively, and lead nowhere. Until React has taken the form over, the
 * script in the page keeps the press, and the button shows the words of `data-heard`.
 */
const Send = ({ isScripted, busy, canSubmit }: SendProps) => {
  const say = useWords();
  return (
    <Button
      type={isScripted ? 'submit' : 'button'}
      className={css.send}
      look="primary"
      wide
      busy={busy}
      aria-disabled={!canSubmit}
      // The script in the page may have marked the button before React takes it over.
      suppressHydrationWarning
      data-heard={isScripted ? undefined : say(signInWords.submitting)}
    >
      {say(busy ? signInWords.submitting : signInWords.submit)}
    </Button>
  );
};

const Email = observer(({ viewModel }: Pick<SignInFormProps, 'viewModel'>) => {
  const say = useWords();
  return (
    <EmailField
      id="login"
      name="login"
      label={say(signInWords.email)}
      autoComplete="username"
      defaultValue={viewModel.form.login}
      onInput={({ currentTarget }) => viewModel.form.typeLogin(currentTarget.value)}
      typed={viewModel.form.login}
    />
  );
});

/** Uncontrolled like the other inputs; nothing of what the person types stays on a device that is shared. */
const SharedDevice = ({ viewModel: { form } }: Pick<SignInFormProps, 'viewModel'>) => {
  const say = useWords();
  return (
    <Checkbox
      name="shared"
      defaultChecked={form.device === 'shared'}
      onChange={({ currentTarget }) => form.shareDevice(currentTarget.checked)}
    >
      {say(signInWords.sharedDevice)}
    </Checkbox>
  );
};
