import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '@portico/domain/appointments';
import {
  DAY,
  plus,
  type AppointmentId,
  type Cents,
  type LocalDate,
  type PatientRef,
  type PracticeId,
  type HoldId,
  type Localized,
} from '@portico/domain/kernel';
import type {
  Billing,
  LedgerPosting,
  LedgerPostingId,
  ChargeId,
  ChargePurpose,
  PaymentSettings,
  PlanId,
  ScheduledPaymentId,
  Statement,
  StatementContents,
  VisitDues,
} from '@portico/domain/payments';
import { ana, ben, elsewhere, here, now, otherAna, strangers, visit } from './practice-fixture.ts';

const others: readonly PatientRef[] = [ben.patient, otherAna.patient, ...strangers];

export interface BillingFixture {
  readonly billing: Billing;
  /** The office enters payments by hand, so the balance says nothing of them before. */
  readonly entriesByHand?: true;
  /** Payments are not told apart by line, so no line says what of it is open. */
  readonly knowsNoOpenLines?: true;
  /** Makes the patient owe `due` and have these statements. */
  owe(patient: PatientRef, due: Cents, statements: readonly StatementContents[]): Promise<void>;
  /** Makes the patient have this visit, with this to be paid around it. */
  expect(visit: Appointment, dues: VisitDues): Promise<void>;
  decide(practice: PracticeId, settings: PaymentSettings, terms?: Localized): Promise<void>;
}

const cents = (amount: number): Cents => amount as Cents;
const on = (date: string): LocalDate => date as LocalDate;

const statements: readonly StatementContents[] = [
  {
    id: 's3',
    date: on('2026-03-01'),
    total: cents(12_505),
    lines: [
      {
        date: on('2026-01-10'),
        description: 'Office visit',
        amount: cents(10_005),
        visit: 'seen' as AppointmentId,
        insurance: { charged: cents(25_005), paid: cents(12_000), adjusted: cents(3_000) },
        open: cents(8_005),
      },
      { date: on('2026-01-10'), description: "Niño's laboratory", amount: cents(4_500), open: cents(0) },
      { date: on('2026-02-01'), description: 'Payment, thank you', amount: cents(-2_000) },
    ],
  },
  { id: 's2', date: on('2026-02-01'), total: cents(1), lines: [] },
  { id: 's1', date: on('2024-02-29'), total: cents(-4_000), lines: [] },
];
const headOf = ({ id, date, total }: Statement): Statement => ({ id, date, total });

const booked = visit('due', plus(now, DAY));
const atVisit = (kind: 'check-in' | 'check-out'): ChargePurpose => ({ kind, appointment: booked.id });
const towardsBalance: readonly ChargePurpose[] = [
  { kind: 'balance' },
  { kind: 'installment', plan: 'plan-1' as PlanId, payment: 'payment-1' as ScheduledPaymentId },
  { kind: 'check-in', appointment: 'no-copay' as AppointmentId },
];
const ofItsOwn: readonly ChargePurpose[] = [
  { kind: 'prepayment', hold: 'hold-1' as HoldId },
  { kind: 'cancellation', appointment: booked.id },
  { kind: 'shop', store: 'store-1', transaction: 't-1' },
];

const posting = (id: string, amount: number, purpose: ChargePurpose): LedgerPosting => ({
  id: id as LedgerPostingId,
  charge: 'charge-1' as ChargeId,
  patient: ana.patient,
  amount: cents(amount),
  at: plus(now, -DAY),
  purpose,
  tries: 1,
});

const plans: PaymentSettings = {
  partial: { minimum: cents(500), maximum: cents(100_000) },
  plans: {
    canCreateMultiple: true,
    addBalanceToExisting: false,
    frequencies: ['weekly', 'monthly'],
    ranges: [
      {
        minBalance: cents(5_000),
        maxBalance: cents(50_000),
        maxDuration: { value: 12, interval: 'months' },
        minimumPayment: cents(2_500),
      },
    ],
  },
  accountStatements: false,
};

