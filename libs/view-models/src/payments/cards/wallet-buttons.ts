import type { Cents } from '@portico/domain/kernel';
import type { OpenWalletFrame, TokenizerFacts, Wallet, WalletCard, WalletFrame } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';

type PayByWallet = (card: WalletCard) => Promise<boolean | undefined>;

/** The wallets' buttons on a payment screen, if the practice offers them. */
export class WalletButtons {
  /** The wallets that this device has; undefined while that is not known. */
  shown: readonly Wallet[] | undefined;
  /** A payment sheet failed, or its amount is outdated; until another one is opened. */
  problem: 'failed' | 'amount-changed' | undefined;

  readonly #amount: () => Cents | undefined;
  readonly #pay: PayByWallet;
  readonly #open: OpenWalletFrame | undefined;
  #frame: WalletFrame | undefined;

  /**
   * `amount` is what may be paid by a wallet now, undefined if nothing; `pay` charges the card and returns whether it was
   * paid, undefined while another payment is in progress. Without `open`, no buttons are shown.
   */
  constructor(amount: () => Cents | undefined, pay: PayByWallet, open?: OpenWalletFrame) {
    this.#amount = amount;
    this.#pay = pay;
    this.#open = open;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows the buttons in `place`; returns a function that removes them. */
  showFrame(place: unknown, facts: TokenizerFacts, look: { language: string; title: string }): () => void {
    let isOver = false;
    const opening = this.#open?.(place, {
      ...look,
      facts,
      onShown: (wallets) => runInAction(() => (this.shown = isOver ? undefined : wallets)),
      onAuthorized: (card, amount) => void this.authorized(card, amount),
      onFailed: this.fail,
    });
    void (opening ?? Promise.resolve(undefined)).then((frame) => {
      if (isOver) return frame?.close();
      if (frame === undefined) return runInAction(() => (this.shown = []));
      this.#frame = frame;
      this.ask(this.#amount());
    });
    return () => {
      isOver = true;
      this.#frame?.close();
      this.#frame = undefined;
      runInAction(() => (this.shown = undefined));
    };
  }

  /** Sets the amount for the payment sheets. */
  ask(amount: Cents | undefined): void {
    this.#frame?.show(amount);
  }

  /** The payer agreed to `amount`: pays if it is still the amount due. */
  async authorized(card: WalletCard, amount: Cents): Promise<void> {
    this.problem = undefined;
    const isSame = this.#amount() === amount;
    if (!isSame) this.problem = 'amount-changed';
    const isPaid = isSame ? await this.#pay(card) : false;
    if (isPaid !== undefined) this.#frame?.ended(isPaid);
  }

  fail(): void {
    this.problem = 'failed';
    this.#frame?.ended(false);
  }
}
