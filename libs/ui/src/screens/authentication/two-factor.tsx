import type { TwoFactorViewModel } from '@portico/view-models/authentication';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { twoFactorWords } from './second-factors.messages.ts';
import css from './authentication.module.css';
import { CodeStep } from './code-step.tsx';
import { CurrentPassword, Form } from './form.tsx';

const Choices = observer(({ viewModel }: { readonly viewModel: TwoFactorViewModel }) => {
  const say = useWords();
  const name = useId();
  const choices = [
    ['email', twoFactorWords.email],
    ['sms', twoFactorWords.phone],
  ] as const;
  return (
    <fieldset className={css.choices} disabled={!viewModel.canChoose}>
      <legend>{say(twoFactorWords.where)}</legend>
      {choices.map(([by, label]) => (
        <label key={by} className={css.choice}>
          <input type="radio" name={name} checked={viewModel.by === by} onChange={() => viewModel.choose(by)} />
          {say(label)}
        </label>
      ))}
      {viewModel.by === 'email' ? (
        <TextField label={say(twoFactorWords.emailField)} type="email" value={viewModel.email} readOnly />
      ) : (
        <TextField
          name="phone"
          label={say(twoFactorWords.phoneField)}
          description={say(twoFactorWords.phoneHint)}
          type="tel"
          autoComplete="tel"
          value={viewModel.phone}
          onChange={({ currentTarget }) => viewModel.typePhone(currentTarget.value)}
        />
      )}
    </fieldset>
  );
});

/** Codes by email or text message, on and off (`MON-338` to `MON-342`). */
export const TwoFactorForm = observer(
  ({ viewModel, onCancel }: { readonly viewModel: TwoFactorViewModel; readonly onCancel: () => void }) => {
    const say = useWords();
    const label = say(twoFactorWords.title);
    if (viewModel.step === 'code-sent') {
      return (
        <CodeStep
          viewModel={viewModel}
          label={label}
          sentTo={viewModel.by === 'email' ? viewModel.email : viewModel.phone}
          onResend={() => void viewModel.resend()}
        />
      );
    }
    const off = !viewModel.enabled && viewModel.isOn;
    return (
      <Form
        submission={viewModel.submission}
        label={label}
        look={off ? 'danger' : 'primary'}
        submit={say(off ? twoFactorWords.disable : twoFactorWords.enable)}
        canSubmit={viewModel.canEnable || viewModel.canDisable}
        onSubmit={() => void (off ? viewModel.disable() : viewModel.enable())}
        onCancel={onCancel}
      >
        <label className={css.choice}>
          <input
            type="checkbox"
            role="switch"
            checked={viewModel.enabled}
            onChange={({ currentTarget }) => viewModel.toggle(currentTarget.checked)}
          />
          {say(twoFactorWords.toggle)}
        </label>
        <Choices viewModel={viewModel} />
        {off && <p>{say(twoFactorWords.disableNote)}</p>}
        <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typePassword} />
      </Form>
    );
  },
);
