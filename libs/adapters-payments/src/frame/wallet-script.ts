import type { CloverFrameConfig } from './clover-script.ts';

export type WalletName = 'apple-pay' | 'google-pay';

/** What the portal says first. */
export interface WalletFrameBegin {
  readonly kind: 'begin';
  readonly sdk: string;
  readonly key: string;
  readonly merchantId: string;
  readonly language: string;
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
  | { readonly kind: 'shown'; readonly wallets: readonly WalletName[] }
  /** `result` is JSON of what the script told; `cents` is what the sheet asked for. */
  | { readonly kind: 'authorized'; readonly wallet: WalletName; readonly cents: number; readonly result: string };

/**
 * Runs in the frame for the wallets of Clover, and is sent to browsers as its own text. It shows the buttons of Clover's script
 * and tells what their sheets came to.
 */
export const cloverWalletScript = ({ sdks, apart }: CloverFrameConfig): void => {
  // Elsewhere it would have the origin of the portal.
  if (apart !== undefined && location.origin !== apart) return;
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
  const nonce = location.hash.slice(1);
  const asked = (amount: number): Amount => ({ amount, countryCode: 'US', currencyCode: 'USD' });

  const serve = (port: MessagePort): void => {
    const tell = (message: unknown): void => port.postMessage(message);
    const form = document.createElement('form');
    const places = new Map<WalletName, HTMLElement>();
    let begun: WalletFrameBegin | undefined;
    let clover: Clover | undefined;
    let elements: ReturnType<Clover['elements']> | undefined;
    let cents: number | undefined;
    /** What each mounted button asks for. */
    const mounted = new Map<WalletName, number>();

    const authorized = (wallet: WalletName, told: unknown): void => {
      const at = mounted.get(wallet);
      if (at !== undefined) tell({ kind: 'authorized', wallet, cents: at, result: JSON.stringify(told ?? null) });
    };
    const labeled = ({ wallet, label }: WalletFrameBegin['wallets'][number]): void => {
      // Clover finds its frame by the title: the label is beside it.
      const inner = places.get(wallet)?.firstElementChild;
      if (inner?.tagName === 'IFRAME') inner.setAttribute('aria-label', label);
    };
    const shown = (): void => {
      for (const each of begun?.wallets ?? []) labeled(each);
      const wallets = [...places].filter(([, place]) => place.firstElementChild !== null).map(([wallet]) => wallet);
      tell({ kind: 'shown', wallets: form.hidden ? [] : wallets });
    };

    const mountApple = (place: HTMLElement, amount: number): void => {
      if (mounted.has('apple-pay')) return clover?.updateApplePaymentRequest(asked(amount));
      const applePaymentRequest = clover?.createApplePaymentRequest(asked(amount));
      const options = { applePaymentRequest, sessionIdentifier: begun?.merchantId };
      // It mounts nothing on a device without Apple Pay.
      elements?.create('PAYMENT_REQUEST_BUTTON_APPLE_PAY', options).mount(`#${place.id}`);
    };
    let googleHeard = false;
    const mountGoogle = (place: HTMLElement, amount: number): void => {
      // Its amount stands in the address of its frame: another amount is another frame.
      place.replaceChildren();
      const paymentReqData = { total: { label: 'Total', amount }, options: { button: { buttonType: 'short' } } };
      const button = elements?.create('PAYMENT_REQUEST_BUTTON', { paymentReqData });
      button?.mount(`#${place.id}`);
      // Heard by the name of the element, once for all of them.
      if (!googleHeard) button?.addEventListener('paymentMethod', (told) => authorized('google-pay', told));
      googleHeard = true;
    };
    const mount = (wallet: WalletName, amount: number): void => {
      const place = places.get(wallet);
      if (place === undefined || mounted.get(wallet) === amount) return;
      try {
        if (wallet === 'apple-pay') mountApple(place, amount);
        else mountGoogle(place, amount);
        mounted.set(wallet, amount);
      } catch {
        // A button that may ask for another amount than the page is taken away.
        mounted.delete(wallet);
        place.remove();
        places.delete(wallet);
      }
    };
    const show = (): void => {
      if (clover === undefined) return;
      form.hidden = cents === undefined;
      if (cents !== undefined) for (const wallet of [...places.keys()]) mount(wallet, cents);
      shown();
    };

    const build = ({ language, wallets }: WalletFrameBegin): void => {
      document.documentElement.lang = language;
      form.hidden = true;
      for (const { wallet } of wallets) {
        const place = document.createElement('div');
        Object.assign(place, { className: 'wallet', id: wallet });
        places.set(wallet, place);
        form.append(place);
      }
      form.addEventListener('submit', (event) => event.preventDefault());
      document.body.append(form);
      window.addEventListener('paymentMethod', (event) => {
        authorized('apple-pay', event instanceof CustomEvent ? event.detail : undefined);
      });
      new MutationObserver(shown).observe(form, { childList: true, subtree: true });
      new ResizeObserver(() => tell({ kind: 'height', pixels: form.offsetHeight })).observe(form);
    };
    const load = (ask: WalletFrameBegin): void => {
      const script = document.createElement('script');
      script.src = ask.sdk;
      script.onerror = () => tell({ kind: 'unreachable' });
      script.onload = () => {
        try {
          const Sdk = Reflect.get(window, 'Clover') as new (key: string, options: object) => Clover;
          const { merchantId, language } = ask;
          const options = { merchantId, locale: language, showSecurePayments: false, showPrivacyPolicy: false };
          clover = new Sdk(ask.key, options);
          elements = clover.elements();
          build(ask);
          show();
        } catch {
          tell({ kind: 'unreachable' });
        }
      };
      document.head.append(script);
    };
    const ended = (isPaid: boolean): void => {
      try {
        clover?.updateApplePaymentStatus(isPaid ? 'success' : 'failed');
      } catch {
        // The sheet is gone already: what became of the payment is said by the portal.
      }
    };

    port.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
      const ask = data as WalletFrameAsk;
      if (ask.kind === 'begin') {
        if (begun !== undefined || !sdks.includes(ask.sdk)) return tell({ kind: 'unreachable' });
        begun = ask;
        load(ask);
      }
      if (ask.kind === 'amount') {
        ({ cents } = ask);
        show();
      }
      if (ask.kind === 'ended') ended(ask.isPaid);
    };
    tell({ kind: 'ready' });
  };

  const begin = (event: MessageEvent): void => {
    const [port] = event.ports;
    if (event.source !== window.parent || port === undefined || event.data !== nonce) return;
    window.removeEventListener('message', begin);
    serve(port);
  };
  window.addEventListener('message', begin);
  window.parent.postMessage(nonce, '*');
};
