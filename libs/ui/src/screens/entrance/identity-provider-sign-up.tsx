import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { BroughtPerson, type BroughtPersonModel } from './identity-provider-person.tsx';
import css from './entrance.module.css';
import {
  ProviderButtons,
  ProviderError,
  useProviderName,
  type ProviderAccountModel,
  type ProviderOffer,
  type ProviderSignInModel,
} from './identity-provider-sign-in.tsx';
import { providerWords as words } from './identity-provider.messages.ts';

/** The identity that a new account will be opened by. */
export interface SignUpIdentityModel {
  readonly identity: (BroughtPersonModel & { readonly provider: string }) | undefined;
  /** The identity is another person's, who used this browser before. */
  disown(): void;
}

/** Above the form of a new account: the providers that can open it later, or the chosen one. */
export const ProviderSignUp = observer(
  ({
    viewModel,
    brought,
    offered,
  }: {
    readonly viewModel: ProviderSignInModel & Pick<ProviderAccountModel, 'giveUp'>;
    readonly brought: SignUpIdentityModel;
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
