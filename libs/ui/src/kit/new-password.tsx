import { isFitPassword } from '@portico/domain/access';
import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { Icon } from './icon.tsx';
import { useWasTried } from './last-submit.ts';
import css from './new-password.module.css';
import { newPasswordWords } from './new-password.messages.ts';
import { NewPasswordRules } from './new-password-rules.tsx';
import { TextField } from './text-field.tsx';

interface NewPasswordProps {
  readonly password: string;
  /** Without it the password is typed once, as where an account is created (ADR 193). */
  readonly repeated?: string | undefined;
  /** The account's email, if known. */
  readonly email?: string | undefined;
  /** The typed password is on a list of common passwords. */
  readonly common?: boolean;
  /** Replaces the label `Password`, such as beside a field for the current one. */
  readonly label?: string;
  readonly onPassword: (password: string) => void;
  readonly onRepeated?: (repeated: string) => void;
}

/** What the field says; that the rules are not met, only once it was tried. */
const wrongOf = ({
  password,
  email,
  common,
  wasTried,
}: Pick<NewPasswordProps, 'password' | 'email'> & { readonly common: boolean; readonly wasTried: boolean }) => {
  if (common) return newPasswordWords.common;
  return wasTried && password !== '' && !isFitPassword(password, { email }) ? newPasswordWords.weak : undefined;
};

/**
 * A new password, and its repetition where one is asked for: shown and hidden together (`ACC-218`), with the rules beside
 * them (`ACC-219`). Its texts are a chunk of their own, `newPassword`.
 */
export const NewPassword = ({
  password,
  repeated,
  email,
  common = false,
  label,
  onPassword,
  onRepeated,
}: NewPasswordProps) => {
  const say = useWords();
  const id = useId();
  const [shown, setShown] = useState(false);
  const isTypedTwice = onRepeated !== undefined;
  const wrong = wrongOf({ password, email, common, wasTried: useWasTried() });
  const type = shown ? 'text' : 'password';
  return (
    <div className={css.fields}>
      <TextField
        id={`${id}-password`}
        name="new-password"
        label={label ?? say(newPasswordWords.label)}
        type={type}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={password}
        error={wrong && say(wrong)}
        onChange={(event) => onPassword(event.target.value)}
        after={
          <button
            type="button"
            className={css.toggle}
            aria-label={say(shown ? newPasswordWords.hidePassword : newPasswordWords.showPassword)}
            aria-controls={isTypedTwice ? `${id}-password ${id}-repeated` : `${id}-password`}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
            {say(shown ? newPasswordWords.hide : newPasswordWords.show)}
          </button>
        }
      />
      <NewPasswordRules id={`${id}-rules`} password={password} email={email} common={common} />
      {isTypedTwice && <Repetition id={`${id}-repeated`} {...{ password, repeated, type, onRepeated }} />}
    </div>
  );
};

const Repetition = ({
  id,
  password,
  repeated = '',
  type,
  onRepeated,
}: Pick<NewPasswordProps, 'password' | 'repeated'> &
  Required<Pick<NewPasswordProps, 'onRepeated'>> & { readonly id: string; readonly type: 'text' | 'password' }) => {
  const say = useWords();
  const [left, setLeft] = useState(false);
  return (
    <TextField
      id={id}
      name="repeated-password"
      label={say(newPasswordWords.repeat)}
      type={type}
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={repeated}
      error={left && repeated !== '' && repeated !== password ? say(newPasswordWords.differs) : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => onRepeated(event.target.value)}
    />
  );
};
