import { json, type SandboxCall, type SandboxReply } from '../listener.ts';
import { chargeView, refundView, type CloverBooks, type CloverCharge } from './charges.ts';
import { Charging } from './charging.ts';
import type { Customers } from './customers.ts';
import { invalid, missing, unauthorized } from './errors.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { Grants } from './grants.ts';
import type { Ids } from './ids.ts';
import { headerOf, objectOf, type Body } from './reading.ts';
import type { CloverSwitches } from './switches.ts';
import type { Tokens } from './tokens.ts';

export interface SclEndpointOptions {
  readonly privateToken: string;
  readonly grants: Grants;
  readonly publicKey: string;
  readonly merchantId: string;
  readonly books: CloverBooks;
  readonly tokens: Tokens;
  readonly customers: Customers;
  readonly keys: IdempotencyKeys;
  readonly ids: Ids;
  readonly switches: CloverSwitches;
  readonly now: () => number;
  /** Waited for before a charge is made, while its key is in flight already. */
  readonly gate: () => Promise<void>;
}

const PAGE = { usual: 10, largest: 100, short: 7 };

/** The Ecommerce API: charges, refunds and customers. */
export class SclEndpoint {
  readonly #options: SclEndpointOptions;
  readonly #charging: Charging;

  constructor(options: SclEndpointOptions) {
    this.#options = options;
    this.#charging = new Charging(options);
  }

  async handle(call: SandboxCall): Promise<SandboxReply> {
    const [version, resource, id, action, child] = call.path.split('/').slice(1);
    if (call.method === 'POST' && call.path === '/oauth/v2/refresh')
      return this.#read(call, (body) => this.#options.grants.refresh(body));
    const shown = headerOf(call, 'authorization') ?? '';
    const bearer = shown === `Bearer ${this.#options.privateToken}` || this.#options.grants.isAccess(shown);
    if (call.path === '/pakms/apikey')
      return bearer
        ? json(200, { active: true, apiAccessKey: this.#options.publicKey })
        : { status: 401, headers: { 'content-type': 'text/plain' }, body: 'Unauthorized' };
    if (!bearer) return unauthorized();
    if (call.method === 'GET' && call.path === `/v3/merchants/${this.#options.merchantId}/customers`)
      return this.#options.customers.list(/^emailAddress=(.*)$/.exec(call.query.get('filter') ?? '')?.[1] ?? '');
    const route = `${call.method} ${version}/${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}${child ? '/:child' : ''}`;
    const { books, customers, now } = this.#options;
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
        return this.#addressed(call, (body) => this.#charging.create(body), this.#options.switches.strict);
      case 'POST v1/charges/:id/capture':
        return this.#addressed(call, (body) => this.#charging.capture(id ?? '', body));
      case 'POST v1/refunds':
        return this.#once(call, (body) => this.#charging.refund(body));
      case 'POST v1/customers':
        return this.#read(call, (body) => customers.create(body, now()));
      case 'PUT v1/customers/:id':
        return this.#read(call, (body) => customers.update(id ?? '', body));
      default:
        return missing('resource');
    }
  }

  readonly #view = (charge: CloverCharge) => chargeView(charge, this.#options.switches.namesWalletCards);

  #chargesOf(customer: string | null): readonly CloverCharge[] {
    return [...this.#options.books.charges.values()].filter((one) => customer === null || one.customer === customer);
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
    return this.#options.keys.once(headerOf(call, 'idempotency-key'), call.body, async () => {
      await this.#options.gate();
      return this.#read(call, act);
    });
  }

  /** Newest first; does not filter by `created`, which is undocumented. */
  #list<One extends { readonly id: string }>(
    what: string,
    entries: Iterable<One>,
    view: (one: One) => unknown,
    query: URLSearchParams,
  ): SandboxReply {
    const { shortPages, startsWithAfter } = this.#options.switches;
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
