import { createHash } from 'node:crypto';
import { exchange, textOf, type Exchange } from '../wire/http-exchange.ts';
import { thisMachine, unreported, type Machine, type ReportError } from '../wire/clock-and-network.ts';
import { FIRST_PAUSE, RATE_PAUSE, TRIES } from './timing-limits.ts';
import { knownCode, refusesUs } from '../wire/loggable-processor-failure.ts';
import { cloverKeys, type CloverKeys } from './clover-request-credentials.ts';
import { errorIn } from './decline-reasons.ts';
import type { CloverKeyStore, CloverSettings } from './settings.ts';

export interface CloverRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the address, such as `/v1/charges`. */
  readonly path: string;
  /** Another address than that of charges. */
  readonly address?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The same key is worked on once, however often it is sent. */
  readonly key?: string;
  readonly payerAddress?: string;
}

/**
 * `doubtful`: an earlier try of the same request may have been worked on, so a refusal proves nothing.
 */
export type CloverAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: Readonly<Record<string, unknown>>;
      readonly doubtful: boolean;
    }
  /** With the status of the last answer, where Clover itself answered. */
  | { readonly kind: 'unknown'; readonly status?: number };

/** One key for one operation on one thing, in the shape of a UUID (version 4), which Clover takes. */
export const keyOf = (operation: string, of: string): string => {
  const hex = createHash('sha256').update(`portico ${operation} ${of}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/** Talks to Clover's Ecommerce API: the same request again only where it cannot do anything twice. */
export class CloverClient {
  readonly #settings: CloverSettings;
  readonly #keys: CloverKeys;
  readonly #report: ReportError;
  readonly #machine: Machine;

  /** Without a store of keys, tokens cannot be renewed. */
  constructor(
    settings: CloverSettings,
    report: ReportError = unreported,
    keys?: CloverKeyStore,
    machine: Machine = thisMachine,
  ) {
    this.#settings = settings;
    this.#keys = cloverKeys(settings, report, keys, machine);
    this.#report = report;
    this.#machine = machine;
  }

  async ask(request: CloverRequest): Promise<CloverAnswer> {
    // Read as often as one likes; written again only under a key.
    const repeatable = request.method === 'GET' || request.key !== undefined;
    const deadline = this.#machine.deadline();
    let doubtful = false;
    let token = await this.#keys.current();
    // Nothing is sent that could only be refused.
    if (token === undefined) return { kind: 'answered', status: 401, body: {}, doubtful };
    let isRenewed = false;
    for (let tries = 1; ; tries += 1) {
      const answer = read(await this.#send(request, token, deadline));
      if (statusOf(answer) === 401 && !isRenewed) {
        const other = await this.#keys.instead(token);
        isRenewed = true;
        if (other !== undefined) {
          token = other;
          continue;
        }
      }
      this.#tell(request, answer);
      if (answer.kind === 'answered' && !isTransient(answer, request))
        return { kind: 'answered', status: answer.status, body: answer.body, doubtful };
      const limited = statusOf(answer) === 429;
      doubtful ||= !limited;
      const again = tries < TRIES && (limited || (repeatable && isWorthATry(answer, request)));
      if (!again) {
        if (answer.kind !== 'answered') return { kind: 'unknown' };
        if (doubtful) return { kind: 'unknown', status: answer.status };
        return { kind: 'answered', status: answer.status, body: answer.body, doubtful };
      }
      await this.#pause(answer, tries);
    }
  }

  async #send(
    { method, address, path, body, key, payerAddress }: CloverRequest,
    token: string,
    deadline: AbortSignal,
  ): Promise<Exchange> {
    return exchange(
      (asked, init) => this.#machine.fetch(asked, init),
      `${address ?? this.#settings.sclAddress}${path}`,
      {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(payerAddress !== undefined && { 'x-forwarded-for': payerAddress }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      deadline,
    );
  }

  async #pause(answer: Exchange, tries: number): Promise<void> {
    const pause = FIRST_PAUSE * 2 ** (tries - 1);
    if (statusOf(answer) !== 429 || answer.kind !== 'answered') return this.#machine.sleep(pause);
    const asked = Number(answer.headers.get('retry-after') ?? 0) * 1_000 || 0;
    return this.#machine.sleep(Math.min(RATE_PAUSE.most, Math.max(RATE_PAUSE.least * 2 ** (tries - 1), asked)));
  }

  #tell({ method, path }: CloverRequest, answer: Exchange): void {
    const status = statusOf(answer);
    if (status === 200) return;
    const operation = `${method} ${path.split(/[/?]/)[2] ?? ''}`;
    const code = answer.kind === 'answered' ? textOf(errorIn(answer.body).code) : undefined;
    const known = knownCode(code);
    this.#report({ operation, status, ...(known !== undefined && { code: known }) });
  }
}

/** A refusal of our keys counts in any format: some of Clover's services answer in plain text. */
const read = (answer: Exchange): Exchange =>
  answer.kind === 'unreadable' && refusesUs(answer)
    ? { kind: 'answered', status: answer.status, headers: new Headers(), body: {} }
    : answer;

const statusOf = (answer: Exchange): number => (answer.kind === 'silent' ? 0 : answer.status);

/** Whether the answer says nothing about what became of the request, or says to come back later. */
const isTransient = ({ status }: { readonly status: number }, { key }: CloverRequest): boolean =>
  status === 429 || status >= 500 || (status === 409 && key !== undefined);

/** Whether to retry: lost connections, keys in flight and 503 always; other errors only for reads. */
const isWorthATry = (answer: Exchange, { method }: CloverRequest): boolean =>
  (answer.kind === 'silent' && answer.why === 'lost') ||
  (answer.kind === 'answered' && (answer.status === 409 || answer.status === 503)) ||
  (method === 'GET' && answer.kind !== 'silent');
