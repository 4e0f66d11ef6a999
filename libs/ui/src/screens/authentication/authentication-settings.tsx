import { hasSecondFactor, isOnlyWayIn } from '@portico/application/authentication';
import { spellPhone } from '@portico/domain/access';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { shownPhone } from '../../words/tel-link.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { appWords, passkeyWords, recoveryWords, twoFactorWords } from './second-factors.messages.ts';
import { authenticationWords, emailWords, passwordWords } from './authentication.messages.ts';
import css from './authentication.module.css';
import { EmailForm, PasswordForm } from './password-email-forms.tsx';
import { AppForm, PasskeyForm, RecoveryCodesForm, RemovalForm } from './second-factor-forms.tsx';
import type { FormModel } from './setting-change-form.tsx';
import { Setting } from './setting-row.tsx';
import type { Own, Panel, SettingModel, Success } from './setting-form-models.ts';
import { TwoFactorForm } from './two-factor.tsx';

/** A form's view model lives as long as the form is open. */
export const Made = <ViewModel extends FormModel>({
  make,
  children,
}: {
  readonly make: () => ViewModel;
  readonly children: (viewModel: ViewModel) => ReactNode;
}) => {
  const [viewModel] = useState(make);
  useEffect(() => () => viewModel.submission.stop(), [viewModel]);
  return children(viewModel);
};

export const OnOff = ({ on }: { readonly on: boolean }) => {
  const say = useWords();
  return (
    <StatusBadge tone={on ? 'good' : 'off'} icon={on ? 'check-circle' : 'cancelled'}>
      {say(on ? authenticationWords.on : authenticationWords.off)}
    </StatusBadge>
  );
};

const panelOf = (viewModel: SettingModel, panel: Panel) => ({
  isOpen: viewModel.panel === panel,
  onToggle: () => viewModel.open(panel),
});

const done = (viewModel: SettingModel, success: Success) => () => void viewModel.succeed(success);

export const PasswordSetting = observer(({ viewModel, settings, tools }: Own) => {
  const say = useWords();
  return (
    <Setting
      title={say(passwordWords.title)}
      action={say(passwordWords.open)}
      {...panelOf(viewModel, 'password')}
      form={() => (
        <Made make={() => tools.forms.password(settings, done(viewModel, 'password-updated'))}>
          {(form) => <PasswordForm viewModel={form} onCancel={viewModel.close} />}
        </Made>
      )}
    >
      <p className={css.soft}>{say(passwordWords.lead)}</p>
    </Setting>
  );
});

export const EmailSetting = observer(({ viewModel, settings, tools }: Own) => {
  const say = useWords();
  return (
    <Setting
      title={say(emailWords.title)}
      action={say(emailWords.open)}
      {...panelOf(viewModel, 'email')}
      form={() => (
        <Made make={() => tools.forms.email(settings, done(viewModel, 'email-updated'))}>
          {(form) => <EmailForm viewModel={form} onCancel={viewModel.close} />}
        </Made>
      )}
    >
      <p className={css.strong}>{say(emailWords.present, { email: settings.email })}</p>
    </Setting>
  );
});

export const TwoFactorSetting = observer(({ viewModel, settings, tools }: Own) => {
  const say = useWords();
  const { codesByEmail, codesByText } = settings;
  const on = hasSecondFactor(settings);
  return (
    <Setting
      title={say(twoFactorWords.title)}
      state={<OnOff on={on} />}
      action={say(on ? twoFactorWords.change : twoFactorWords.open)}
      {...panelOf(viewModel, 'two-factor')}
      form={() => (
        <Made make={() => tools.forms.twoFactor(settings, done(viewModel, 'two-factor-updated'))}>
          {(form) => <TwoFactorForm viewModel={form} onCancel={viewModel.close} />}
        </Made>
      )}
    >
      <p className={css.soft}>{say(twoFactorWords.lead)}</p>
      {[codesByEmail, codesByText && shownPhone(spellPhone(codesByText))].map(
        (address) =>
          address !== undefined && (
            <p key={address} className={css.strong}>
              {say(twoFactorWords.sentByEmail, { address })}
            </p>
          ),
      )}
    </Setting>
  );
});

export const AppSetting = observer(({ viewModel, settings, tools }: Own) => {
  const say = useWords();
  const finish = done(viewModel, 'two-factor-updated');
  return (
    <Setting
      title={say(appWords.title)}
      state={<OnOff on={settings.app} />}
      action={say(settings.app ? appWords.remove : appWords.open)}
      {...panelOf(viewModel, 'app')}
      form={() =>
        settings.app ? (
          <Made make={() => tools.forms.removal({ kind: 'totp' }, finish)}>
            {(form) => <RemovalForm viewModel={form} label={say(appWords.remove)} onCancel={viewModel.close} />}
          </Made>
        ) : (
          <Made make={() => tools.forms.app(finish)}>
            {(form) => <AppForm viewModel={form} onCancel={viewModel.close} />}
          </Made>
        )
      }
    >
      <p className={css.soft}>{say(appWords.lead)}</p>
    </Setting>
  );
});

