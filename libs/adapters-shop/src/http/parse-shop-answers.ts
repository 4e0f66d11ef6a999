import { parseDecimal, type Cents } from '@portico/domain/kernel';
import { isAddressOf, type ShopProduct, type ShopTransaction } from '@portico/domain/payments';
import { objectOf } from './ask-shop.ts';
import type { ShopSettings } from './settings.ts';

/** An order as the shop stores it, with its owner. */
export interface ShopOrder extends ShopTransaction {
  readonly customer: string;
  /** Whether it can no longer be paid. */
  readonly isOver: boolean;
}

/** Undefined if the answer is no list of products: a partial list would look complete. */
export const productsFrom = (data: unknown): readonly ShopProduct[] | undefined => {
  if (!Array.isArray(data)) return undefined;
  const products = data.map(productFrom);
  return products.includes(undefined) ? undefined : (products as readonly ShopProduct[]);
};

const productFrom = (raw: unknown): ShopProduct | undefined => {
  const product = objectOf(raw);
  const [id, name, price] = [nameIn(product?.['id']), textIn(product?.['name']), centsIn(product?.['price'])];
  if (id === undefined || name === undefined || price === undefined) return undefined;
  const description = textIn(product?.['description']) ?? '';
  return { id, name, description, price, available: product?.['availability'] === 'available' };
};

const states = ['awaiting_payment', 'paid', 'cancelled'];

/** Undefined where the answer is no order of this shop, or one whose lines are not its amount. */
export const orderFrom = (data: unknown, settings: ShopSettings): ShopOrder | undefined => {
  const order = objectOf(data);
  const [transaction, customer] = [nameIn(order?.['id']), textIn(order?.['customer_id'])];
  const [amount, status, products] = [centsIn(order?.['total']), order?.['status'], order?.['products']];
  const isOrder = states.some((state) => state === status) && Array.isArray(products);
  if (transaction === undefined || customer === undefined || amount === undefined || !isOrder) return undefined;
  const lines = products.map(lineFrom);
  const sum = lines.reduce((all, line) => all + (line?.amount ?? NaN), 0);
  if (sum !== amount || amount === 0) return undefined;
  const returnTo = textIn(order?.['return_url']);
  return {
    store: settings.shopId,
    transaction,
    customer,
    amount,
    lines: lines as ShopTransaction['lines'],
    paid: status === 'paid',
    isOver: status === 'cancelled',
    ...(returnTo !== undefined && isAddressOf(settings, returnTo) ? { returnTo } : {}),
  };
};

const lineFrom = (raw: unknown): ShopTransaction['lines'][number] | undefined => {
  const line = objectOf(raw);
  const [name, quantity, amount] = [textIn(line?.['name']), line?.['quantity'], centsIn(line?.['total'])];
  if (name === undefined || !Number.isSafeInteger(quantity) || amount === undefined) return undefined;
  return { description: quantity === 1 ? name : `${String(quantity)} × ${name}`, amount };
};

/** What may stand in an address as it is. */
export const isName = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

const nameIn = (raw: unknown): string | undefined => {
  const text = typeof raw === 'number' ? String(raw) : raw;
  return typeof text === 'string' && isName(text) ? text : undefined;
};

const textIn = (raw: unknown): string | undefined => (typeof raw === 'string' && raw !== '' ? raw : undefined);

const centsIn = (raw: unknown): Cents | undefined => {
  const amount = typeof raw === 'string' ? parseDecimal(raw) : undefined;
  return amount?.ok === true && amount.value >= 0 ? amount.value : undefined;
};
