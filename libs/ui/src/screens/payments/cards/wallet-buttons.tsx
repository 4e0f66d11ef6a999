import type { Cents } from '@portico/domain/kernel';
import type { TokenizerFacts, Wallet } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../../../kit/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { walletWords } from './card-form.messages.ts';
import css from './card-form.module.css';

export interface WalletButtonsModel {
  readonly wallets: {
    readonly shown: readonly Wallet[];
    readonly problem: 'failed' | 'amount-changed' | undefined;
    showFrame(
      place: unknown,
      facts: TokenizerFacts,
      look: { readonly language: string; readonly title: string },
    ): () => void;
    ask(amount: Cents | undefined): void;
  };
  readonly rules: { readonly walletAmount: Cents | undefined };
}

/** Apple Pay and Google Pay, above the cards; nothing on a device without either. */
export const WalletButtons = observer(
  ({ viewModel, facts }: { readonly viewModel: WalletButtonsModel; readonly facts: TokenizerFacts }) => {
    const say = useWords();
    const { locale: language } = useIntl();
    const place = useRef<HTMLDivElement>(null);
    const { wallets, rules } = viewModel;
    const { walletAmount } = rules;
    const show = useEffectEvent(() =>
      wallets.showFrame(place.current, facts, { language, title: say(walletWords.title) }),
    );
    useEffect(() => show(), [wallets, language]);
    useEffect(() => wallets.ask(walletAmount), [wallets, walletAmount]);
    return (
      <>
        <div ref={place} className={css.wallets} data-shown={wallets.shown.length > 0} />
        {wallets.problem !== undefined && (
          <Notice tone="bad">
            <p>{say(walletWords[wallets.problem])}</p>
          </Notice>
        )}
        {wallets.shown.length > 0 && <p className={css.or}>{say(walletWords.or)}</p>}
      </>
    );
  },
);
