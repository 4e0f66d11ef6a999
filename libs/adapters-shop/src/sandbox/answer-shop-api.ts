import { type Language, inLanguageOf } from '@portico/domain/kernel';
import { amountText, linesOf, type OpenStore, type Orders, type SandboxOrder } from './shop-orders-and-stock.ts';

export interface SandboxCall {
  readonly method: string;
  /** Segments of the path, decoded. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

export interface SandboxReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = (status: number, body: object): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const problem = (status: number, title: string): SandboxReply => json(status, { status, title });

/** The door for the portal: only who shows key and secret of a store is let into it. */
export const answerApi = (call: SandboxCall, store: OpenStore | undefined, orders: Orders): SandboxReply => {
  const isLetIn =
    store !== undefined &&
    call.header('x-auth-client') === store.settings.key &&
    call.header('x-auth-token') === store.settings.secret;
  if (!isLetIn) return problem(401, 'Unauthorized');
  const [resource, id, part] = call.path;
  const asked = `${call.method} ${resource ?? ''}`;
  if (asked === 'GET catalog' && id === 'products') return catalog(call, store);
  if (asked === 'POST orders' && id === undefined) return made(call, store, orders);
  const order = resource === 'orders' ? orders.find(store.settings.shopId, id ?? '') : undefined;
  if (order === undefined) return problem(404, 'Not found');
  if (asked === 'GET orders' && part === undefined) return json(200, { data: orderJson(order) });
  if (asked === 'PUT orders' && part === 'payment') return paid(call, order, orders);
  return problem(405, 'Method not allowed');
};

const catalog = ({ query, language }: SandboxCall, { settings, products }: OpenStore): SandboxReply =>
  query.get('channel_id') === settings.channel
    ? json(200, {
        data: products.map((product) => ({
          id: product.id,
          name: inLanguageOf(product.name, language),
          description: inLanguageOf(product.description, language),
          price: amountText(product.price),
          availability: product.soldOut === undefined ? 'available' : 'disabled',
        })),
      })
    : problem(404, 'There is no such channel.');

interface OrderBody {
  readonly customer_id?: string;
  readonly channel_id?: string;
  readonly products?: readonly { readonly product_id: string; readonly quantity: number }[];
}

const made = (call: SandboxCall, store: OpenStore, orders: Orders): SandboxReply => {
  const { customer_id: customer, products } = parsed<OrderBody>(call.body);
  if (customer === undefined || products === undefined) return problem(400, 'This is no order.');
  const basket = products.map(({ product_id, quantity }) => ({ product: product_id, quantity }));
  const lines = linesOf(store, basket, call.language);
  if (lines === undefined) return problem(422, 'A product is not available.');
  const order = orders.make({ store: store.settings.shopId, customer, lines }, call.header('idempotency-key'));
  return json(201, { data: orderJson(order) });
};

interface PaymentBody {
  readonly customer_id?: string;
  readonly reference?: string;
  readonly amount?: string;
}

/** Takes one payment of the whole amount; the same one again is the same. */
const paid = ({ body }: SandboxCall, order: SandboxOrder, orders: Orders): SandboxReply => {
  const { customer_id: customer, reference, amount } = parsed<PaymentBody>(body);
  if (customer !== order.customer) return problem(404, 'Not found');
  if (reference === undefined || amount !== amountText(order.total)) return problem(422, 'This is not the amount.');
  if (order.status === 'cancelled') return problem(409, 'The order was cancelled.');
  if (order.status === 'paid' && order.reference !== reference) return problem(409, 'The order is paid already.');
  const settled = { ...order, status: 'paid' as const, reference };
  orders.put(settled);
  return json(200, { data: orderJson(settled) });
};

const orderJson = (order: SandboxOrder): object => ({
  id: order.id,
  customer_id: order.customer,
  status: order.status,
  total: amountText(order.total),
  products: order.lines.map(({ name, quantity, total }) => ({ name, quantity, total: amountText(total) })),
  return_url: order.returnUrl,
});

const parsed = <Body extends object>(text: string): Partial<Body> => {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
};
