import { acceptPort } from './accept-message-port.ts';
import type { CloverFrameConfig } from './clover-script.ts';
import { loadClover, type CloverBegin } from './load-clover.ts';

export type WalletName = 'apple-pay' | 'google-pay';

/** What the portal says first. */
export interface WalletFrameBegin extends CloverBegin {
  readonly kind: 'begin';
  readonly wallets: readonly { readonly wallet: WalletName; readonly label: string }[];
}

export type WalletFrameAsk =
  | WalletFrameBegin
  /** In cents; without it the buttons are hidden. */
  | { readonly kind: 'amount'; readonly cents: number | undefined }
  | { readonly kind: 'ended'; readonly isPaid: boolean };

export type WalletFrameMessage =
  | { readonly kind: 'ready' | 'unreachable' }
  | { readonly kind: 'height'; readonly pixels: number }
  /** While it waits, nothing is known yet of what the device has. */
  | { readonly kind: 'shown'; readonly wallets: readonly WalletName[]; readonly isWaiting: boolean }
  /** `result` is JSON of what the script told; `cents` is what the sheet asked for. */
  | { readonly kind: 'authorized'; readonly wallet: WalletName; readonly cents: number; readonly result: string };

interface Button {
  mount(selector: string): void;
  addEventListener(name: string, hear: (told: unknown) => void): void;
}

interface Amount {
  readonly amount: number;
  readonly countryCode: 'US';
  readonly currencyCode: 'USD';
}

interface Clover {
  elements(): { create(name: string, options: object): Button };
  createApplePaymentRequest(request: Amount): object;
  updateApplePaymentRequest(request: Amount): void;
  updateApplePaymentStatus(status: 'success' | 'failed'): void;
}

/** The buttons of Clover's script in the page of the frame, and what their sheets came to. */
class WalletButtons {
  readonly #clover: Clover;
  readonly #begin: WalletFrameBegin;
  readonly #tell: (message: WalletFrameMessage) => void;
  readonly #elements: ReturnType<Clover['elements']>;
  readonly #form = document.createElement('form');
  readonly #places = new Map<WalletName, HTMLElement>();
  /** What each mounted button asks for. */
  readonly #mounted = new Map<WalletName, number>();
  /** The wallets of which something has been drawn; a frame in which nothing is yet would be a hole in the page. */
  readonly #drawn = new Set<WalletName>();
  #isGoogleHeard = false;

  constructor(clover: Clover, begin: WalletFrameBegin, tell: (message: WalletFrameMessage) => void) {
    this.#clover = clover;
    this.#begin = begin;
    this.#tell = tell;
    this.#elements = clover.elements();
    this.#build();
    this.#hear();
  }

