import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { twoFactorWords } from './second-factors.messages.ts';
import css from './authentication.module.css';
import { CodeStep, type SentCodeFormModel } from './code-step.tsx';
import { CurrentPassword, Form } from './setting-change-form.tsx';

export interface ChoicesModel {
  readonly email: string;
  readonly choice: {
    readonly enabled: boolean;
    readonly by: 'email' | 'sms';
    readonly phone: string;
    choose(by: 'email' | 'sms'): void;
    typePhone(text: string): void;
  };
}

export interface TwoFactorFormModel extends SentCodeFormModel, ChoicesModel {
  readonly choice: ChoicesModel['choice'] & {
    readonly currentPassword: string;
    toggle(enabled: boolean): void;
    typePassword(text: string): void;
  };
  /** Whether any second factor is on now, so that there is something to turn off. */
  readonly isOn: boolean;
  readonly canEnable: boolean;
  readonly canDisable: boolean;
  enable(): Promise<void>;
  disable(): Promise<void>;
  resend(): Promise<void>;
}

const Choices = observer(({ viewModel }: { readonly viewModel: ChoicesModel }) => {
  const { choice } = viewModel;
  const say = useWords();
  const name = useId();
  const choices = [
    ['email', twoFactorWords.email],
    ['sms', twoFactorWords.phone],
  ] as const;
  return (
    <fieldset className={css.choices} disabled={!choice.enabled}>
      <legend>{say(twoFactorWords.where)}</legend>
      {choices.map(([by, label]) => (
        <label key={by} className={css.choice}>
          <input type="radio" name={name} checked={choice.by === by} onChange={() => choice.choose(by)} />
          {say(label)}
        </label>
      ))}
      {choice.by === 'email' ? (
        <TextField label={say(twoFactorWords.emailField)} type="email" value={viewModel.email} readOnly />
      ) : (
        <TextField
          name="phone"
          label={say(twoFactorWords.phoneField)}
          missing={say(twoFactorWords.phoneMissing)}
          description={say(twoFactorWords.phoneHint)}
          type="tel"
          required
          minLength={10}
          autoComplete="tel"
          value={choice.phone}
          onChange={({ currentTarget }) => choice.typePhone(currentTarget.value)}
        />
      )}
    </fieldset>
  );
});

/** Codes by email or text message, on and off (`MON-338` to `MON-342`). */
export const TwoFactorForm = observer(
  ({ viewModel, onCancel }: { readonly viewModel: TwoFactorFormModel; readonly onCancel: () => void }) => {
    const { choice } = viewModel;
    const say = useWords();
    const label = say(twoFactorWords.title);
    if (viewModel.sentCode.isSent) {
      return (
        <CodeStep
          viewModel={viewModel}
          label={label}
          sentTo={choice.by === 'email' ? viewModel.email : choice.phone}
          onResend={() => void viewModel.resend()}
        />
      );
    }
    const off = !choice.enabled && viewModel.isOn;
    return (
      <Form
        submission={viewModel.submission}
        label={label}
        look={off ? 'danger' : 'primary'}
        submit={say(off ? twoFactorWords.disable : twoFactorWords.enable)}
        canSubmit={viewModel.canEnable || viewModel.canDisable}
        isOff={!choice.enabled && !viewModel.isOn}
        onSubmit={() => void (off ? viewModel.disable() : viewModel.enable())}
        onCancel={onCancel}
      >
        <label className={css.choice}>
          <input
            type="checkbox"
            role="switch"
            checked={choice.enabled}
            onChange={({ currentTarget }) => choice.toggle(currentTarget.checked)}
          />
          {say(twoFactorWords.toggle)}
        </label>
        <Choices viewModel={viewModel} />
        {off && <p>{say(twoFactorWords.disableNote)}</p>}
        <CurrentPassword value={choice.currentPassword} onType={choice.typePassword} />
      </Form>
    );
  },
);
