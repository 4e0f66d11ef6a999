import { failed, ok, type PatientRef, type Result } from '@portico/domain/kernel';
import type { PaymentLedger, Shop, ShopTransaction } from '@portico/domain/payments';
import { paths, withQuery, type Failure } from '@portico/application/kernel';
import type { ContextOf, NotShown } from '@portico/application/payments';
import type { PayingCall, PaymentSubject } from '../checkout/payer-and-chart.ts';
import { shopChart } from './shop-chart.ts';

type ShopContext = ContextOf<'shop'>;

/** The orders of practices' shops that are paid at the portal. */
export class ShopOrders {
  readonly #shop: Pick<Shop, 'shop' | 'transaction'>;
  readonly #ledger: Pick<PaymentLedger, 'byTransaction'>;

  constructor(shop: Pick<Shop, 'shop' | 'transaction'>, ledger: Pick<PaymentLedger, 'byTransaction'>) {
    this.#shop = shop;
    this.#ledger = ledger;
  }

  /** The same with the order's patient: the address names only the store, which may belong to another practice. */
  buyerIn<Subject extends PaymentSubject>(call: PayingCall, subject: Subject): Subject {
    if (subject.kind !== 'shop' || subject.patient !== undefined) return subject;
    const chart = shopChart(this.#shop, call, { shop: subject.store }, 'payments:act');
    return chart.ok ? { ...subject, patient: chart.value } : subject;
  }

  /** The transaction as it is to be paid now: the shop decides the amount, and the address only repeats it (`MON-216`). */
  async open(
    chart: PatientRef,
    { store, transaction, amount }: ShopContext,
  ): Promise<Result<ShopTransaction, NotShown | Failure>> {
    const [found, charge] = await Promise.all([
      this.#shop.transaction(chart, store, transaction),
      this.#ledger.byTransaction(chart, store, transaction),
    ]);
    if (!found.ok) return found;
    if (found.value === undefined) return failed({ kind: 'not-found' });
    if (found.value.amount !== amount) return failed({ kind: 'amount-changed', amount: found.value.amount });
    return found.value.paid || charge !== undefined ? failed({ kind: 'nothing-to-pay' }) : ok(found.value);
  }

  /** Where a buyer goes once an order is paid: to the shop's own page, or to the portal's page of that shop. */
  async leadsTo(
    chart: PatientRef,
    { store, transaction }: Pick<ShopContext, 'store' | 'transaction'>,
  ): Promise<string> {
    const found = await this.#shop.transaction(chart, store, transaction);
    const returnTo = found.ok ? found.value?.returnTo : undefined;
    return returnTo ?? withQuery(paths.store({ id: store }), { practice_id: chart.practice });
  }
}
