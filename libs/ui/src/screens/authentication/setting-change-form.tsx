import type { AuthenticationRefusal } from '@portico/application/authentication';
import type { Failure } from '@portico/application/kernel';
import type { TimeZone } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
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

/** The error of a change. */
const Problem = observer(({ submission }: FormModel) => {
  const say = useWords();
  const formats = useFormats();
  const { zone } = useContext(DeviceTimeContext);
  const { problem } = submission;
  if (problem === undefined) return null;
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
    const form = useRef<HTMLFormElement>(null);
    useEffect(() => {
      form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    }, []);
    return (
      <CheckedForm ref={form} className={css.form} aria-label={label} isComplete={canSubmit} onSend={() => onSubmit()}>
        <Problem submission={submission} />
        {children}
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

/** The current password, asked for before every change. */
export const CurrentPassword = ({
  value,
  onType,
}: {
  readonly value: string;
  readonly onType: (text: string) => void;
}) => {
  const say = useWords();
  return (
    <PasswordField
      name="current-password"
      label={say(authenticationWords.currentPassword)}
      description={say(authenticationWords.whyPassword)}
      autoComplete="current-password"
      required
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
};
