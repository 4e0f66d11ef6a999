import { beforeEach, describe, expect, it } from '@jest/globals';
import { plus, SECOND, type Instant } from '@portico/domain/kernel';
import type { PlanId } from '@portico/domain/payments';
import { benAtPena, noon, pena } from '../../kernel/testing/index.ts';
import type { PaymentContext } from '@portico/application/payments';
import {
  balance,
  cents,
  copay,
  due,
  full,
  madeIn,
  nextVisit,
  partial,
  paymentsFixture,
  plan,
  terms,
  type PaymentsFixture,
} from '../testing/index.ts';

let fixture: PaymentsFixture;
/** When the front desk entered that everything is paid. */
let enteredAt: Instant | undefined;

/** Books that answer as of noon, when the request began, unless they are looked at anew. */
beforeEach(async () => {
  fixture = await paymentsFixture();
  enteredAt = undefined;
  const { billing, clock } = fixture;
  const read = billing.balance.bind(billing);
  billing.balance = async (patient, look) => {
    const asOf = look === 'anew' ? clock.now : noon;
    const isPaid = enteredAt !== undefined && enteredAt <= asOf;
    return { due: isPaid ? cents(0) : (await read(patient)).due, asOf };
  };
});

/** The front desk enters that all is paid, right before what the request writes is written. */
const enterBefore = (writes: 'charge' | 'new plan' | 'changed plan'): void => {
  const { clock, ledger, plans } = fixture;
  const enter = (): void => {
    clock.now = plus(clock.now, SECOND);
    enteredAt ??= clock.now;
  };
  const [open, create, change] = [ledger.open.bind(ledger), plans.create.bind(plans), plans.change.bind(plans)];
  if (writes === 'charge') ledger.open = (...order) => (enter(), open(...order));
  if (writes === 'new plan') plans.create = (...made) => (enter(), create(...made));
  if (writes === 'changed plan') plans.change = (...changed) => (enter(), change(...changed));
};

describe('what the practice enters after a request began', () => {
  it('is seen before the balance is charged', async () => {
    enterBefore('charge');
    expect(await fixture.pay(balance, full(due))).toMatchObject({ ok: false });
    expect({ taken: fixture.taken(), sent: fixture.processor.orders }).toEqual({ taken: 0, sent: [] });
  });

  it('is seen before the balance is charged with the copay of a visit', async () => {
    enterBefore('charge');
    const context: PaymentContext = { kind: 'check-in', appointment: nextVisit };
    expect(await fixture.pay(context, full(due + copay))).toMatchObject({ ok: false });
    expect(fixture.taken()).toBe(0);
  });

  it('is seen before a part of it is charged', async () => {
    enterBefore('charge');
    expect(await fixture.pay(balance, partial(500))).toMatchObject({ ok: false });
    expect(fixture.taken()).toBe(0);
  });

  it('is seen before a payment of a plan is made now', async () => {
    const id = await madeIn(fixture);
    enterBefore('charge');
    const scheduling: PaymentContext = { kind: 'schedule-payment', practice: pena.id, plan: id };
    expect(await fixture.pay(scheduling, { kind: 'one-time', amount: cents(1_500) })).toMatchObject({ ok: false });
    expect(fixture.taken()).toBe(0);
  });

  it('is seen before a plan is made', async () => {
    enterBefore('new plan');
    expect(await fixture.pay(balance, plan())).toMatchObject({ ok: false, error: { kind: 'nothing-to-pay' } });
    expect(await fixture.plans.of(benAtPena)).toEqual([]);
  });

  it('is seen before more is added to a plan', async () => {
    const id: PlanId = await madeIn(fixture);
    enterBefore('changed plan');
    const more = { plan: id, added: cents(3_000), terms: terms(9_000, 3_000), paymentsMade: 0, agreed: true } as const;
    expect(await fixture.pay(balance, { kind: 'add-to-plan', ...more })).toMatchObject({ ok: false });
    const [kept] = await fixture.plans.of(benAtPena);
    expect(kept?.payments.reduce((sum, { amount, state }) => sum + (state === 'due' ? amount : 0), 0)).toBe(6_000);
  });
});
