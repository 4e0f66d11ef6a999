import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Shop, ShopTransaction } from '@portico/domain/payments';
import { withQuery, paths, type Failure } from '@portico/application/kernel';
import type { MakePaymentDeps, PayingCall } from '../checkout/make-payment.deps.ts';
import type { NotShown, PaymentContext } from '@portico/application/payments';
import { shopChart } from './shop-place.ts';

type ShopContext = Extract<PaymentContext, { readonly kind: 'shop' }>;

/** The context with the order's patient: the address names only the store, which may belong to another practice. */
export const buyerIn = (shop: Pick<Shop, 'shop'>, call: PayingCall, context: PaymentContext): PaymentContext => {
  if (context.kind !== 'shop' || context.patient !== undefined) return context;
  const chart = shopChart(shop, call, { shop: context.store }, 'payments:act');
  return chart.ok ? { ...context, patient: chart.value } : context;
};

/**
 * The transaction as it is to be paid now: the shop decides the amount, and the address only repeats it (`MON-216`).
 */
export const openTransaction = async (
  { shop, ledger }: Pick<MakePaymentDeps, 'shop' | 'ledger'>,
  chart: PatientRef,
  { store, transaction, amount }: ShopContext,
): Promise<Result<ShopTransaction, NotShown | Failure>> => {
  const [found, charge] = await Promise.all([
    shop.transaction(chart, store, transaction),
    ledger.byTransaction(chart, store, transaction),
  ]);
  if (!found.ok) return found;
  if (found.value === undefined) return failed({ kind: 'not-found' });
  if (found.value.amount !== amount) return failed({ kind: 'amount-changed', amount: found.value.amount });
  return found.value.paid || charge !== undefined ? failed({ kind: 'nothing-to-pay' }) : ok(found.value);
};

/** Where a buyer goes once an order is paid: to the shop's own page, or to the portal's page of that shop. */
export const afterShop = async (
  shop: Pick<Shop, 'transaction'>,
  chart: PatientRef,
  { store, transaction }: Pick<ShopContext, 'store' | 'transaction'>,
): Promise<string> => {
  const found = await shop.transaction(chart, store, transaction);
  const returnTo = found.ok ? found.value?.returnTo : undefined;
  return returnTo ?? withQuery(paths.store({ id: store }), { practice_id: chart.practice });
};
