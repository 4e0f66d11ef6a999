import { createHmac } from 'node:crypto';
import { Bounded } from '../../wire/bounded-map.ts';
import { Faults } from '../faults.ts';
import { Journal } from '../request-journal.ts';
import { json, Listener, type SandboxCall, type SandboxReply } from '../sandbox-http-listener.ts';
import { notProcessed, type Json } from './transaction-replies.ts';
import { mistake } from './card-mistakes.ts';
import { PayeezyEndpoint, type PayeezyKeys } from './authenticated-endpoint.ts';
import { habitsOf, type PayeezyHabits, type PayeezyProfile } from './undocumented-behavior.ts';
import { Ledger, liveOf, sumOf } from './transaction-ledger.ts';
import { reportPage } from './report-endpoint.ts';
import { storeToken, tokenScript } from './token-endpoint.ts';
import { transact } from './transactions-endpoint.ts';

export type { PayeezyKeys } from './authenticated-endpoint.ts';

export interface PayeezySandboxOptions {
  /** Ids, tokens and the network's names follow from it; two doubles with one seed know the same tokens. */
  readonly seed: string;
  readonly keys: PayeezyKeys;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** How it behaves where nothing is documented; `usual` if absent. */
  readonly profile?: PayeezyProfile;
  /** Called when a request is left without an answer. */
  readonly onHang?: () => void;
}

/**
 * A double of Payeezy on loopback: one merchant, its own books in memory, no card number kept anywhere. Where Payeezy is
 * not documented its profiles do one thing and the other (`undocumented-behavior.ts`).
 */
export class PayeezySandbox {
  readonly faults = new Faults();
  readonly journal: Journal;
  readonly habits: PayeezyHabits;
  readonly seed: string;
  readonly keys: PayeezyKeys;
  readonly now: () => number;
  readonly ledger: Ledger;
  /** The network's names of first payments. */
  readonly firstPayments = new Bounded<string, true>(20_000);
  readonly #door: PayeezyEndpoint;
  readonly #openedAt: number;
  readonly #profile: PayeezyProfile;
  #listener: Listener | undefined;
  #names = 0;

  private constructor({ seed, keys, now, profile = 'usual' }: PayeezySandboxOptions) {
    this.seed = seed;
    this.keys = keys;
    this.now = now;
    this.journal = new Journal(seed, now);
    this.#door = new PayeezyEndpoint(keys, now);
    this.#openedAt = now();
    this.habits = { ...habitsOf[profile] };
    this.#profile = profile;
    this.ledger = new Ledger(() => this.newName(), now, this.habits);
  }

  static async open(options: PayeezySandboxOptions): Promise<PayeezySandbox> {
    const sandbox = new PayeezySandbox(options);
    const { faults, journal } = sandbox;
    const { port, onHang } = options;
    const handle = (call: SandboxCall): SandboxReply => sandbox.#answer(call);
    sandbox.#listener = await new Listener('payeezy', handle, faults, journal, onHang).open(port);
    return sandbox;
  }

  /** Without a slash at the end. */
  get address(): string {
    return this.#listener?.address ?? '';
  }

  close(): Promise<void> {
    return this.#listener?.close() ?? Promise.resolve();
  }

  /** As it was when it was opened. */
  reset(): void {
    this.faults.clear();
    this.journal.clear();
    this.ledger.clear();
    this.firstPayments.clear();
    Object.assign(this.habits, habitsOf[this.#profile]);
  }

  /** Cents captured for a `merchant_ref` and not given back. */
  taken(reference: string): number {
    return this.ledger.transactions
      .filter(({ kind, undone }) => (kind === 'purchase' || kind === 'capture') && !undone)
      .filter((paid) => (paid.of ?? paid).reference === reference)
      .reduce((sum, paid) => sum + paid.amount - sumOf(liveOf(paid)), 0);
  }

  /** Cents that stand on a card and are neither captured nor let go. */
  held(reference: string): number {
    return sumOf(
      this.ledger.transactions.filter(
        (one) => one.kind === 'authorize' && !one.undone && one.reference === reference && liveOf(one).length === 0,
      ),
    );
  }

  /** How often a `merchant_ref` was approved, including charges undone since. */
  approvals(reference: string): number {
    return this.ledger.transactions.filter((one) => one.of === undefined && one.reference === reference).length;
  }

  /** Ids from an earlier run of the sandbox are never reused. */
  newName(): { readonly id: string; readonly tag: string } {
    this.#names += 1;
    const hash = createHmac('sha256', this.seed).update(`name ${this.#openedAt} ${this.#names}`).digest('hex');
    return { id: `ET${hash.slice(0, 10).toUpperCase()}`, tag: String(Number.parseInt(hash.slice(10, 22), 16) % 1e10) };
  }

  /** Only the doors that are documented and needed. */
  #answer(call: SandboxCall): SandboxReply {
    const { method, path } = call;
    if (method === 'GET' && path === '/v1/securitytokens') return tokenScript(this, call.query);
    const named = /^\/v1\/transactions(?:\/([^/]+))?$/.exec(path);
    const isReport = method === 'GET' && path === '/v1/transactions';
    if (!isReport && (method !== 'POST' || named === null)) return json(404, { fault: { faultstring: 'Not found' } });
    const refusal = this.#door.refusal(call, this.habits.refusesReplays);
    if (refusal !== undefined) return refusal;
    if (isReport) return reportPage(this, call.query);
    const body = bodyOf(call);
    if (body === undefined) return notProcessed({}, [mistake('invalid_request', 'The request is not well-formed')]);
    const id = named?.[1];
    if (id === 'tokens') return storeToken(this, body);
    return transact(this, body, id === undefined ? undefined : decodeURIComponent(id));
  }
}

const bodyOf = ({ headers, body }: SandboxCall): Json | undefined => {
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return undefined;
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};
