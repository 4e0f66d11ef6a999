import { inLanguageOf } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { providerWords } from './authentication.messages.ts';
import css from './authentication.module.css';
import { ConnectForm, RemovalForm } from './second-factor-forms.tsx';
import { Setting } from './setting-row.tsx';
import type { Own, ProviderOffer } from './setting-form-models.ts';
import { Made, OnOff } from './authentication-settings.tsx';
import { languageOf } from '../../words/locale-formats.ts';

/** An identity provider: connected to the account, or to be connected. */
export const ProviderSetting = observer(
  ({ viewModel, settings, tools, provider }: Own & { readonly provider: ProviderOffer }) => {
    const say = useWords();
    const formats = useFormats();
    const { locale } = useIntl();
    const { id } = provider;
    const name = inLanguageOf(provider.name, languageOf(locale));
    const linked = settings.identities.find((one) => one.provider === id);
    return (
      <Setting
        title={name}
        state={<OnOff on={linked !== undefined} />}
        action={say(linked === undefined ? providerWords.connect : providerWords.disconnect)}
        isOpen={viewModel.panel === `provider ${id}`}
        onToggle={() => viewModel.open(`provider ${id}`)}
        form={() =>
          linked === undefined ? (
            <Made make={() => tools.forms.link(id)}>
              {(form) => (
                <ConnectForm viewModel={form} submit={say(providerWords.go, { name })} onCancel={viewModel.close} />
              )}
            </Made>
          ) : (
            <Made make={() => tools.forms.unlink(id, () => void viewModel.succeed('provider-disconnected'))}>
              {(form) => (
                <RemovalForm
                  viewModel={form}
                  label={say(providerWords.disconnect)}
                  submit={say(providerWords.disconnect)}
                  onCancel={viewModel.close}
                />
              )}
            </Made>
          )
        }
      >
        <p className={css.soft}>{say(providerWords.lead, { name })}</p>
        {linked !== undefined && (
          <p className={css.strong}>{say(providerWords.since, { date: formats.onDevice.day(linked.linkedAt) })}</p>
        )}
      </Setting>
    );
  },
);
