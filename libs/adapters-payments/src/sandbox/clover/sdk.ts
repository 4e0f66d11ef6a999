import { scriptText } from '../../frame/script-text.ts';
import type { SandboxReply } from '../sandbox-http-listener.ts';
import { walletSdk, walletSdkParts, type WalletDevice } from './sdk-wallets.ts';

/** An input of the page in place of a field of Clover's. */
const cardInput = (name: string): HTMLInputElement => {
  const autocomplete: Readonly<Record<string, string>> = {
    CARD_NUMBER: 'cc-number',
    CARD_DATE: 'cc-exp',
    CARD_CVV: 'cc-csc',
    CARD_POSTAL_CODE: 'postal-code',
  };
  const input = document.createElement('input');
  input.inputMode = name === 'CARD_POSTAL_CODE' ? 'text' : 'numeric';
  input.setAttribute('autocomplete', autocomplete[name] ?? 'off');
  input.style.padding = '0 12px';
  input.style.background = 'transparent';
  input.style.color = 'inherit';
  input.style.font = 'inherit';
  input.style.fontSize = '16px';
  if (name === 'CARD_DATE') {
    // Puts the slash between month and year, but not back while it is deleted.
    input.addEventListener('input', (event) => {
      const typed = input.value.replace(/\D/g, '').slice(0, 4);
      const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      if (!isDeleting) input.value = typed.length < 2 ? typed : `${typed.slice(0, 2)}/${typed.slice(2)}`;
    });
  }
  return input;
};

/** Exchanges what was typed for a token, or for errors by element. */
const cardToken = async (address: string, key: string, inputs: ReadonlyMap<string, HTMLInputElement>) => {
  const typed = (name: string): string => inputs.get(name)?.value.trim() ?? '';
  const [month = '', year = ''] = typed('CARD_DATE').split('/');
  const missing = [...inputs].filter(([, input]) => input.value.trim() === '').map(([name]) => [name, 'required']);
  if (missing.length > 0) return { errors: Object.fromEntries(missing) as Record<string, string> };
  const card = {
    number: typed('CARD_NUMBER'),
    exp_month: month.trim(),
    exp_year: year.trim(),
    cvv: typed('CARD_CVV'),
    ...(inputs.has('CARD_POSTAL_CODE') && { address_zip: typed('CARD_POSTAL_CODE') }),
  };
  const answer = await fetch(`${address}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key },
    body: JSON.stringify({ card }),
  });
  const said = (await answer.json()) as { id?: string; card?: object; error?: { code?: string } };
  if (said.id !== undefined) return { token: said.id, card: said.card };
  const code = said.error?.code ?? '';
  const field = /number|type/.test(code) ? 'CARD_NUMBER' : /exp/.test(code) ? 'CARD_DATE' : 'CARD_CVV';
  return { errors: { [field]: code } };
};

/**
 * Stands for Clover's `sdk.js`, as docs.clover.com describes it: elements that are mounted into the page, and `createToken()`,
 * which answers a token or errors by element. Its fields are inputs of the page; Clover's are frames of its own. That
 * the answer holds the card's brand, last four digits and month is not documented, but the token service says so.
 */
const sdk = (device: WalletDevice): void => {
  const wallets = walletSdk(device);
  const inputs = new Map<string, HTMLInputElement>();
  class Clover {
    readonly #key: string;
    constructor(key: string) {
      this.#key = key;
    }
    elements() {
      return {
        create: (name: string, options: object) =>
          name.startsWith('PAYMENT_REQUEST_BUTTON') ? wallets.create(this.#key, name, options) : this.#field(name),
      };
    }
    createApplePaymentRequest = wallets.createApplePaymentRequest;
    updateApplePaymentRequest = wallets.updateApplePaymentRequest;
    updateApplePaymentStatus = wallets.updateApplePaymentStatus;
    #field(name: string) {
      const input = cardInput(name);
      return {
        mount: (selector: string) => {
          document.querySelector(selector)?.append(input);
          inputs.set(name, input);
        },
        addEventListener: (_: 'change', listener: () => void) => input.addEventListener('input', listener),
      };
    }
    createToken() {
      return cardToken(device.address, this.#key, inputs);
    }
  }
  Object.assign(window, { Clover });
};

export const sdkReply = (device: WalletDevice): SandboxReply => ({
  status: 200,
  headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' },
  body: scriptText(sdk, device, [...walletSdkParts, cardInput, cardToken, walletSdk]),
});