  /** In cents; without it the buttons are hidden. */
  show(cents: number | undefined): void {
    this.#form.hidden = cents === undefined;
    if (cents !== undefined) for (const wallet of [...this.#places.keys()]) this.#mount(wallet, cents);
    this.#tellShown();
  }

  end(isPaid: boolean): void {
    try {
      this.#clover.updateApplePaymentStatus(isPaid ? 'success' : 'failed');
    } catch {
      // The sheet is gone already: what became of the payment is said by the portal.
    }
  }

  #build(): void {
    document.documentElement.lang = this.#begin.language;
    this.#form.hidden = true;
    for (const { wallet } of this.#begin.wallets) {
      const place = document.createElement('div');
      Object.assign(place, { className: 'wallet', id: wallet });
      this.#places.set(wallet, place);
      this.#form.append(place);
    }
    document.body.append(this.#form);
  }

  #hear(): void {
    const form = this.#form;
    form.addEventListener('submit', (event) => event.preventDefault());
    window.addEventListener('paymentMethod', (event) => {
      this.#tellAuthorized('apple-pay', event instanceof CustomEvent ? event.detail : undefined);
    });
    new MutationObserver(() => this.#tellShown()).observe(form, { childList: true, subtree: true });
    new ResizeObserver(() => this.#tell({ kind: 'height', pixels: form.offsetHeight })).observe(form);
  }

  #tellAuthorized(wallet: WalletName, told: unknown): void {
    const cents = this.#mounted.get(wallet);
    if (cents !== undefined) this.#tell({ kind: 'authorized', wallet, cents, result: JSON.stringify(told ?? null) });
  }

  #tellShown(): void {
    for (const each of this.#begin.wallets) this.#label(each);
    const wallets = [...this.#places.keys()].filter((wallet) => this.#isDrawn(wallet));
    const isDrawing =
      wallets.length === 0 && [...this.#places.values()].some(({ firstElementChild }) => firstElementChild);
    this.#tell({ kind: 'shown', wallets, isWaiting: this.#form.hidden !== false || isDrawing });
  }

  #isDrawn(wallet: WalletName): boolean {
    const inner = this.#places.get(wallet)?.firstElementChild;
    if (inner == null) return false;
    if (inner.tagName !== 'IFRAME') this.#drawn.add(wallet);
    if (this.#drawn.has(wallet)) return true;
    const drawn = (): void => {
      this.#drawn.add(wallet);
      this.#tellShown();
    };
    inner.addEventListener('load', drawn, { once: true });
    return false;
  }

  #label({ wallet, label }: WalletFrameBegin['wallets'][number]): void {
    // Clover finds its frame by the title: the label is beside it.
    const inner = this.#places.get(wallet)?.firstElementChild;
    if (inner?.tagName === 'IFRAME') inner.setAttribute('aria-label', label);
  }

  #mount(wallet: WalletName, cents: number): void {
    const place = this.#places.get(wallet);
    if (place === undefined || this.#mounted.get(wallet) === cents) return;
    try {
      if (wallet === 'apple-pay') this.#mountApple(place, cents);
      else this.#mountGoogle(place, cents);
      this.#mounted.set(wallet, cents);
    } catch {
      // A button that may ask for another amount than the page is taken away.
      this.#mounted.delete(wallet);
      place.remove();
      this.#places.delete(wallet);
    }
  }

  #mountApple(place: HTMLElement, cents: number): void {
    const amount: Amount = { amount: cents, countryCode: 'US', currencyCode: 'USD' };
    if (this.#mounted.has('apple-pay')) return this.#clover.updateApplePaymentRequest(amount);
    const applePaymentRequest = this.#clover.createApplePaymentRequest(amount);
    const options = { applePaymentRequest, sessionIdentifier: this.#begin.merchantId };
    // It mounts nothing on a device without Apple Pay.
    this.#elements.create('PAYMENT_REQUEST_BUTTON_APPLE_PAY', options).mount(`#${place.id}`);
  }

  #mountGoogle(place: HTMLElement, amount: number): void {
    // Its amount stands in the address of its frame: another amount is another frame.
    place.replaceChildren();
    const paymentReqData = { total: { label: 'Total', amount }, options: { button: { buttonType: 'short' } } };
    const button = this.#elements.create('PAYMENT_REQUEST_BUTTON', { paymentReqData });
    button.mount(`#${place.id}`);
    // Heard by the name of the element, once for all of them.
    if (!this.#isGoogleHeard) {
      button.addEventListener('paymentMethod', (told) => this.#tellAuthorized('google-pay', told));
    }
    this.#isGoogleHeard = true;
  }
}

/**
 * Runs in the frame for the wallets of Clover, and is sent to browsers as its own text. It shows the buttons of Clover's script
 * and tells what their sheets came to.
 */
export const cloverWalletScript = ({ sdks, apart }: CloverFrameConfig): void => {
  const serve = (port: MessagePort): void => {
    const tell = (message: WalletFrameMessage): void => port.postMessage(message);
    const unreachable = (): void => tell({ kind: 'unreachable' });
    let isBegun = false;
    let buttons: WalletButtons | undefined;
    let cents: number | undefined;
    const begin = (asked: WalletFrameBegin): void => {
      if (isBegun || !sdks.includes(asked.sdk)) return unreachable();
      isBegun = true;
      const show = (clover: Clover): void => {
        buttons = new WalletButtons(clover, asked, tell);
        buttons.show(cents);
      };
      loadClover<Clover>(asked, { showSecurePayments: false, showPrivacyPolicy: false }, show, unreachable);
    };
    port.onmessage = ({ data }: MessageEvent<WalletFrameAsk>) => {
      if (data.kind === 'begin') begin(data);
      if (data.kind === 'amount') {
        ({ cents } = data);
        buttons?.show(cents);
      }
      if (data.kind === 'ended') buttons?.end(data.isPaid);
    };
  };
  acceptPort(apart, serve);
};

/** What the script calls. */
export const cloverWalletParts = [acceptPort, loadClover, WalletButtons];
