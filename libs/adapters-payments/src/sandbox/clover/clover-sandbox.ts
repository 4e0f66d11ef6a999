import { Faults, type FaultTarget } from '../faults.ts';
import { Journal } from '../request-journal.ts';
import { Listener, type SandboxCall, type SandboxReply } from '../sandbox-http-listener.ts';
import { CloverBooks } from './charge-books.ts';
import { Charging } from './charge-operations.ts';
import { Customers } from './customers.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { Grants } from './oauth-token-grants.ts';
import { Ids } from './ids.ts';
import { headerOf } from './read-request.ts';
import { SclEndpoint } from './ecommerce-endpoint.ts';
import { switchesOf, type CloverProfile, type CloverSwitches } from './behavior-switches.ts';
import { tokenEndpoint } from './token-endpoint.ts';
import { Tokens } from './card-tokens.ts';

export interface CloverSandboxOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Ids, tokens and keys follow from it. A double with the seed of an earlier one knows the cards that were saved there. */
  readonly seed: string;
  /** What the merchant's server says; made from the seed if absent. */
  readonly privateToken?: string;
  /** What browsers say; made from the seed if absent. */
  readonly publicKey?: string;
  readonly ports?: { readonly scl?: number; readonly token?: number };
  /** How it behaves where nothing is documented; `usual` if absent. */
  readonly profile?: CloverProfile;
  readonly switches?: Partial<CloverSwitches>;
  /** Called when a request is left without an answer. */
  readonly onHang?: () => void;
}

/**
 * A double of Clover's Ecommerce API on loopback: charges, refunds, saved cards and the door at which browsers exchange
 * cards for tokens. It has books of its own, which say what the cards were really charged. It keeps no card number and no
 * code, not even for a moment longer than a request, and a bounded number of everything else.
 */
export class CloverSandbox {
  readonly privateToken: string;
  readonly publicKey: string;
  readonly merchantId: string;
  readonly faults = new Faults();
  readonly journal: Journal;
  readonly books = new CloverBooks();
  readonly switches: CloverSwitches;
  /** Apps that were granted tokens that end. */
  readonly grants: Grants;
  readonly #options: CloverSandboxOptions;
  readonly #ids: Ids;
  readonly #tokens: Tokens;
  readonly #customers: Customers;
  readonly #keys = new IdempotencyKeys(() => this.#gate);
  #listeners: { readonly scl: Listener; readonly token: Listener } | undefined;
  #gate: Promise<void> = Promise.resolve();

  private constructor(options: CloverSandboxOptions) {
    this.#options = options;
    this.switches = { ...switchesOf[options.profile ?? 'usual'], ...options.switches };
    this.#ids = new Ids(options.seed, options.now);
    this.#tokens = new Tokens(options.seed);
    this.#customers = new Customers(this.#tokens, this.#ids, this.switches);
    this.grants = new Grants((use) => this.#tokens.fingerprintOf(use).repeat(2), options.now, this.switches);
    this.journal = new Journal(options.seed, options.now);
    const fromSeed = (use: string) => this.#tokens.fingerprintOf(use).repeat(2);
    this.privateToken = options.privateToken ?? fromSeed('private token');
    this.merchantId = this.#tokens.fingerprintOf('merchant').slice(0, 13).toUpperCase();
    this.publicKey = options.publicKey ?? fromSeed('public key');
  }

  static async start(options: CloverSandboxOptions): Promise<CloverSandbox> {
    const sandbox = new CloverSandbox(options);
    await sandbox.#open();
    return sandbox;
  }

  /** Of charges, refunds and customers. */
  get sclAddress(): string {
    return this.#doors.scl.address;
  }

  /** Of `POST /v1/tokens`. */
  get tokenAddress(): string {
    return this.#doors.token.address;
  }

  /** A cardholder deletes a saved card by the link in the processor's mail. */
  deleteCard(source: string): void {
    const customer = this.#customers.holderOf(source);
    if (customer !== undefined) this.#customers.revoke(customer, source);
  }

  /** Charges, captures and refunds that arrive now are worked on only when the answer is called. */
  hold(): () => void {
    let open: () => void = () => undefined;
    this.#gate = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  }

  /** The next `times` requests are too many. */
  limitRate(times = 1, target: FaultTarget = {}): void {
    const limits = ['crossTokenLimit', 'tokenLimit', 'crossTokenConcurrentLimit', 'tokenConcurrentLimit'];
    const values = [50, 16, 10, 5];
    const headers = Object.fromEntries(limits.map((name, index) => [`x-ratelimit-${name}`, String(values[index])]));
    this.faults.plan(
      { kind: 'status', when: 'before', status: 429, headers: { ...headers, 'retry-after': '1' } },
      target,
      times,
    );
  }

  /** As on the first day. */
  reset(): void {
    this.faults.clear();
    this.journal.clear();
    this.books.clear();
    this.#customers.clear();
    this.#tokens.clear();
    this.#keys.clear();
    this.grants.clear();
    this.#ids.clear();
    Object.assign(this.switches, switchesOf[this.#options.profile ?? 'usual'], this.#options.switches);
  }

  async close(): Promise<void> {
    await Promise.all([this.#doors.scl.close(), this.#doors.token.close()]);
  }

  get #doors(): { readonly scl: Listener; readonly token: Listener } {
    if (this.#listeners === undefined) throw new Error('The double has not been started.');
    return this.#listeners;
  }

  async #open(): Promise<void> {
    const { now, ports, onHang } = this.#options;
    const { faults, journal, books, switches, grants, publicKey } = this;
    const [tokens, customers, keys] = [this.#tokens, this.#customers, this.#keys];
    const charging = new Charging(books, tokens, customers, this.#ids, switches, now);
    const endpoint = new SclEndpoint(this, grants, books, customers, keys, charging, switches, now);
    const storeError = (call: SandboxCall, reply: SandboxReply) => {
      if (switches.storesErrors) keys.store(headerOf(call, 'idempotency-key'), call.body, reply);
    };
    const handle = tokenEndpoint(publicKey, tokens, switches, now, () => this.tokenAddress);
    this.#listeners = {
      scl: await new Listener('scl', (call) => endpoint.handle(call), faults, journal, onHang, storeError).open(
        ports?.scl,
      ),
      token: await new Listener('token', handle, faults, journal, onHang).open(ports?.token),
    };
  }
}
