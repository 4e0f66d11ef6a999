import type { ProviderSignInViewModel, SignUpIdentity } from '@portico/view-models/authentication';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { BroughtPerson } from './brought-person.tsx';
import css from './entrance.module.css';
import { ProviderButtons, ProviderError, useProviderName, type ProviderOffer } from './provider-sign-in.tsx';
import { providerWords as words } from './provider.messages.ts';

/** Above the form of a new account: the providers that can open it later, or the chosen one. */
export const ProviderSignUp = observer(
  ({
    viewModel,
    brought,
    offered,
  }: {
    readonly viewModel: ProviderSignInViewModel;
    readonly brought: SignUpIdentity;
    readonly offered: readonly ProviderOffer[];
  }) => {
    const say = useWords();
    const nameOf = useProviderName(offered);
    const { identity } = brought;
    if (identity !== undefined) {
      const name = nameOf(identity.provider);
      return (
        <div className={css.form}>
          <BroughtPerson identity={identity} name={name} onDisown={brought.disown} />
          <Notice tone="good" icon="check-circle">
            <p>{say(words.opens, { name })}</p>
          </Notice>
          <Button look="quiet" onClick={viewModel.giveUp}>
            {say(words.createWithout, { name })}
          </Button>
        </div>
      );
    }
    return (
      <div className={css.passkey}>
        <p className={css.soft}>{say(words.signUpBy)}</p>
        <ProviderError problem={viewModel.problem} />
        <ProviderButtons viewModel={viewModel} offered={offered} />
      </div>
    );
  },
);
