import type { CloverSwitches } from './switches.ts';

export interface WalletDevice {
  readonly address: string;
  readonly switches: Pick<
    CloverSwitches,
    'walletsOnDevice' | 'tellsWalletsTwice' | 'endsSheetsEarly' | 'spellsWalletTokens'
  >;
}

/** What the script of the double adds to the page for wallets. */
export interface WalletSdk {
  create(
    key: string,
    name: string,
    options: object,
  ): {
    mount(selector: string): void;
    addEventListener(name: string, hear: (told: unknown) => void): void;
  };
  createApplePaymentRequest(request: object): object;
  updateApplePaymentRequest(request: object): void;
  updateApplePaymentStatus(status: string): void;
}

/**
 * Stands for the wallets of Clover's `sdk.js`, as docs.clover.com and copies of the script in public repositories have
 * them: Apple's events are dispatched on the window with a misspelt `tokenRecieved`, Google's are heard at the element; Apple's
 * amount is updated, Google's stands in the element. The sheet is a part of the page; it pays with a good card or a declined one.
 */
export const walletSdk = ({ address, switches }: WalletDevice): WalletSdk => {
  interface Sheet {
    readonly close: () => void;
  }
  interface Total {
    readonly amount: string;
  }
  let apple: { total: Total } | undefined;
  let openApple: Sheet | undefined;
  const heard = new Map<string, (told: unknown) => void>();

  const tokenFor = async (key: string, name: string, card: string): Promise<string> => {
    const data = { data: card, version: 'EC_v1' };
    const wallet = name.includes('APPLE') ? { applePayPaymentData: data } : { googlePayPaymentData: data };
    const answer = await fetch(`${address}/v1/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key },
      body: JSON.stringify({ encryptedWallet: wallet }),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  const tellApple = (id: string): void => {
    const tokenRecieved = switches.spellsWalletTokens === 'object' ? { id } : id;
    const detail = { tokenRecieved, status: 'apple_token_received' };
    window.dispatchEvent(new CustomEvent('paymentMethod', { detail }));
  };
  const tellGoogle = (id: string): void =>
    heard.get('paymentMethod')?.(
      switches.spellsWalletTokens === 'object' ? { token: id } : { tokenRecieved: { id, object: 'token' } },
    );
  const tell = (name: string, id: string): void => {
    const times = switches.tellsWalletsTwice ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      if (name.includes('APPLE')) tellApple(id);
      else tellGoogle(id);
    }
  };
  const canceled = (): void => {
    const detail = { status: 'session_cancelled' };
    window.dispatchEvent(new CustomEvent('paymentMethodEnd', { detail }));
  };

  const sheetFor = (name: string, amount: string, onPay: (card: string) => void): Sheet => {
    const sheet = document.createElement('div');
    sheet.className = 'sheet';
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-label', name.includes('APPLE') ? 'Apple Pay' : 'Google Pay');
    sheet.style.cssText =
      'position:fixed;inset:0;z-index:1;display:flex;gap:8px;align-items:center;justify-content:center;background:#fff;color:#000;border:1px solid #000;border-radius:8px';
    const total = document.createElement('span');
    total.textContent = `$${amount}`;
    const card = document.createElement('select');
    card.setAttribute('aria-label', 'Card');
    for (const [value, text] of [
      ['good', 'Visa 4242'],
      ['declined', 'Visa 2222'],
    ] as const) {
      card.append(Object.assign(document.createElement('option'), { value, textContent: text }));
    }
    const close = (): void => sheet.remove();
    const press = (text: string, act: () => void): HTMLButtonElement => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
      button.style.cssText = 'min-height:44px;padding:0 12px;width:auto;border:1px solid #000;border-radius:6px';
      button.addEventListener('click', act);
      return button;
    };
    const pay = press('Pay', () => {
      pay.disabled = true;
      onPay(card.value);
    });
    const cancel = press('Cancel', () => {
      close();
      if (name.includes('APPLE')) canceled();
    });
    sheet.append(total, card, pay, cancel);
    document.body.append(sheet);
    return { close };
  };

  const open = (key: string, name: string, amount: string): void => {
    const isApple = name.includes('APPLE');
    const sheet = sheetFor(name, amount, (card) => {
      void tokenFor(key, name, card).then((id) => {
        if (!isApple) sheet.close();
        tell(name, id);
        if (!isApple || !switches.endsSheetsEarly) return;
        sheet.close();
        openApple = undefined;
        canceled();
      });
    });
    if (isApple) openApple = sheet;
  };

  const buttonOf = (name: string, act: () => void): HTMLButtonElement => {
    const isApple = name.includes('APPLE');
    const text = isApple ? 'Apple Pay' : 'Google Pay';
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
    button.style.cssText = 'background:#000;color:#fff;border-radius:8px;font:500 1.05rem system-ui;cursor:pointer';
    button.addEventListener('click', act);
    return button;
  };

  return {
    create: (key, name, options) => {
      const isApple = name.includes('APPLE');
      return {
        addEventListener: (event, hear) => {
          if (heard.has(event)) throw new Error(`${event} event is already registered on ${name}.`);
          if (!isApple) heard.set(event, hear);
        },
        mount: (selector) => {
          if (!switches.walletsOnDevice.includes(isApple ? 'apple-pay' : 'google-pay')) return;
          const { applePaymentRequest, paymentReqData } = options as {
            applePaymentRequest?: { total: Total };
            paymentReqData?: { total: { amount: number } };
          };
          if (isApple) apple = applePaymentRequest;
          const amount = (): string =>
            isApple ? (apple?.total.amount ?? '') : ((paymentReqData?.total.amount ?? 0) / 100).toFixed(2);
          document.querySelector(selector)?.append(buttonOf(name, () => open(key, name, amount())));
        },
      };
    },
    createApplePaymentRequest: (request) => {
      const { amount } = request as { amount?: number };
      if (!amount || amount <= 0) throw new Error('Amount is required');
      return { ...request, total: { label: 'Amount to be charged', type: 'final', amount: (amount / 100).toFixed(2) } };
    },
    updateApplePaymentRequest: (request) => {
      const { amount } = request as { amount: number };
      apple = { total: { amount: (amount / 100).toFixed(2) } };
    },
    updateApplePaymentStatus: (status) => {
      if (openApple === undefined) throw new Error('There is no Apple Pay session.');
      openApple.close();
      document.documentElement.dataset['appleStatus'] = status;
      openApple = undefined;
    },
  };
};
