import { json, type SandboxCall, type SandboxReply } from '../sandbox-http-listener.ts';
import { chargeView, refundView, type CloverBooks, type CloverCharge } from './charge-books.ts';
import type { Charging } from './charge-operations.ts';
import type { Customers } from './customers.ts';
import { invalid, missing, unauthorized } from './refusal-replies.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { Grants } from './oauth-token-grants.ts';
import { headerOf, objectOf, type Body } from './read-request.ts';
import type { CloverSwitches } from './behavior-switches.ts';

/** What the merchant's server and browsers say, and what Clover knows the merchant by. */
export interface CloverAccount {
  readonly privateToken: string;
  readonly publicKey: string;
  readonly merchantId: string;
}

const PAGE = { usual: 10, largest: 100, short: 7 };

/** The Ecommerce API: charges, refunds and customers. */
export class SclEndpoint {
  readonly #account: CloverAccount;
  readonly #grants: Grants;
  readonly #books: CloverBooks;
  readonly #customers: Customers;
  readonly #keys: IdempotencyKeys;
  readonly #charging: Charging;
  readonly #switches: CloverSwitches;
  readonly #now: () => number;

  constructor(
    account: CloverAccount,
    grants: Grants,
    books: CloverBooks,
    customers: Customers,
    keys: IdempotencyKeys,
    charging: Charging,
    switches: CloverSwitches,
    now: () => number,
  ) {
    this.#account = account;
    this.#grants = grants;
    this.#books = books;
    this.#customers = customers;
    this.#keys = keys;
    this.#charging = charging;
    this.#switches = switches;
    this.#now = now;
  }

  async handle(call: SandboxCall): Promise<SandboxReply> {
    const [version, resource, id, action, child] = call.path.split('/').slice(1);
    if (call.method === 'POST' && call.path === '/oauth/v2/refresh')
      return this.#read(call, (body) => this.#grants.refresh(body));
    const shown = headerOf(call, 'authorization') ?? '';
    const bearer = shown === `Bearer ${this.#account.privateToken}` || this.#grants.isAccess(shown);
    if (call.path === '/pakms/apikey')
      return bearer
        ? json(200, { active: true, apiAccessKey: this.#account.publicKey })
        : { status: 401, headers: { 'content-type': 'text/plain' }, body: 'Unauthorized' };
    if (!bearer) return unauthorized();
    if (call.method === 'GET' && call.path === `/v3/merchants/${this.#account.merchantId}/customers`)
      return this.#customers.list(/^emailAddress=(.*)$/.exec(call.query.get('filter') ?? '')?.[1] ?? '');
    const route = `${call.method} ${version}/${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}${child ? '/:child' : ''}`;
    const [books, customers] = [this.#books, this.#customers];
    switch (route) {
      case 'GET v1/charges':
        return this.#list('charge', this.#chargesOf(call.query.get('customer')), this.#view, call.query);
      case 'GET v1/charges/:id': {
        const charge = books.charges.get(id ?? '');
        return charge ? json(200, this.#view(charge)) : missing('charge');
      }
      case 'GET v1/refunds/:id': {
        const refund = books.refunds.get(id ?? '');
        return refund ? json(200, refundView(refund)) : missing('refund');
      }
      case 'GET v1/refunds': {
        const of = call.query.get('charge');
        const refunds = [...books.refunds.values()].filter(({ charge }) => of === null || charge === of);
        return this.#list('refund', refunds, refundView, call.query);
      }
      case 'DELETE v1/customers/:id/sources/:child':
        return customers.revoke(id ?? '', child ?? '');
      case 'POST v1/charges':
        return this.#addressed(call, (body) => this.#charging.create(body), this.#switches.strict);
      case 'POST v1/charges/:id/capture':
        return this.#addressed(call, (body) => this.#charging.capture(id ?? '', body));
      case 'POST v1/refunds':
        return this.#once(call, (body) => this.#charging.refund(body));
      case 'POST v1/customers':
        return this.#read(call, (body) => customers.create(body, this.#now()));
      case 'PUT v1/customers/:id':
        return this.#read(call, (body) => customers.update(id ?? '', body));
      default:
        return missing('resource');
    }
  }

  readonly #view = (charge: CloverCharge) => chargeView(charge, this.#switches.namesWalletCards);

  #chargesOf(customer: string | null): readonly CloverCharge[] {
    return [...this.#books.charges.values()].filter((one) => customer === null || one.customer === customer);
  }

  #read(call: SandboxCall, act: (body: Body) => SandboxReply): SandboxReply {
    const body = call.body.length === 0 ? {} : objectOf(call);
    return body === undefined ? invalid('The body is not a JSON object') : act(body);
  }

  /** The exact answer to a request that does not say for whom it is made is not verified. */
  async #addressed(call: SandboxCall, act: (body: Body) => SandboxReply, strict = false): Promise<SandboxReply> {
    if (headerOf(call, 'x-forwarded-for') === undefined) return invalid('x-forwarded-for is required');
    if (strict && headerOf(call, 'idempotency-key') === undefined) return invalid('idempotency-key is required');
    return this.#once(call, act);
  }

  async #once(call: SandboxCall, act: (body: Body) => SandboxReply): Promise<SandboxReply> {
    return this.#keys.once(headerOf(call, 'idempotency-key'), call.body, () => this.#read(call, act));
  }

  /** Newest first; does not filter by `created`, which is undocumented. */
  #list<One extends { readonly id: string }>(
    what: string,
    entries: Iterable<One>,
    view: (one: One) => unknown,
    query: URLSearchParams,
  ): SandboxReply {
    const { shortPages, startsWithAfter } = this.#switches;
    const all = [...entries].reverse();
    const asked = Math.min(Number(query.get('limit') ?? PAGE.usual), PAGE.largest);
    if (!Number.isInteger(asked) || asked < 1) return invalid('The limit is invalid');
    const limit = shortPages ? Math.min(asked, PAGE.short) : asked;
    const [after, before] = [query.get('starting_after'), query.get('ending_before')];
    const named = after === null ? -1 : all.findIndex(({ id }) => id === after);
    const until = before === null ? all.length : all.findIndex(({ id }) => id === before);
    if ((after !== null && named < 0) || until < 0) return missing(what);
    const from = Math.max(0, startsWithAfter ? named : named + 1);
    const page = before === null ? all.slice(from, from + limit) : all.slice(Math.max(0, until - limit), until);
    const more = shortPages && { has_more: from + limit < until };
    return json(200, { object: 'list', url: `/v1/${what}s`, data: page.map(view), ...more });
  }
}
