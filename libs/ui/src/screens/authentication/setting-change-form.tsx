import type { AuthenticationRefusal } from '@portico/application/authentication';
import type { Failure } from '@portico/application/kernel';
import type { TimeZone } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { createContext, use, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { PasswordField } from '../access/index.ts';
import { authenticationWords, refusalWords } from './authentication.messages.ts';
import css from './authentication.module.css';

export interface SubmissionModel {
  readonly busy: boolean;
  readonly problem: AuthenticationRefusal | Failure | undefined;
  stop(): void;
}

export interface FormModel {
  readonly submission: SubmissionModel;
}

interface AroundPassword {
  readonly submission: SubmissionModel | undefined;
  /** Whether the form asks for the password now. */
  readonly onAsked: (isAsked: boolean) => void;
}

/** The form around the password, at which it is said that it was wrong. */
const AroundPasswordContext = createContext<AroundPassword>({ submission: undefined, onAsked: () => undefined });

/** The error of a change; a wrong password is said at its field. */
const Problem = observer(({ submission, asksPassword }: FormModel & { readonly asksPassword: boolean }) => {
  const say = useWords();
  const formats = useFormats();
  const { zone } = useContext(DeviceTimeContext);
  const { problem } = submission;
  if (problem === undefined || (asksPassword && problem.kind === 'wrong-password')) return null;
  const { kind } = problem;
  const words = kind in refusalWords ? refusalWords[kind as keyof typeof refusalWords] : undefined;
  const values = kind === 'must-wait' ? { time: formats.time(problem.until, zone as TimeZone) } : {};
  return (
    <Notice tone="bad">
      <p>{say(words ?? failureWords[kind as keyof typeof failureWords], values)}</p>
    </Notice>
  );
});

/** A form of the screen: its first field has the focus, its error is above, its buttons are below. */
export const Form = observer(
  ({
    submission,
    label,
    submit,
    canSubmit,
    isOff = false,
    look = 'primary',
    onSubmit,
    onCancel,
    cancel,
    children,
  }: {
    readonly submission: SubmissionModel;
    readonly label: string;
    readonly submit: string;
    readonly canSubmit: boolean;
    /** Another choice turns the button on (`MON-338`). */
    readonly isOff?: boolean;
    readonly look?: 'primary' | 'danger';
    readonly onSubmit: () => void;
    readonly onCancel?: () => void;
    readonly cancel?: string;
    readonly children: ReactNode;
  }) => {
    const say = useWords();
    const [asksPassword, setAsksPassword] = useState(false);
    const around = useMemo(() => ({ submission, onAsked: setAsksPassword }), [submission]);
    const form = useRef<HTMLFormElement>(null);
    useEffect(() => {
      form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    }, []);
    return (
      <CheckedForm ref={form} className={css.form} aria-label={label} isComplete={canSubmit} onSend={() => onSubmit()}>
        <Problem submission={submission} asksPassword={asksPassword} />
        <AroundPasswordContext value={around}>{children}</AroundPasswordContext>
        <div className={css.buttons}>
          <Button type="submit" look={look} busy={submission.busy} aria-disabled={isOff}>
            {submit}
          </Button>
          {onCancel !== undefined && (
            <Button look="quiet" onClick={onCancel}>
              {cancel ?? say(authenticationWords.cancel)}
            </Button>
          )}
        </div>
      </CheckedForm>
    );
  },
);

interface CurrentPasswordProps {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** The current password, asked for before every change. Where it was wrong it says so and has the focus, until it is changed. */
export const CurrentPassword = observer(({ value, onType }: CurrentPasswordProps) => {
  const say = useWords();
  const { submission, onAsked } = use(AroundPasswordContext);
  const problem = submission?.problem;
  const [changed, setChanged] = useState<typeof problem>();
  const isWrong = problem?.kind === 'wrong-password' && problem !== changed;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    onAsked(true);
    return () => onAsked(false);
  }, [onAsked]);
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong, problem]);
  return (
    <PasswordField
      name="current-password"
      label={say(authenticationWords.currentPassword)}
      missing={say(authenticationWords.currentPasswordMissing)}
      description={say(authenticationWords.whyPassword)}
      autoComplete="current-password"
      required
      ref={field}
      value={value}
      error={isWrong ? say(refusalWords['wrong-password']) : undefined}
      onChange={({ currentTarget }) => {
        setChanged(problem);
        onType(currentTarget.value);
      }}
    />
  );
});
