import type { Failure } from '@portico/application/kernel';
import { type ProviderEntranceRefusal, signUpPath } from '@portico/application/authentication';
import { type Localized, inLanguageOf } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { SignInForm, type SignInFormModel, SignInProblemText, signInWords } from '../access/index.ts';
import { BroughtPerson, type BroughtPersonModel } from './identity-provider-person.tsx';
import { EntranceTitle } from './entrance-title.tsx';
import css from './entrance.module.css';
import { providerProblems, providerWords } from './identity-provider.messages.ts';
import { languageOf } from '../../words/locale-formats.ts';

/** A provider as it is offered. */
export interface ProviderOffer {
  readonly id: string;
  readonly name: Localized;
}

export type ProviderProblem = ProviderEntranceRefusal | Failure;

/** The sign-in beside the providers, and the identity that was brought to it from one of them. */
export interface SignInByProviderModel extends SignInFormModel {
  readonly identity: (BroughtPersonModel & { readonly provider: string; readonly isKnown: boolean }) | undefined;
}

export interface ProviderButtonsModel {
  /** The provider whose page is being requested. */
  readonly busy: string | undefined;
  begin(provider: string): Promise<void>;
}

export interface ProviderSignInModel extends ProviderButtonsModel {
  readonly problem: ProviderProblem | undefined;
}

export interface ProviderAccountModel {
  /** Continues to the sign-up, which takes over the identity. */
  carry(): void;
  /** Continues without the provider. */
  giveUp(): void;
}

/** The name of a provider in the language of the page. */
export const useProviderName = (offered: readonly ProviderOffer[]): ((id: string) => string) => {
  const { locale } = useIntl();
  const language = languageOf(locale);
  return (id) => {
    const found = offered.find((one) => one.id === id);
    return found === undefined ? id : inLanguageOf(found.name, language);
  };
};

export const ProviderError = ({ problem }: { readonly problem: ProviderProblem | undefined }) => {
  const say = useWords();
  if (problem === undefined) return null;
  const { kind } = problem;
  const words = kind in providerProblems ? providerProblems[kind as keyof typeof providerProblems] : undefined;
  return (
    <Notice tone="bad">
      <p>{say(words ?? failureWords[kind as keyof typeof failureWords])}</p>
    </Notice>
  );
};

export const ProviderButtons = observer(
  ({
    viewModel,
    offered,
    primary = false,
    entering = false,
  }: {
    readonly viewModel: ProviderButtonsModel;
    readonly offered: readonly ProviderOffer[];
    readonly primary?: boolean;
    /** The user has returned from the provider and is being signed in. */
    readonly entering?: boolean;
  }) => {
    const say = useWords();
    const nameOf = useProviderName(offered);
    return offered.map(({ id }) => (
      <Button
        key={id}
        wide
        look={primary ? 'primary' : 'secondary'}
        busy={viewModel.busy === id || entering}
        aria-disabled={viewModel.busy !== undefined && viewModel.busy !== id}
        onClick={() => {
          if (viewModel.busy === undefined) void viewModel.begin(id);
        }}
      >
        {say(providerWords.continue, { name: nameOf(id) })}
      </Button>
    ));
  },
);

/** One button for each provider; below the form, or instead of it. */
export const ProviderSignIn = observer(
  ({
    viewModel,
    signIn,
    offered,
    only,
  }: {
    readonly viewModel: ProviderSignInModel;
    readonly signIn: SignInByProviderModel;
    readonly offered: readonly ProviderOffer[];
    readonly only: boolean;
  }) => {
    const say = useWords();
    const isEntering = signIn.phase.kind === 'signing-in' && signIn.identity?.isKnown === true;
    return (
      <div className={css.passkey}>
        {only && (
          <>
            <EntranceTitle text={say(signInWords.title)} />
            <p>{say(providerWords.only)}</p>
          </>
        )}
        {only && signIn.problem !== undefined && (
          <Notice tone="bad">
            <SignInProblemText problem={signIn.problem} />
          </Notice>
        )}
        <ProviderError problem={viewModel.problem} />
        <ProviderButtons viewModel={viewModel} offered={offered} primary={only} entering={isEntering} />
      </div>
    );
  },
);

/** For an identity that opens no account yet: the user signs in with their account to link it. */
export const ProviderAccount = observer(
  ({
    viewModel,
    signIn,
    offered,
  }: {
    readonly viewModel: ProviderAccountModel;
    readonly signIn: SignInByProviderModel;
    readonly offered: readonly ProviderOffer[];
  }) => {
    const say = useWords();
    const nameOf = useProviderName(offered);
    const { identity } = signIn;
    const name = nameOf(identity?.provider ?? '');
    return (
      <div className={css.form}>
        <EntranceTitle text={say(providerWords.connectTitle, { name })} />
        {identity !== undefined && <BroughtPerson identity={identity} name={name} onDisown={viewModel.giveUp} />}
        <p>{say(providerWords.connect, { name })}</p>
        <SignInForm viewModel={signIn} />
        <div>
          <p>
            <a href={signUpPath(identity ?? {})} onClick={viewModel.carry}>
              {say(providerWords.signUp)}
            </a>
          </p>
          <p className={css.soft}>{say(providerWords.later, { name })}</p>
        </div>
        <Button look="quiet" onClick={viewModel.giveUp}>
          {say(providerWords.without, { name })}
        </Button>
      </div>
    );
  },
);
