import type { Cents } from '@portico/domain/kernel';
import type { OpenWalletFrame, TokenizerFacts, Wallet, WalletCard, WalletFrame } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';

interface WalletButtonsDeps {
  readonly open: OpenWalletFrame | undefined;
  /** What may be paid by a wallet now; undefined where nothing may. */
  readonly amount: () => Cents | undefined;
  /** Charges the card; answers whether it was paid, or nothing while another payment is on its way. */
  readonly pay: (card: WalletCard) => Promise<boolean | undefined>;
}

/** The buttons of wallets on a payment screen, where the practice offers them. */
export class WalletButtons {
  /** Those that this device has. */
  shown: readonly Wallet[] = [];
  /** A sheet came to nothing, or asked for another amount than the page by now; until another one is opened. */
  problem: 'failed' | 'amount-changed' | undefined;

  readonly #deps: WalletButtonsDeps;
  #frame: WalletFrame | undefined;

  constructor(deps: WalletButtonsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows them within `place`; answers what takes them away again. */
  showFrame(place: unknown, facts: TokenizerFacts, look: { language: string; title: string }): () => void {
    let isOver = false;
    const opening = this.#deps.open?.(place, {
      ...look,
      facts,
      onShown: (wallets) => runInAction(() => (this.shown = isOver ? [] : wallets)),
      onAuthorized: (card, amount) => void this.authorized(card, amount),
      onFailed: this.fail,
    });
    void opening?.then((frame) => {
      if (isOver) return frame?.close();
      this.#frame = frame;
      this.ask(this.#deps.amount());
    });
    return () => {
      isOver = true;
      this.#frame?.close();
      this.#frame = undefined;
      runInAction(() => (this.shown = []));
    };
  }

  /** The sheets ask for this from now on. */
  ask(amount: Cents | undefined): void {
    this.#frame?.show(amount);
  }

  /** The payer agreed to `amount`: it is paid if it is still what is to be paid. */
  async authorized(card: WalletCard, amount: Cents): Promise<void> {
    this.problem = undefined;
    const isSame = this.#deps.amount() === amount;
    if (!isSame) this.problem = 'amount-changed';
    const isPaid = isSame ? await this.#deps.pay(card) : false;
    if (isPaid !== undefined) this.#frame?.ended(isPaid);
  }

  fail(): void {
    this.problem = 'failed';
    this.#frame?.ended(false);
  }
}
