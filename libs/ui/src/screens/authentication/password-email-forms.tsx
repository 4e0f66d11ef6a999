import { observer } from 'mobx-react-lite';
import { EmailField } from '../../kit/email-field.tsx';
import { NewPassword } from '../../kit/new-password.tsx';
import { useWords } from '../../words/use-words.ts';
import { emailWords, passwordWords } from './authentication.messages.ts';
import { CodeStep, type SentCodeFormModel } from './code-step.tsx';
import { CurrentPassword, Form, type FormModel } from './setting-change-form.tsx';

export interface PasswordFormModel extends FormModel {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeatedPassword: string;
  readonly email: string;
  readonly isCommon: boolean;
  readonly canSubmit: boolean;
  typeCurrent(text: string): void;
  typeNew(text: string): void;
  typeRepeated(text: string): void;
  submit(): Promise<void>;
}

export interface EmailFormModel extends SentCodeFormModel {
  readonly proposedEmail: string;
  readonly currentPassword: string;
  readonly canSend: boolean;
  typeEmail(text: string): void;
  typePassword(text: string): void;
  send(): Promise<void>;
}

/** Another password (`MON-345`, `MON-346`). */
export const PasswordForm = observer(
  ({ viewModel, onCancel }: { readonly viewModel: PasswordFormModel; readonly onCancel: () => void }) => {
    const say = useWords();
    return (
      <Form
        submission={viewModel.submission}
        label={say(passwordWords.title)}
        submit={say(passwordWords.open)}
        canSubmit={viewModel.canSubmit}
        onSubmit={() => void viewModel.submit()}
        onCancel={onCancel}
      >
        <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typeCurrent} />
        <NewPassword
          label={say(passwordWords.new)}
          password={viewModel.newPassword}
          repeated={viewModel.repeatedPassword}
          email={viewModel.email}
          common={viewModel.isCommon}
          onPassword={viewModel.typeNew}
          onRepeated={viewModel.typeRepeated}
        />
      </Form>
    );
  },
);

/** Another email (`MON-347`). */
export const EmailForm = observer(
  ({ viewModel, onCancel }: { readonly viewModel: EmailFormModel; readonly onCancel: () => void }) => {
    const say = useWords();
    const label = say(emailWords.title);
    if (viewModel.sentCode.isSent) {
      return (
        <CodeStep
          viewModel={viewModel}
          label={label}
          sentTo={viewModel.proposedEmail}
          onResend={() => void viewModel.send()}
        />
      );
    }
    return (
      <Form
        submission={viewModel.submission}
        label={label}
        submit={say(emailWords.send)}
        canSubmit={viewModel.canSend}
        onSubmit={() => void viewModel.send()}
        onCancel={onCancel}
      >
        <EmailField
          name="new-email"
          label={say(emailWords.new)}
          autoComplete="email"
          value={viewModel.proposedEmail}
          onChange={({ currentTarget }) => viewModel.typeEmail(currentTarget.value)}
          typed={viewModel.proposedEmail}
        />
        <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typePassword} />
      </Form>
    );
  },
);