export const PasskeySetting = observer(({ viewModel, settings, tools }: Own) => {
  const say = useWords();
  const { forms, hasPasskeys } = tools;
  const [removed, setRemoved] = useState<string>();
  const finish = done(viewModel, 'two-factor-updated');
  const { isOpen, onToggle } = panelOf(viewModel, 'passkey');
  const removing = settings.passkeys.find(({ id }) => id === removed);
  return (
    <Setting
      title={say(passkeyWords.title)}
      state={<OnOff on={settings.passkeys.length > 0} />}
      action={hasPasskeys ? say(passkeyWords.open) : undefined}
      isOpen={isOpen}
      onToggle={() => {
        setRemoved(undefined);
        if (removing === undefined || !isOpen) onToggle();
      }}
      form={() =>
        removing === undefined ? (
          <Made key="add" make={() => forms.passkey(say(passkeyWords.defaultName), finish)}>
            {(form) => <PasskeyForm viewModel={form} onCancel={viewModel.close} />}
          </Made>
        ) : (
          <Made key={removing.id} make={() => forms.removal({ kind: 'passkey', passkey: removing.id }, finish)}>
            {(form) => (
              <RemovalForm
                viewModel={form}
                label={say(passkeyWords.removeNamed, { name: removing.name })}
                onCancel={viewModel.close}
              />
            )}
          </Made>
        )
      }
    >
      <p className={css.soft}>{say(passkeyWords.lead)}</p>
      {!hasPasskeys && <p>{say(passkeyWords.unable)}</p>}
      <PasskeyList
        passkeys={settings.passkeys}
        onRemove={(id) => {
          setRemoved(id);
          if (!isOpen) onToggle();
        }}
      />
    </Setting>
  );
});

interface PasskeyListProps {
  readonly passkeys: Own['settings']['passkeys'];
  readonly onRemove: (id: string) => void;
}

const PasskeyList = ({ passkeys, onRemove }: PasskeyListProps) => {
  const say = useWords();
  const formats = useFormats();
  return (
    <ul className={css.list} hidden={passkeys.length === 0}>
      {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
        <li key={id} className={css.item}>
          <div className={css.what}>
            <p className={css.strong}>{name}</p>
            <p className={css.soft}>
              {[
                say(passkeyWords.added, { date: formats.onDevice.day(addedAt) }),
                lastUsedAt !== undefined && say(passkeyWords.used, { date: formats.onDevice.day(lastUsedAt) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <RemoveButton name={name} onPress={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
};

const RemoveButton = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }) => {
  const say = useWords();
  return (
    <Button look="quiet" aria-label={say(passkeyWords.removeNamed, { name })} onClick={onPress}>
      {say(authenticationWords.remove)}
    </Button>
  );
};

export const RecoverySetting = observer(({ viewModel, settings, tools }: Own) => {
  const say = useWords();
  const [codes, setCodes] = useState<readonly string[]>();
  const useful = hasSecondFactor(settings);
  const { isOpen, onToggle } = panelOf(viewModel, 'recovery-codes');
  return (
    <Setting
      title={say(recoveryWords.title)}
      state={
        <StatusBadge
          tone={settings.recoveryCodesLeft > 0 ? 'good' : 'off'}
          icon={settings.recoveryCodesLeft > 0 ? 'check-circle' : 'cancelled'}
        >
          {say(recoveryWords.left, { count: settings.recoveryCodesLeft })}
        </StatusBadge>
      }
      action={useful ? say(recoveryWords.open) : undefined}
      // They are shown once: another form that is opened does not take them away.
      isOpen={isOpen || codes !== undefined}
      onToggle={() => {
        if (codes !== undefined) setCodes(undefined);
        if (codes === undefined || isOpen) onToggle();
      }}
      form={() => (
        <Made
          make={() =>
            tools.forms.recoveryCodes((made) => {
              setCodes(made);
              void viewModel.succeed('two-factor-updated', { keepOpen: true });
            })
          }
        >
          {(form) => (
            <RecoveryCodesForm
              viewModel={form}
              codes={codes}
              onCancel={() => {
                setCodes(undefined);
                if (isOpen) viewModel.close();
              }}
            />
          )}
        </Made>
      )}
    >
      <p className={css.soft}>{say(recoveryWords.lead)}</p>
      {!useful && <p>{say(recoveryWords.needsFactor)}</p>}
      {isOnlyWayIn(settings) && (
        <Notice tone="wait" quiet>
          <p>{say(recoveryWords.onlyWay)}</p>
        </Notice>
      )}
    </Setting>
  );
});
