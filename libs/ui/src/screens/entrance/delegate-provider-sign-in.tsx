import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { SignInForm, SignInProblemText } from '../access/index.ts';
import { BroughtPerson } from './identity-provider-person.tsx';
import css from './entrance.module.css';
import {
  ProviderButtons,
  ProviderError,
  useProviderName,
  type ProviderAccountModel,
  type ProviderOffer,
  type ProviderSignInModel,
  type SignInByProviderModel,
} from './identity-provider-sign-in.tsx';
import type { SignUpIdentityModel } from './identity-provider-sign-up.tsx';
import { providerWords as words } from './identity-provider.messages.ts';

interface Props {
  readonly viewModel: ProviderSignInModel;
  readonly offered: readonly ProviderOffer[];
  readonly only: boolean;
}

interface DelegateSignInProps extends Props {
  readonly viewModel: ProviderSignInModel & Pick<ProviderAccountModel, 'giveUp'>;
  readonly signIn: SignInByProviderModel;
}

/** The delegates' sign-in by a provider: beside the form, in place of it, or with an account to be linked. */
export const ProviderDelegateSignIn = observer(({ viewModel, signIn, offered, only }: DelegateSignInProps) => {
  const say = useWords();
  const nameOf = useProviderName(offered);
  const { identity, problem } = signIn;
  if (identity?.isKnown === false) {
    const name = nameOf(identity.provider);
    return (
      <div className={css.form}>
        <BroughtPerson identity={identity} name={name} onDisown={viewModel.giveUp} />
        <p>{say(words.connect, { name })}</p>
        <SignInForm viewModel={signIn} />
        <Button look="quiet" onClick={viewModel.giveUp}>
          {say(words.without, { name })}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.form}>
      {only ? <p>{say(words.only)}</p> : <SignInForm viewModel={signIn} />}
      {only && problem !== undefined && (
        <Notice tone="bad">
          <SignInProblemText problem={problem} />
        </Notice>
      )}
      <ProviderError problem={viewModel.problem} />
      <ProviderButtons
        viewModel={viewModel}
        offered={offered}
        primary={only}
        entering={signIn.phase.kind === 'signing-in' && identity !== undefined}
      />
    </div>
  );
});

/** What opens a delegate's account, if providers are the only way to sign in. */
export const ProviderDelegateAccount = observer(
  ({ viewModel, brought, offered }: Omit<Props, 'only'> & { readonly brought: SignUpIdentityModel }) => {
    const say = useWords();
    const nameOf = useProviderName(offered);
    const { identity } = brought;
    if (identity !== undefined) {
      const name = nameOf(identity.provider);
      return (
        <div className={css.form}>
          <BroughtPerson identity={identity} name={name} onDisown={brought.disown} />
          <Notice tone="good" icon="check-circle">
            <p>{say(words.opensOnly, { name })}</p>
          </Notice>
        </div>
      );
    }
    return (
      <div className={css.form}>
        <p>{say(words.only)}</p>
        <ProviderError problem={viewModel.problem} />
        <ProviderButtons viewModel={viewModel} offered={offered} primary />
      </div>
    );
  },
);
