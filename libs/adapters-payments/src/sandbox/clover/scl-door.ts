import { json, type SandboxCall, type SandboxReply } from '../listener.ts';
import { chargeView, refundView, type CloverBooks } from './charges.ts';
import { Charging } from './charging.ts';
import type { Customers } from './customers.ts';
import { invalid, missing, unauthorised } from './errors.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import type { Ids } from './ids.ts';
import { headerOf, objectOf, type Body } from './reading.ts';
import type { CloverSwitches } from './switches.ts';
import type { Tokens } from './tokens.ts';

export interface SclDoorOptions {
  readonly privateToken: string;
  readonly publicKey: string;
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

const PAGE = { usual: 10, largest: 100 };

/** The Ecommerce API: charges, refunds and customers. */
export class SclDoor {
  readonly #options: SclDoorOptions;
  readonly #charging: Charging;

  constructor(options: SclDoorOptions) {
    this.#options = options;
    this.#charging = new Charging(options);
  }

  async handle(call: SandboxCall): Promise<SandboxReply> {
    const [version, resource, id, action, child] = call.path.split('/').slice(1);
    const bearer = headerOf(call, 'authorization') === `Bearer ${this.#options.privateToken}`;
    if (call.path === '/pakms/apikey')
      return bearer
        ? json(200, { active: true, apiAccessKey: this.#options.publicKey })
        : { status: 401, headers: { 'content-type': 'text/plain' }, body: 'Unauthorized' };
    if (!bearer) return unauthorised();
    const route = `${call.method} ${version}/${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}${child ? '/:child' : ''}`;
    const { books, customers, now } = this.#options;
    switch (route) {
      case 'GET v1/charges':
        return this.#list(call.query);
      case 'GET v1/charges/:id': {
        const charge = books.charges.get(id ?? '');
        return charge ? json(200, chargeView(charge)) : missing('charge');
      }
      case 'GET v1/refunds/:id': {
        const refund = books.refunds.get(id ?? '');
        return refund ? json(200, refundView(refund)) : missing('refund');
      }
      case 'GET v1/refunds': {
        const of = call.query.get('charge');
        const data = [...books.refunds.values()].filter(({ charge }) => of === null || charge === of).reverse();
        return json(200, { object: 'list', url: '/v1/refunds', data: data.map(refundView) });
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

  /** Newest first; `created` is not filtered by, as nobody wrote down how. */
  #list(query: URLSearchParams): SandboxReply {
    const customer = query.get('customer');
    const all = [...this.#options.books.charges.values()]
      .filter((charge) => customer === null || charge.customer === customer)
      .reverse();
    const limit = Math.min(Number(query.get('limit') ?? PAGE.usual), PAGE.largest);
    if (!Number.isInteger(limit) || limit < 1) return invalid('The limit is invalid');
    const after = query.get('starting_after');
    const before = query.get('ending_before');
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const until = before === null ? all.length : all.findIndex(({ id }) => id === before);
    if ((after !== null && from === 0) || until < 0) return missing('charge');
    const page = before === null ? all.slice(from, from + limit) : all.slice(Math.max(0, until - limit), until);
    return json(200, { object: 'list', url: '/v1/charges', data: page.map(chargeView) });
  }
}
