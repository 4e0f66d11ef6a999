import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import { linesAbout } from '@portico/adapters-storage';
import { instant, type Cents, type LocalDate, type PatientId } from '@portico/domain/kernel';
import { story } from './testing/scenario-steps.ts';
import { ana, south } from './testing/clinic-fixture.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

interface Listed {
  readonly payments: readonly Readonly<Record<string, unknown>>[];
}

const pay = (amount: string) =>
  fixture.done('makePayment', { uniqueId: uniqueId(), paymentType: 'partialPayment', amount, ...card() });

describe('payment history', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
    const [, chart] = ana;
    if (chart === undefined) throw new Error('Ana has no chart in the south.');
    const line = { date: '2026-03-01' as LocalDate, description: 'A crown', amount: 48_750 as Cents };
    await new EmbeddedMoneySetup(fixture.gateway.database).statements([
      { patient: chart, id: 'st-crown', date: '2026-03-05' as LocalDate, total: 48_750 as Cents, lines: [line] },
    ]);
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('the payments of a patient', () => {
    const it = story();
    it('MON-178 MON-180 come with amounts, days, pages and what is shown at first', async () => {
      for (let each = 1; each <= 12; each += 1) await pay(`${each}.00`);
      const screen = await fixture.told('getPayments', { patientId: '1001' });
      expect(screen).toMatchObject({
        patient_id: '1001',
        practice_id: south.id,
        balanceDue: '500.00',
        pending: '78.00',
        payable: '422.00',
        takesPayments: true,
        takesPart: true,
        paymentsList: { pageDetails: { page: 1, total_pages: 2, total_entries: 12 }, collapsedPayments: 7 },
        statements: [{ statement_id: 'st-crown', date: '2026-03-05', total: '487.50' }],
        years: [2026],
      });
      const { payments } = screen['paymentsList'] as Listed;
      expect(payments).toHaveLength(10);
      expect(payments[0]).toMatchObject({
        amount: expect.stringMatching(/^\d+\.00$/),
        refunded: '0.00',
        date: expect.stringMatching(/^2026-/),
        processing: false,
        status: 'PAID',
        purpose: 'BALANCE',
        card_type: 'Visa',
        last4: '4242',
      });
    });

    it('ACC-124 are one line each in the log of whoever paid, and two for whoever examines it', async () => {
      const log = await fixture.told('getActivityLog', {});
      const actions = (log['lines'] as readonly { readonly action: string }[]).map(({ action }) => action);
      expect(actions.filter((action) => ['PAID', 'CHARGED_CARD'].includes(action))).toEqual(Array(12).fill('PAID'));
      expect((log['people'] as readonly { readonly kind: string }[]).map(({ kind }) => kind)).toEqual(['SELF']);
      const whole = await linesAbout(fixture.gateway.database, {
        practice: south.id,
        patient: '1001' as PatientId,
        from: instant(0),
        to: instant(Number.MAX_SAFE_INTEGER),
      });
      for (const action of ['paid', 'charged-card'])
        expect(whole.filter((line) => line.action === action)).toHaveLength(12);
    });

    it('MON-179 go on with the next page', async () => {
      const pages = await Promise.all([1, 2].map((page) => fixture.told('getMoreTransactions', { page })));
      const [first, second] = pages.map(({ moreTransactions }) => moreTransactions as Listed);
      expect(second).toMatchObject({ pageDetails: { page: 2, total_entries: 12 } });
      expect(second?.payments).toHaveLength(2);
      const charges = [first, second].flatMap((page) => page?.payments.map((one) => one['charge_id']));
      expect(new Set(charges).size).toBe(12);
      expect((await fixture.ask('getMoreTransactions', { page: 0 })).code).toBe('BAD_INPUT');
    });

    it('MON-184 ACC-359 ACC-360 a statement comes as a PDF in base64, to its patient alone', async () => {
      const { base64Str } = await fixture.told('getPatientStatement', { statementId: 'st-crown' });
      expect(Buffer.from(String(base64Str), 'base64').toString('latin1')).toMatch(/^%PDF-/);
      expect((await fixture.ask('getPatientStatement', { statementId: 'not-mine' })).code).toBe('NOT_FOUND');
    });

    it('a receipt says what was paid to whom, and comes as a PDF', async () => {
      const paid = await pay('20.00');
      const chargeId = String(paid.receipt?.['charge_id']);
      expect(await fixture.told('getPaymentReceipt', { chargeId })).toMatchObject({
        payment: { amount: '20.00', reference: paid.receipt?.['reference'] },
        practice_name: 'south clinic',
        plan_name: null,
      });
      const { base64Str } = await fixture.told('getPaymentReceiptPdf', { chargeId });
      expect(Buffer.from(String(base64Str), 'base64').toString('latin1')).toMatch(/^%PDF-/);
    });

    it('of a year are those of the year', async () => {
      const year = (await fixture.told('getPaymentsOfYear', { year: 2026 })) as unknown as readonly {
        amount: string;
      }[];
      expect(year.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(98);
      expect(year).toHaveLength(13);
      expect(await fixture.told('getPaymentsOfYear', { year: 2025 })).toEqual([]);
    });
  });
});
