import { paths } from '@portico/application/kernel';
import type { LinkEnd } from '@portico/application/signup';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { Problem, type SignupRequestModel } from './signup-problem.tsx';
import css from './signup.module.css';
import { missingSignupWords } from './missing.messages.ts';
import { confirmationOver, confirmWords, mailWords, signupWords } from './signup.messages.ts';

export interface OtherEmailModel {
  readonly request: SignupRequestModel;
  readonly mail: {
    readonly updatedEmail: string;
    readonly canSendUpdated: boolean;
    typeUpdated(text: string): void;
  };
}

export interface ConfirmationMailModel extends OtherEmailModel {
  readonly mail: OtherEmailModel['mail'] & {
    readonly email: string;
    readonly patientId: string;
    /** It was sent once more. */
    readonly isSent: boolean;
    resend(): Promise<void>;
    resendTyped(): Promise<void>;
    updateEmail(): Promise<void>;
  };
}

export interface ConfirmModel {
  readonly request: SignupRequestModel;
  readonly mail: { readonly email: string };
  readonly confirmation: {
    readonly password: string;
    typePassword(text: string): void;
    confirm(): Promise<void>;
    confirmByPassword(): Promise<void>;
  };
}

interface MailPart {
  readonly viewModel: ConfirmationMailModel;
}

interface ConfirmPart {
  readonly viewModel: ConfirmModel;
}

/** The confirmation mail was sent: it can be sent again or, right after signing up, to another address. */
export const CheckEmail = observer(({ viewModel }: MailPart) => {
  const say = useWords();
  const { mail } = viewModel;
  const { busy, problem } = viewModel.request;
  return (
    <div className={css.form}>
      {mail.isSent && (
        <Notice tone="good" icon="check-circle">
          <p>{say(mailWords.sentAgain)}</p>
        </Notice>
      )}
      <p className={css.email}>{say(mailWords.sent, { email: mail.email })}</p>
      <p className={css.soft}>{say(mailWords.spam)}</p>
      <Problem problem={problem} />
      <div className={css.actions}>
        <Button icon="mail" busy={busy} onClick={() => void mail.resend()}>
          {say(mailWords.again)}
        </Button>
      </div>
      {mail.patientId !== '' && (
        <Disclosure title={say(mailWords.other)}>
          <EmailForm
            viewModel={viewModel}
            send={say(mailWords.sendThere)}
            onSend={() => void viewModel.mail.updateEmail()}
          />
        </Disclosure>
      )}
    </div>
  );
});

/** Requests the mail again, by its email address (`ACC-208`). */
export const Reconfirm = observer(({ viewModel }: MailPart) => {
  const say = useWords();
  return (
    <div className={css.form}>
      <p className={css.soft}>{say(mailWords.resendLead)}</p>
      <Problem problem={viewModel.request.problem} />
      <EmailForm viewModel={viewModel} send={say(mailWords.again)} onSend={() => void viewModel.mail.resendTyped()} />
    </div>
  );
});

/** The page of a mailed link: nothing is confirmed until the button is pressed (`ACC-209`). */
export const Confirm = observer(({ viewModel }: ConfirmPart) => {
  const say = useWords();
  const { email } = viewModel.mail;
  const { busy, problem } = viewModel.request;
  return (
    <div className={css.form}>
      <p className={css.email}>{say(confirmWords.lead, { email })}</p>
      <Problem problem={problem} />
      <Button look="primary" wide busy={busy} onClick={() => void viewModel.confirmation.confirm()}>
        {say(busy ? confirmWords.confirming : confirmWords.button)}
      </Button>
      <p className={css.soft}>{say(confirmWords.notYou)}</p>
    </div>
  );
});

/** The same in another browser than the one that signed up: confirming needs the password chosen there. */
export const ConfirmByPassword = observer(({ viewModel, wrong }: ConfirmPart & { readonly wrong: boolean }) => {
  const say = useWords();
  const { email } = viewModel.mail;
  const { busy, problem } = viewModel.request;
  const { password } = viewModel.confirmation;
  return (
    <CheckedForm
      className={css.form}
      isComplete={password !== ''}
      onSend={() => void viewModel.confirmation.confirmByPassword()}
    >
      <p className={css.email}>{say(confirmWords.passwordLead, { email })}</p>
      <Problem problem={problem} />
      <TextField
        name="password"
        type="password"
        label={say(confirmWords.password)}
        missing={say(missingSignupWords.passwordMissing)}
        error={wrong && !busy && password === '' ? say(confirmWords.wrongPassword) : undefined}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ currentTarget }) => viewModel.confirmation.typePassword(currentTarget.value)}
      />
      <Button look="primary" type="submit" wide busy={busy}>
        {say(busy ? confirmWords.confirming : confirmWords.button)}
      </Button>
      <p className={css.soft}>{say(confirmWords.notYou)}</p>
    </CheckedForm>
  );
});

/** The mailed link is not valid; offers to send another mail if that helps. */
export const ConfirmationOver = observer(({ viewModel, why }: MailPart & { readonly why: LinkEnd }) => {
  const say = useWords();
  return (
    <div className={css.form}>
      <Notice tone="wait" icon="clock">
        <p>{say(confirmationOver[why])}</p>
      </Notice>
      <Problem problem={viewModel.request.problem} />
      {(why === 'expired' || why === 'unknown') && (
        <EmailForm viewModel={viewModel} send={say(mailWords.again)} onSend={() => void viewModel.mail.resendTyped()} />
      )}
      <p>
        <a href={paths.login}>{say(signupWords.hasAccount)}</a>
      </p>
    </div>
  );
});

interface EmailFormProps {
  readonly viewModel: OtherEmailModel;
  readonly send: string;
  readonly onSend: () => void;
}

const EmailForm = observer(({ viewModel, send, onSend }: EmailFormProps) => {
  const say = useWords();
  const { updatedEmail, canSendUpdated } = viewModel.mail;
  const { busy } = viewModel.request;
  return (
    <CheckedForm className={css.form} isComplete={canSendUpdated} onSend={() => onSend()}>
      <EmailField
        name="updated-email"
        label={say(mailWords.otherLabel)}
        autoComplete="email"
        value={updatedEmail}
        onChange={({ currentTarget }) => viewModel.mail.typeUpdated(currentTarget.value)}
        typed={updatedEmail}
      />
      <Button look="primary" type="submit" wide busy={busy}>
        {send}
      </Button>
    </CheckedForm>
  );
});
