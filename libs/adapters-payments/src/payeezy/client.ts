import type { Machine, ReportError } from '../wire/clock-and-network.ts';
import type { PayeezySettings } from './settings.ts';
import { knownCode } from '../wire/loggable-processor-failure.ts';
import { signatureOf } from './sign-request.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * What came back. `rejected`: it was looked at and not processed, with the words for why. `barred`: we are not let in.
 * `lost`: no answer, or one that proves nothing.
 */
export type PayeezyReply =
  | { readonly kind: 'answered'; readonly body: Json }
  | { readonly kind: 'rejected'; readonly mistakes: readonly Mistake[] }
  | { readonly kind: 'barred' }
  | { readonly kind: 'lost' };

export interface Mistake {
  readonly code: string;
  readonly description: string;
}

/** The first is no such key, the second a bad signature, the third no such address, the last too many at once. */
const barring: readonly number[] = [401, 403, 404, 429];

/** Asks Payeezy, signed, once for each call: nothing is ever repeated here. What was sent and answered is kept nowhere. */
export class PayeezyClient {
  readonly #settings: PayeezySettings;
  readonly #report: ReportError;
  readonly #machine: Machine;

  constructor(settings: PayeezySettings, report: ReportError, machine: Machine) {
    this.#settings = settings;
    this.#report = report;
    this.#machine = machine;
  }

  /** `path` follows `/v1`. */
  post(path: string, content: Json): Promise<PayeezyReply> {
    return this.#send('POST', path, JSON.stringify(content));
  }

  get(path: string): Promise<PayeezyReply> {
    return this.#send('GET', path, '');
  }

  async #send(method: 'GET' | 'POST', path: string, body: string): Promise<PayeezyReply> {
    const { apiKey, merchantToken, apiSecret, address } = this.#settings;
    const nonce = this.#machine.nonce();
    const timestamp = String(this.#machine.now());
    try {
      const answer = await this.#machine.fetch(`${address}/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          apikey: apiKey,
          token: merchantToken,
          nonce,
          timestamp,
          authorization: signatureOf({ apiKey, nonce, timestamp, merchantToken, body }, apiSecret),
        },
        ...(body !== '' && { body }),
        redirect: 'error',
        signal: this.#machine.deadline(),
      });
      const reply = replyOf(answer.status, await answer.text());
      this.#tell(`${method} ${path}`, answer.status, reply);
      return reply;
    } catch {
      // The error is dropped, because it may contain what was sent.
      this.#tell(`${method} ${path}`, 0, { kind: 'lost' });
      return { kind: 'lost' };
    }
  }

  #tell(asked: string, status: number, reply: PayeezyReply): void {
    if (reply.kind === 'answered') return;
    const operation = asked.split(/[/?]/, 2).join('');
    const codes = reply.kind === 'rejected' ? reply.mistakes.map(codeOf) : [undefined];
    for (const code of codes) this.#report({ operation, status, ...(code !== undefined && { code }) });
  }
}

/** With the number that the description of a `server_error` holds. */
const codeOf = (mistake: Mistake): string | undefined => {
  const number = gatewayCodeIn(mistake);
  return knownCode(number === '' ? mistake.code : `${mistake.code}_${number}`);
};

const replyOf = (status: number, text: string): PayeezyReply => {
  if (barring.includes(status)) return { kind: 'barred' };
  const body = objectFrom(text);
  if (body === undefined) return { kind: 'lost' };
  const isFine = status >= 200 && status < 300;
  const mistakes = isFine || status === 400 ? mistakesOf(body) : [];
  // A rejection may come as 201 as well: it names mistakes, and no end of the transaction.
  if (isFine && (mistakes.length === 0 || isDecided(body))) return { kind: 'answered', body };
  return mistakes.length === 0 ? { kind: 'lost' } : { kind: 'rejected', mistakes };
};

const isDecided = (body: Json): boolean =>
  ['approved', 'declined'].includes(textOf(body['transaction_status']).toLowerCase());

const objectFrom = (text: string): Json | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** The words of `Error.messages`; a rejection may also repeat what was asked, which goes no further than here. */
export const mistakesOf = (body: Json): readonly Mistake[] => {
  const messages: unknown = within(within(body, 'Error'), 'messages');
  if (!Array.isArray(messages)) return [];
  return messages.map((one: unknown) => ({
    code: textOf(within(one, 'code')),
    description: textOf(within(one, 'description')),
  }));
};

/** The gateway code that the description of a `server_error` holds: `Bad Request (22) - …`, also with words before it. */
export const gatewayCodeIn = ({ description }: Mistake): string =>
  /Bad Request \((\d\d)\)/.exec(description)?.[1] ?? '';

export const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
