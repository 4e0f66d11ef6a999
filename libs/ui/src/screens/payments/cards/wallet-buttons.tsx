import type { Cents } from '@portico/domain/kernel';
import { walletNames, type TokenizerFacts, type Wallet } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../../../kit/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { walletWords } from './card-form.messages.ts';
import css from './card-form.module.css';

export interface WalletButtonsModel {
  readonly wallets: {
    readonly shown: readonly Wallet[] | undefined;
    readonly problem: 'failed' | 'amount-changed' | undefined;
    showFrame(
      place: unknown,
      facts: TokenizerFacts,
      look: { readonly language: string; readonly title: string },
    ): () => void;
    ask(amount: Cents | undefined): void;
  };
  readonly rules: { readonly walletAmount: Cents | undefined };
  readonly draft: { readonly amount: Cents | undefined };
}

/** What stands in the place of the buttons: nothing to read until they have come, then why they cannot be used. */
const InPlaceOfButtons = observer(({ viewModel }: { readonly viewModel: WalletButtonsModel }) => {
  const say = useWords();
  const { locale } = useIntl();
  const { wallets, rules, draft } = viewModel;
  const { shown } = wallets;
  if (shown === undefined || rules.walletAmount !== undefined) return <div className={css.walletsWait} aria-hidden />;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const names = list.format(shown.map((wallet) => walletNames[wallet]));
  return (
    <p className={css.walletsWait}>
      {say(draft.amount === undefined ? walletWords.noAmount : walletWords.otherChoice, { wallets: names })}
    </p>
  );
});

/** Apple Pay and Google Pay, above the cards; nothing on a device without either. Their place never moves the page. */
export const WalletButtons = observer(
  ({ viewModel, facts }: { readonly viewModel: WalletButtonsModel; readonly facts: TokenizerFacts }) => {
    const say = useWords();
    const { locale: language } = useIntl();
    const place = useRef<HTMLDivElement>(null);
    const { wallets, rules } = viewModel;
    const { walletAmount } = rules;
    const isNone = wallets.shown?.length === 0;
    const isShown = !isNone && wallets.shown !== undefined && walletAmount !== undefined;
    const show = useEffectEvent(() =>
      wallets.showFrame(place.current, facts, { language, title: say(walletWords.title) }),
    );
    useEffect(() => show(), [wallets, language]);
    useEffect(() => wallets.ask(walletAmount), [wallets, walletAmount]);
    return (
      <>
        <div className={css.walletPlace} hidden={isNone}>
          <div ref={place} className={css.wallets} data-shown={isShown} />
          {!isShown && <InPlaceOfButtons viewModel={viewModel} />}
        </div>
        {wallets.problem !== undefined && (
          <Notice tone="bad">
            <p>{say(walletWords[wallets.problem])}</p>
          </Notice>
        )}
        {!isNone && <p className={css.or}>{say(walletWords.or)}</p>}
      </>
    );
  },
);