/** What every `Billing` owes. */
export const billingContract = (fixture: () => BillingFixture): void => {
  describe('Billing', () => {
    it.each([0, 1, 12_505, -300, 9_007_199_254_740])('answers a balance of %i cents to the cent', async (due) => {
      const { billing, owe } = fixture();
      await owe(ana.patient, cents(due), []);
      expect((await billing.balance(ana.patient)).due).toBe(due);
    });

    it('answers statements newest first and no more than asked for', async () => {
      const { billing, owe } = fixture();
      await owe(ana.patient, cents(5), [...statements].reverse());
      expect(await billing.statements(ana.patient, 10)).toEqual(statements.map(headOf));
      expect(await billing.statements(ana.patient, 2)).toEqual(statements.slice(0, 2).map(headOf));
    });

    it('answers the whole of a statement, line by line', async () => {
      const { billing, owe, knowsNoOpenLines } = fixture();
      await owe(ana.patient, cents(5), statements);
      for (const statement of statements) {
        const lines = statement.lines.map(({ open, ...line }) =>
          open === undefined || knowsNoOpenLines === true ? line : { ...line, open },
        );
        expect(await billing.statement(ana.patient, statement.id)).toEqual({ ...statement, lines });
      }
      expect(await billing.statement(ana.patient, 'none')).toBeUndefined();
    });

    it('answers for another patient, another practice and a stranger alike: nothing owed, no statement, no visit', async () => {
      const { billing, owe, expect: await_ } = fixture();
      await owe(ana.patient, cents(5), statements);
      await await_(booked, { copay: cents(2_000), cancellationFee: cents(1_000) });
      for (const patient of others) {
        expect((await billing.balance(patient)).due).toBe(0);
        expect(await billing.statements(patient, 10)).toEqual([]);
        expect(await billing.statement(patient, 's3')).toBeUndefined();
        expect(await billing.visitDues(patient, booked.id)).toBeUndefined();
      }
    });

    it('answers what is to be paid around a visit', async () => {
      const { billing, expect: await_ } = fixture();
      const dues = { copay: cents(2_000), cancellationFee: cents(1_000) };
      await await_(booked, dues);
      expect(await billing.visitDues(ana.patient, booked.id)).toEqual(dues);
      expect(await billing.visitDues(ana.patient, 'none' as AppointmentId)).toBeUndefined();
    });

    it('lists what is left of the copays of completed visits, the newest first, and of no other', async () => {
      const { billing, expect: await_ } = fixture();
      const seen = (id: string, days: number) => visit(id, plus(now, -days * DAY), { status: 'COMPLETED' });
      const [latest, before, long, paid] = [seen('c1', 1), seen('c2', 9), seen('c3', 40), seen('c4', 2)];
      for (const one of [booked, latest, before, long]) {
        await await_(one, { copay: cents(2_000), cancellationFee: cents(0) });
      }
      await await_(paid, { copay: cents(0), cancellationFee: cents(0) });
      const since = plus(now, -30 * DAY);
      expect(await billing.openCopays(ana.patient, since)).toEqual(
        [latest, before].map(({ id, start }) => ({ appointment: id, start, copay: 2_000 })),
      );
      for (const patient of others) expect(await billing.openCopays(patient, since)).toEqual([]);
    });

    it('MON-169 lists each open copay once, however many visits came after it, and their sum is one', async () => {
      const { billing, expect: await_ } = fixture();
      // A visit every other day; every third left a copay open: 7 of 20, of 1 to 20 dollars.
      const visits = Array.from({ length: 20 }, (_, at) =>
        visit(`m${at}`, plus(now, -(2 * at + 1) * DAY), { status: 'COMPLETED' }),
      );
      for (const [at, one] of visits.entries()) {
        await await_(one, { copay: cents(at % 3 === 1 ? (at + 1) * 100 : 0), cancellationFee: cents(0) });
      }
      const open = await billing.openCopays(ana.patient, plus(now, -90 * DAY));
      expect(open.map(({ appointment }) => appointment)).toEqual(['m1', 'm4', 'm7', 'm10', 'm13', 'm16', 'm19']);
      expect(open.reduce((sum, { copay }) => sum + copay, 0)).toBe(200 + 500 + 800 + 1_100 + 1_400 + 1_700 + 2_000);
    });

    it.each(towardsBalance)(
      'takes money for $kind off the balance, and a refund back on, each once',
      async (purpose) => {
        const { billing, owe, entriesByHand } = fixture();
        if (entriesByHand) return;
        await owe(ana.patient, cents(10_000), []);
        const due = async () => (await billing.balance(ana.patient)).due;
        await billing.post(posting('p1-in', 4_000, purpose));
        expect(await due()).toBe(6_000);
        await Promise.all([1, 2, 3].map(() => billing.post(posting('p1-in', 4_000, purpose))));
        expect(await due()).toBe(6_000);
        await billing.post(posting('p1-out', -1_500, purpose));
        await billing.post(posting('p1-out', -1_500, purpose));
        expect(await due()).toBe(7_500);
        expect((await billing.balance(ben.patient)).due).toBe(0);
      },
    );

    it.each(ofItsOwn)('leaves the balance as it is by money for something of its own: $kind', async (purpose) => {
      const { billing, owe } = fixture();
      await owe(ana.patient, cents(10_000), []);
      await billing.post(posting('p1-in', 4_000, purpose));
      await billing.post(posting('p1-out', -4_000, purpose));
      await billing.post(posting('p2-in', 700, purpose));
      expect((await billing.balance(ana.patient)).due).toBe(10_000);
    });

    it.each(['check-in', 'check-out'] as const)('takes what is paid at %s for the copay first', async (kind) => {
      const { billing, owe, expect: await_, entriesByHand } = fixture();
      if (entriesByHand) return;
      await owe(ana.patient, cents(10_000), []);
      await await_(booked, { copay: cents(2_000), cancellationFee: cents(0) });
      const stands = async () => [
        (await billing.visitDues(ana.patient, booked.id))?.copay,
        (await billing.balance(ana.patient)).due,
      ];
      await billing.post(posting('p1-in', 500, atVisit(kind)));
      await billing.post(posting('p1-in', 500, atVisit(kind)));
      expect(await stands()).toEqual([1_500, 10_000]);
      await billing.post(posting('p2-in', 5_000, atVisit(kind)));
      await billing.post(posting('p2-in', 5_000, atVisit(kind)));
      expect(await stands()).toEqual([0, 6_500]);
      await billing.post(posting('p2-out', -5_000, atVisit(kind)));
      expect(await stands()).toEqual([0, 11_500]);
    });

    it('MON-082 answers what a practice decided, with its terms in the language that was asked for', async () => {
      const { billing, decide } = fixture();
      await decide(here.id, plans, { en: 'I agree to pay.', es: 'Acepto pagar.' });
      const { partial: _, ...wholeOnly } = plans;
      await decide(elsewhere.id, wholeOnly);
      expect(await billing.settings(here.id, 'en')).toEqual({ ...plans, planTerms: 'I agree to pay.' });
      expect(await billing.settings(here.id, 'es')).toEqual({ ...plans, planTerms: 'Acepto pagar.' });
      expect(await billing.settings(elsewhere.id, 'es')).toEqual(wholeOnly);
    });

    it('offers no plan where nothing was decided', async () => {
      expect((await fixture().billing.settings(here.id, 'en')).plans).toMatchObject({ frequencies: [], ranges: [] });
    });
  });
};
