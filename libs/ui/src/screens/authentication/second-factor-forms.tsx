import type { NewApp } from '@portico/application/authentication';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { appWords, codeWords, passkeyWords, recoveryWords } from './second-factors.messages.ts';
import { authenticationWords } from './authentication.messages.ts';
import css from './authentication.module.css';
import { CurrentPassword, Form, type FormModel } from './setting-change-form.tsx';

interface WithPasswordModel extends FormModel {
  readonly currentPassword: string;
  typePassword(text: string): void;
}

export interface AppFormModel extends WithPasswordModel {
  readonly app: NewApp | undefined;
  readonly code: string;
  readonly canVerify: boolean;
  typeCode(text: string): void;
  begin(): Promise<void>;
  verify(): Promise<void>;
}

export interface PasskeyFormModel extends WithPasswordModel {
  readonly name: string;
  readonly canAdd: boolean;
  typeName(text: string): void;
  add(): Promise<void>;
}

/** A form that asks only for the password. */
export interface PasswordAskedModel extends WithPasswordModel {
  submit(): Promise<void>;
}

/** An authenticator app: the password, then the QR code, then a code of the app. */
export const AppForm = observer(
  ({ viewModel, onCancel }: { readonly viewModel: AppFormModel; readonly onCancel: () => void }) => {
    const say = useWords();
    const label = say(appWords.title);
    const { app } = viewModel;
    if (app === undefined) {
      return (
        <Form
          submission={viewModel.submission}
          label={label}
          submit={say(appWords.continue)}
          canSubmit={viewModel.currentPassword !== ''}
          onSubmit={() => void viewModel.begin()}
          onCancel={onCancel}
        >
          <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typePassword} />
        </Form>
      );
    }
    return (
      <Form
        key="code"
        submission={viewModel.submission}
        label={label}
        submit={say(codeWords.verify)}
        canSubmit={viewModel.canVerify}
        onSubmit={() => void viewModel.verify()}
        onCancel={onCancel}
      >
        <p>{say(appWords.scan)}</p>
        <svg
          className={css.qr}
          viewBox={`0 0 ${app.qr.size} ${app.qr.size}`}
          role="img"
          aria-label={say(appWords.picture)}
        >
          <path d={app.qr.path} />
        </svg>
        <p>
          {say(appWords.noCamera)} <code className={css.key}>{app.key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <p>
          <a href={app.address}>{say(appWords.openHere)}</a>
        </p>
        <TextField
          name="code"
          label={say(appWords.field)}
          missing={say(appWords.fieldMissing)}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          minLength={6}
          maxLength={6}
          value={viewModel.code}
          onChange={({ currentTarget }) => viewModel.typeCode(currentTarget.value.trim())}
        />
      </Form>
    );
  },
);

export const PasskeyForm = observer(
  ({ viewModel, onCancel }: { readonly viewModel: PasskeyFormModel; readonly onCancel: () => void }) => {
    const say = useWords();
    return (
      <Form
        submission={viewModel.submission}
        label={say(passkeyWords.title)}
        submit={say(passkeyWords.add)}
        canSubmit={viewModel.canAdd}
        onSubmit={() => void viewModel.add()}
        onCancel={onCancel}
      >
        <TextField
          name="passkey-name"
          label={say(passkeyWords.name)}
          missing={say(passkeyWords.nameMissing)}
          description={say(passkeyWords.nameHint)}
          required
          maxLength={60}
          value={viewModel.name}
          onChange={({ currentTarget }) => viewModel.typeName(currentTarget.value)}
        />
        <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typePassword} />
      </Form>
    );
  },
);

/** Removes a factor. */
export const RemovalForm = observer(
  ({
    viewModel,
    label,
    submit,
    onCancel,
  }: {
    readonly viewModel: PasswordAskedModel;
    readonly label: string;
    readonly submit?: string;
    readonly onCancel: () => void;
  }) => {
    const say = useWords();
    return (
      <Form
        submission={viewModel.submission}
        label={label}
        look="danger"
        submit={submit ?? say(authenticationWords.remove)}
        canSubmit={viewModel.currentPassword !== ''}
        onSubmit={() => void viewModel.submit()}
        onCancel={onCancel}
      >
        <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typePassword} />
      </Form>
    );
  },
);

/** Asks for the password before leaving for an identity provider's page. */
export const ConnectForm = observer(
  ({
    viewModel,
    submit,
    onCancel,
  }: {
    readonly viewModel: PasswordAskedModel;
    readonly submit: string;
    readonly onCancel: () => void;
  }) => (
    <Form
      submission={viewModel.submission}
      label={submit}
      submit={submit}
      canSubmit={viewModel.currentPassword !== ''}
      onSubmit={() => void viewModel.submit()}
      onCancel={onCancel}
    >
      <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typePassword} />
    </Form>
  ),
);

/** New recovery codes: the password, then the codes, once. */
export const RecoveryCodesForm = observer(
  ({
    viewModel,
    codes,
    onCancel,
  }: {
    readonly viewModel: PasswordAskedModel;
    readonly codes: readonly string[] | undefined;
    readonly onCancel: () => void;
  }) => {
    const say = useWords();
    if (codes === undefined) {
      return (
        <Form
          submission={viewModel.submission}
          label={say(recoveryWords.title)}
          submit={say(recoveryWords.make)}
          canSubmit={viewModel.currentPassword !== ''}
          onSubmit={() => void viewModel.submit()}
          onCancel={onCancel}
        >
          <p>{say(recoveryWords.note)}</p>
          <CurrentPassword value={viewModel.currentPassword} onType={viewModel.typePassword} />
        </Form>
      );
    }
    return (
      <div className={css.form}>
        <p role="status">{say(recoveryWords.once)}</p>
        <ol className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={css.buttons} data-no-print>
          <Button icon="print" onClick={() => window.print()}>
            {say(recoveryWords.print)}
          </Button>
          <Button look="primary" onClick={onCancel}>
            {say(recoveryWords.kept)}
          </Button>
        </div>
      </div>
    );
  },
);
