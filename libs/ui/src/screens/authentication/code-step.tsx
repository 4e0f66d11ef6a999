import type { Countdown, Submission } from '@portico/view-models/authentication';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { codeWords } from './second-factors.messages.ts';
import css from './authentication.module.css';
import { Form } from './form.tsx';

const two = (number: number): string => String(number).padStart(2, '0');

/** `04:59` */
export const minutesAndSeconds = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/** The code that was sent (`MON-342`, `MON-344`). */
export const CodeStep = observer(
  ({
    viewModel,
    sentTo,
    label,
    onResend,
  }: {
    readonly viewModel: {
      readonly code: string;
      readonly submission: Submission;
      readonly countdown: Countdown;
      readonly canVerify: boolean;
      readonly canResend: boolean;
      readonly typeCode: (text: string) => void;
      readonly verify: () => Promise<void>;
      readonly back: () => void;
    };
    readonly sentTo: string;
    readonly label: string;
    readonly onResend: () => void;
  }) => {
    const say = useWords();
    const { countdown } = viewModel;
    useEffect(() => countdown.run(), [countdown]);
    return (
      <Form
        submission={viewModel.submission}
        label={label}
        submit={say(codeWords.verify)}
        canSubmit={viewModel.canVerify}
        onSubmit={() => void viewModel.verify()}
        onCancel={viewModel.back}
        cancel={say(codeWords.back)}
      >
        <p role="status">{say(codeWords.sent, { address: sentTo })}</p>
        <TextField
          name="code"
          label={say(codeWords.field)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={5}
          value={viewModel.code}
          onChange={({ currentTarget }) => viewModel.typeCode(currentTarget.value.trim())}
        />
        <div className={css.resend}>
          <Button look="quiet" disabled={!viewModel.canResend} onClick={onResend}>
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
