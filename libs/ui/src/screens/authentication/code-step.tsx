import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { codeWords } from './second-factors.messages.ts';
import css from './authentication.module.css';
import { Form, type FormModel } from './setting-change-form.tsx';

const two = (number: number): string => String(number).padStart(2, '0');

/** `04:59` */
export const minutesAndSeconds = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

export interface CodeStepModel extends FormModel {
  readonly sentCode: {
    readonly code: string;
    readonly isWhole: boolean;
    readonly canResend: boolean;
    /** `run` starts it, and returns a function that stops it. */
    readonly countdown: { readonly secondsLeft: number; run(): () => void };
    type(text: string): void;
    back(): void;
  };
  verify(): Promise<void>;
}

/** A form that becomes the step for the code once one was sent. */
export interface SentCodeFormModel extends CodeStepModel {
  readonly sentCode: CodeStepModel['sentCode'] & { readonly isSent: boolean };
}

/** The code that was sent (`MON-342`, `MON-344`). */
export const CodeStep = observer(
  ({
    viewModel,
    sentTo,
    label,
    onResend,
  }: {
    readonly viewModel: CodeStepModel;
    readonly sentTo: string;
    readonly label: string;
    readonly onResend: () => void;
  }) => {
    const say = useWords();
    const { sentCode } = viewModel;
    const { countdown } = sentCode;
    useEffect(() => countdown.run(), [countdown]);
    return (
      <Form
        submission={viewModel.submission}
        label={label}
        submit={say(codeWords.verify)}
        canSubmit={sentCode.isWhole}
        onSubmit={() => void viewModel.verify()}
        onCancel={sentCode.back}
        cancel={say(codeWords.back)}
      >
        <p role="status">{say(codeWords.sent, { address: sentTo })}</p>
        <TextField
          name="code"
          label={say(codeWords.field)}
          missing={say(codeWords.fieldMissing)}
          inputMode="numeric"
          required
          autoComplete="one-time-code"
          minLength={5}
          maxLength={5}
          value={sentCode.code}
          onChange={({ currentTarget }) => sentCode.type(currentTarget.value.trim())}
        />
        <div className={css.resend}>
          <Button look="quiet" aria-disabled={!sentCode.canResend} onClick={onResend}>
            {say(codeWords.resend)}
          </Button>
          {countdown.secondsLeft > 0 && (
            <p className={css.soft} role="timer">
              {say(codeWords.resendIn, { time: minutesAndSeconds(countdown.secondsLeft) })}
            </p>
          )}
        </div>
      </Form>
    );
  },
);
