import { describe, expect, it } from '@jest/globals';
import { PostgresDisputes, PostgresPaymentLedger } from '@portico/adapters-storage';
import type { Cents } from '@portico/domain/kernel';
import type { AttemptReference, Charge, ChargeId, Dispute, DisputeId, PaymentLedger } from '@portico/domain/payments';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { people, type DemoVisitor } from '../src/browser/demo-visitors.ts';
import { seen, browserHarness, visiting, openFixture } from './fixture.ts';

const words = {
  en: {
    ofPlan: 'Of this, $4.00 was refunded to the card.',
    part: '$4.00 was refunded to the card.',
    partly: 'Partly refunded',
    open: /^The card’s bank was asked on .* to return \$2\.50 of this payment\./,
    lost: /^The card’s bank returned \$1\.50 of this payment to the card\./,
    receiptTitle: 'Payment receipt',
    receipt: /^Receipt of/,
    refunded: 'Refunded',
  },
  es: {
    ofPlan: 'De esto, $4.00 se reembolsaron a la tarjeta.',
    part: 'Se devolvieron $4.00 a la tarjeta.',
    partly: 'Reembolsado en parte',
    open: /^El .* se pidió al banco de la tarjeta que devolviera \$2\.50 de este pago\./,
    lost: /^El banco de la tarjeta devolvió \$1\.50 de este pago a la tarjeta\./,
    receiptTitle: 'Recibo de pago',
    receipt: /^Recibo de/,
    refunded: 'Reembolsado',
  },
} as const;

/** What was paid last on a plan that goes on. */
const lastInstallment = async (ledger: PaymentLedger, who: DemoVisitor): Promise<Charge> => {
  const { portal } = browserHarness();
  const { practice, patient } = await chartOf(portal, who);
  const [row] = await portal.database.rows<{ readonly id: ChargeId }>({
    text: `select c.id from payment_charges c join payment_plans p
        on p.practice_id = c.practice_id and p.patient_id = c.patient_id and p.id = c.purpose ->> 'plan'
      where c.practice_id = $1 and c.patient_id = $2 and c.state = 'captured' and p.status = 'active'
      order by c.created_at desc limit 1`,
    values: [practice, patient],
  });
  const charge = row && (await ledger.byId(row.id));
  if (charge === undefined) throw new Error(`${who.email} has paid nothing on a plan.`);
  return charge;
};

/** The office gives these parts back, one after the other. */
const giveBack = async (ledger: PaymentLedger, { id, state }: Charge, parts: readonly number[]): Promise<void> => {
  if (state.kind !== 'captured') throw new Error('The charge was not captured.');
  const at = browserHarness().portal.clock.now();
  const { processorCharge } = state;
  let before = 0;
  for (const part of parts) {
    const amount = part as Cents;
    const reference = `REFUND${before}` as AttemptReference;
    const from = before === 0 ? 'captured' : 'refunded';
    const refunding = { kind: 'refunding', at, processorCharge, before: before as Cents, amount, reference } as const;
    expect(await ledger.move(id, from, refunding)).toBe(true);
    before += part;
    const refunded = { kind: 'refunded', at, processorCharge, amount: before as Cents } as const;
    expect(await ledger.move(id, 'refunding', refunded)).toBe(true);
  }
};

const dispute = (charge: Charge, amount: number, outcome: 'open' | 'lost'): Promise<boolean> => {
  const now = browserHarness().portal.clock.now();
  const closed = outcome === 'lost' ? { closedAt: now } : {};
  const { id, patient } = charge;
  const disputed: Dispute = {
    id: `${outcome} of ${id}` as DisputeId,
    charge: id,
    patient,
    amount: amount as Cents,
    openedAt: now,
    outcome,
    ...closed,
  };
  return new PostgresDisputes(browserHarness().portal.database).put(disputed);
};

openFixture();

describe('money that went back', () => {
  it.each([
    { language: 'en', size: 'desktop', as: people.rich },
    { language: 'es', size: 'phone', as: people.spanish },
  ] as const)(
    'PAY-B18 several refunds of one installment are one sum at the payment, on its plan and on its receipt, beside what the bank was asked and returned, in $language on a $size',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async ({ page }) => {
        const say = words[language];
        const ledger = new PostgresPaymentLedger(browserHarness().portal.database);
        const charge = await lastInstallment(ledger, as);
        await giveBack(ledger, charge, [150, 50, 200]);
        await dispute(charge, 250, 'open');
        await dispute(charge, 150, 'lost');
        await page.goto('/payments');
        await seen(page.getByText(say.ofPlan, { exact: true }));
        const entry = page.getByRole('listitem').filter({ has: page.getByText(say.part, { exact: true }) });
        for (const said of [say.partly, say.open, say.lost]) await seen(entry.getByText(said));
        await entry.getByRole('link', { name: say.receipt }).click();
        await seen(page.getByRole('heading', { name: say.receiptTitle, exact: true }));
        const refunded = page.locator('dt', { hasText: say.refunded });
        expect(await refunded.locator('+ dd').innerText()).toBe('$4.00');
        for (const said of [say.open, say.lost]) await seen(page.getByText(said));
      })(),
  );
});
