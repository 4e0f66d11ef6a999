import { scriptText } from '../../frame/script-text.ts';
import type { SandboxReply } from '../sandbox-http-listener.ts';
import { walletSdk, walletSdkParts, type WalletDevice } from './sdk-wallets.ts';

/** Shows the digits in the groups in which they stand on a card. The caret stays after the same digit. */
const groupNumber = (input: HTMLInputElement): void => {
  const caret = input.selectionStart ?? input.value.length;
  const before = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  const digits = input.value.replaceAll(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d+)?$/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  const grouped = (groups ?? []).filter(Boolean).join(' ');
  input.value = grouped;
  let at = 0;
  for (let passed = 0; passed < before && at < grouped.length; at += 1) if (grouped[at] !== ' ') passed += 1;
  input.setSelectionRange(at, at);
};

/** What cannot be a card, of every field at once, by the names of the token service. */
const cardErrors = (typed: (name: string) => string, names: readonly string[], now: Date): Record<string, string> => {
  const number = typed('CARD_NUMBER').replaceAll(/\D/g, '');
  const doubled = [...number].toReversed().map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2));
  const sum = doubled.reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(typed('CARD_DATE')) ?? [];
  const isOver = new Date(2000 + Number(year), Number(month)) <= now;
  const faults = {
    CARD_NUMBER: number.length < 12 || sum % 10 !== 0 ? 'invalid_number' : undefined,
    CARD_DATE: month === '' ? 'invalid_expiry_month' : isOver ? 'expired_card' : undefined,
    CARD_CVV: /^\d{3,4}$/.test(typed('CARD_CVV')) ? undefined : 'invalid_cvc',
    CARD_POSTAL_CODE: undefined,
  };
  return Object.fromEntries(
    names.flatMap((name) => {
      const fault = typed(name) === '' ? 'required' : faults[name as keyof typeof faults];
      return fault === undefined ? [] : [[name, fault]];
    }),
  );
};

/** An input of the page in place of a field of Clover's. */
const cardInput = (name: string, look: { readonly input?: { readonly fontSize?: string } }): HTMLInputElement => {
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
  input.style.fontSize = look.input?.fontSize ?? '16px';
  if (name === 'CARD_NUMBER') input.addEventListener('input', () => groupNumber(input));
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
  const errors = cardErrors(typed, [...inputs.keys()], new Date());
  if (Object.keys(errors).length > 0) return { errors };
  const card = {
    number: typed('CARD_NUMBER').replaceAll(' ', ''),
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
          name.startsWith('PAYMENT_REQUEST_BUTTON')
            ? wallets.create(this.#key, name, options)
            : this.#field(name, options),
      };
    }
    createApplePaymentRequest = wallets.createApplePaymentRequest;
    updateApplePaymentRequest = wallets.updateApplePaymentRequest;
    updateApplePaymentStatus = wallets.updateApplePaymentStatus;
    #field(name: string, look: object) {
      const input = cardInput(name, look);
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
  body: scriptText(sdk, device, [...walletSdkParts, groupNumber, cardErrors, cardInput, cardToken, walletSdk]),
});
