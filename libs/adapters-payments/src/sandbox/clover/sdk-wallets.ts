import type { CloverSwitches } from './behavior-switches.ts';

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

/** The button of a sheet or of the page. */
const pressable = (text: string, style: string, act: () => void): HTMLButtonElement => {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.style.cssText = style;
  button.addEventListener('click', act);
  return button;
};

/** Says good or declined. */
const cardSelect = (): HTMLSelectElement => {
  const card = document.createElement('select');
  card.setAttribute('aria-label', 'Card');
  for (const [value, text] of [
    ['good', 'Visa 4242'],
    ['declined', 'Visa 2222'],
  ] as const) {
    card.append(Object.assign(document.createElement('option'), { value, textContent: text }));
  }
  return card;
};

interface Sheet {
  readonly close: () => void;
}

interface SheetInput {
  readonly title: string;
  readonly amount: string;
  readonly onPay: (card: string) => void;
  readonly onCancel: () => void;
}

/** Shows the sheet of a wallet; it pays once, with the card that is chosen in it. */
const openSheet = ({ title, amount, onPay, onCancel }: SheetInput): Sheet => {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-label', title);
  sheet.style.cssText =
    'position:fixed;inset:0;z-index:1;display:flex;gap:8px;align-items:center;justify-content:center;background:#fff;color:#000;border:1px solid #000;border-radius:8px';
  const total = document.createElement('span');
  total.textContent = `$${amount}`;
  const card = cardSelect();
  const style = 'min-height:44px;padding:0 12px;width:auto;border:1px solid #000;border-radius:6px';
  const pay = pressable('Pay', style, () => {
    pay.disabled = true;
    onPay(card.value);
  });
  const close = (): void => sheet.remove();
  const cancel = pressable('Cancel', style, () => {
    close();
    onCancel();
  });
  sheet.append(total, card, pay, cancel);
  document.body.append(sheet);
  return { close };
};

const walletToken = async (address: string, key: string, isApple: boolean, card: string): Promise<string> => {
  const data = { data: card, version: 'EC_v1' };
  const wallet = isApple ? { applePayPaymentData: data } : { googlePayPaymentData: data };
  const answer = await fetch(`${address}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key },
    body: JSON.stringify({ encryptedWallet: wallet }),
  });
  return ((await answer.json()) as { id: string }).id;
};

type Hear = (told: unknown) => void;

/** The events of both wallets, as the switches spell them. */
const walletEvents = (switches: WalletDevice['switches'], heard: ReadonlyMap<string, Hear>) => {
  const dispatch = (name: string, detail: object): void => {
    window.dispatchEvent(new CustomEvent(name, { detail }));
  };
  const isObject = switches.spellsWalletTokens === 'object';
  const tellApple = (id: string): void =>
    dispatch('paymentMethod', { tokenRecieved: isObject ? { id } : id, status: 'apple_token_received' });
  const tellGoogle = (id: string): void =>
    heard.get('paymentMethod')?.(isObject ? { token: id } : { tokenRecieved: { id, object: 'token' } });
  return {
    tell: (isApple: boolean, id: string): void => {
      const times = switches.tellsWalletsTwice ? 2 : 1;
      for (let time = 0; time < times; time += 1) (isApple ? tellApple : tellGoogle)(id);
    },
    appleCanceled: (): void => dispatch('paymentMethodEnd', { status: 'session_cancelled' }),
  };
};

interface Total {
  readonly amount: string;
}

/** Apple's request, whose amount may change under the button, and its sheet, which the page ends. */
const applePayments = () => {
  let request: { total: Total } | undefined;
  let sheet: Sheet | undefined;
  const dollars = (cents: number): string => (cents / 100).toFixed(2);
  return {
    amount: (): string => request?.total.amount ?? '',
    use: (asked: { total: Total } | undefined): void => {
      request = asked;
    },
    opened: (open: Sheet): void => {
      sheet = open;
    },
    ended: (): void => {
      sheet?.close();
      sheet = undefined;
    },
    createApplePaymentRequest: (asked: object): object => {
      const { amount } = asked as { amount?: number };
      if (!amount || amount <= 0) throw new Error('Amount is required');
      return { ...asked, total: { label: 'Amount to be charged', type: 'final', amount: dollars(amount) } };
    },
    updateApplePaymentRequest: (asked: object): void => {
      request = { total: { amount: dollars((asked as { amount: number }).amount) } };
    },
    updateApplePaymentStatus: (status: string): void => {
      if (sheet === undefined) throw new Error('There is no Apple Pay session.');
      sheet.close();
      document.documentElement.dataset['appleStatus'] = status;
      sheet = undefined;
    },
  };
};

/**
 * Stands for the wallets of Clover's `sdk.js`, as docs.clover.com and copies of the script in public repositories have
 * them: Apple's events are dispatched on the window with a misspelt `tokenRecieved`, Google's are heard at the element; Apple's
 * amount is updated, Google's stands in the element. The sheet is a part of the page; it pays with a good card or a declined one.
 */
export const walletSdk = ({ address, switches }: WalletDevice): WalletSdk => {
  const heard = new Map<string, Hear>();
  const { tell, appleCanceled } = walletEvents(switches, heard);
  const apple = applePayments();
  const titleOf = (isApple: boolean): string => (isApple ? 'Apple Pay' : 'Google Pay');
  const open = (key: string, isApple: boolean, amount: string): void => {
    const onPay = async (card: string): Promise<void> => {
      const id = await walletToken(address, key, isApple, card);
      if (!isApple) sheet.close();
      tell(isApple, id);
      if (!isApple || !switches.endsSheetsEarly) return;
      apple.ended();
      appleCanceled();
    };
    const sheet = openSheet({
      title: titleOf(isApple),
      amount,
      onPay: (card) => void onPay(card),
      onCancel: () => isApple && appleCanceled(),
    });
    if (isApple) apple.opened(sheet);
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
          if (isApple) apple.use(applePaymentRequest);
          const amount = (): string =>
            isApple ? apple.amount() : ((paymentReqData?.total.amount ?? 0) / 100).toFixed(2);
          const style = 'background:#000;color:#fff;border-radius:8px;font:500 1.05rem system-ui;cursor:pointer';
          const button = pressable(titleOf(isApple), style, () => open(key, isApple, amount()));
          document.querySelector(selector)?.append(button);
        },
      };
    },
    createApplePaymentRequest: apple.createApplePaymentRequest,
    updateApplePaymentRequest: apple.updateApplePaymentRequest,
    updateApplePaymentStatus: apple.updateApplePaymentStatus,
  };
};

/** What the script calls. */
export const walletSdkParts = [pressable, cardSelect, openSheet, walletToken, walletEvents, applePayments];
