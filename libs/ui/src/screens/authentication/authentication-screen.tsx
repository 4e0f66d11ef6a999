import type { AuthenticationSettings } from '@portico/application/authentication';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSettings } from '../profile/index.ts';
import { authenticationWords, successWords } from './authentication.messages.ts';
import css from './authentication.module.css';
import { Devices, type DevicesModel } from './devices.tsx';
import { ProviderSetting } from './identity-provider-setting.tsx';
import type { Own, SettingModel, Success, Tools } from './setting-form-models.ts';
import {
  AppSetting,
  EmailSetting,
  PasskeySetting,
  PasswordSetting,
  RecoverySetting,
  TwoFactorSetting,
} from './authentication-settings.tsx';

const Toasts = lazyComponent(async () => ({ default: (await import('../../kit/toasts.tsx')).Toasts }));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly settings: AuthenticationSettings };

export interface AuthenticationModel extends SettingModel, DevicesModel {
  readonly phase: Phase;
  /** Messages, the oldest first; `key` distinguishes equal ones. */
  readonly told: readonly { readonly key: string; readonly success: Success }[];
  load(): Promise<void>;
  forget(key: string): void;
}

const Settings = observer(({ viewModel, settings, tools }: Own & { readonly viewModel: AuthenticationModel }) => {
  const say = useWords();
  const own = { viewModel, settings, tools };
  return (
    <div className={css.screen}>
      <p className={css.soft}>{say(authenticationWords.lead)}</p>
      <PasswordSetting {...own} />
      <EmailSetting {...own} />
      <TwoFactorSetting {...own} />
      <PasskeySetting {...own} />
      <AppSetting {...own} />
      <RecoverySetting {...own} />
      {tools.providers.map((provider) => (
        <ProviderSetting key={provider.id} {...own} provider={provider} />
      ))}
      <Devices viewModel={viewModel} devices={settings.devices} />
    </div>
  );
});

/** The section `authentication`: password, email, second factors, devices (`ACC-120`). */
export const AuthenticationScreen = observer(
  ({ viewModel, tools }: { readonly viewModel: AuthenticationModel; readonly tools: Tools }) => {
    const say = useWords();
    const { phase, told } = viewModel;
    return (
      <ProfileSettings>
        {phase.kind === 'loading' && <Skeleton label={say(authenticationWords.loading)} />}
        {phase.kind === 'failed' && (
          <RetryNotice
            text={say(failureWords[phase.failure.kind])}
            retry={say(kitWords.retry)}
            onRetry={() => void viewModel.load()}
          />
        )}
        {phase.kind === 'ready' && <Settings viewModel={viewModel} settings={phase.settings} tools={tools} />}
        {told.length > 0 && (
          <Toasts
            tone="good"
            toasts={told.map(({ key, success }) => ({ key, text: say(successWords[success]) }))}
            onGone={viewModel.forget}
          />
        )}
      </ProfileSettings>
    );
  },
);
