import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { story } from './testing/scenario-steps.ts';
import { north, south } from './testing/clinic-fixture.ts';
import { holding, profiles } from './testing/running-gateway.ts';
import { card, openPaymentsFixture, uniqueId, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

describe.each(profiles)('payment plans with processors that are %s', (profile) => {
  /** Each block has a gateway of its own. */
  const openGateway = (): void => {
    beforeAll(async () => {
      fixture = await openPaymentsFixture({ profile });
    }, 120_000);
    afterAll(() => fixture.gateway.close());
  };

  describe('a payment plan', () => {
    openGateway();
    const it = story();
    const planned = (more: object = {}) => ({
      uniqueId: uniqueId(),
      planName: 'Crown in May',
      totalAmount: '60.00',
      paymentAmount: '25.00',
      installments: 3,
      frequencyCode: 'monthly',
      dayOfMonth: 5,
      agreeToTerms: true,
      ...card(),
      ...more,
    });
    let plan: string;
    const named = () => ({ practiceId: south.id, paymentPlanId: plan });
    const shown = async () => (await fixture.told('getEditPaymentPlan', named())).plan;

    it('MON-083 MON-018 is made once, and nothing is charged', async () => {
      const before = Number(await fixture.open());
      const input = planned();
      const made = await fixture.done('createPaymentPlan', input);
      expect(made).toMatchObject({
        status: 200,
        error: null,
        receipt: { done: 'PLAN_CREATED', amount: '60.00', date: '2026-04-05', charge_id: null },
      });
      plan = String(made['payment_plan_id']);
      expect(await fixture.done('createPaymentPlan', input)).toEqual(made);
      expect(Number(await fixture.open())).toBe(before - 60);
    });

    it('is not made, added to or changed by whoever does not say to what they agree', async () => {
      const silent = { agreedTerms: null };
      const more = { partialPaymentAmount: '30.00', totalAmount: '90.00', paymentAmount: '30.00', installments: 3 };
      const slower = { planName: 'Slower', totalAmount: '60.00', monthlyPayment: '15.00', installments: 4 };
      for (const [name, input] of [
        ['createPaymentPlan', planned(silent)],
        ['addToPaymentPlan', { ...more, uniqueId: uniqueId(), paymentPlanId: plan, agreeToTerms: true, ...silent }],
        ['editPaymentPlan', { ...slower, ...named(), uniqueId: uniqueId(), frequencyCode: 'monthly', ...silent }],
      ] as const) {
        expect(await fixture.refusedBy(name, input)).toMatchObject({ code: 'BAD_INPUT', reason: 'terms-not-agreed' });
      }
    });

    it('MON-079 MON-086 MON-088 is shown with every field that its record carries', async () => {
      expect(await shown()).toMatchObject({
        id: plan,
        planName: 'Crown in May',
        practice: { practice_id: 'south', practice_name: 'south clinic' },
        total: '60.00',
        paid: '0.00',
        monthlyPayment: '25.00',
        frequencyCode: 'monthly',
        dayOfWeek: 7,
        dayOfMonth: 5,
        installments: 3,
        installmentPaid: 0,
        paymentsMade: 0,
        numberOfMonths: 3,
        cardId: expect.any(String),
        paymentMethod: 'cardOnFile',
        lineItems: [{ description: 'Crown in May', amount: '60.00' }],
        planCardExpired: false,
        originalAmount: '60.00',
        originalInstallments: 3,
        currentPlan: true,
        option: 'existing',
        agreeToTerms: true,
      });
    });

    it('MON-082 is offered with the settings of the practice', async () => {
      const { planOffer } = await fixture.told('getMakePayments', {});
      expect(planOffer).toMatchObject({
        settings: {
          can_create_multiple_plans: true,
          add_balance_to_existing: true,
          frequency_code: { weekly: { allow: false }, monthly: { allow: true } },
          balance_range_rules: [
            {
              min_balance: '10.00',
              max_balance: '1000.00',
              max_duration: { value: 12, interval: 'months' },
              minimum_payment_required: '5.00',
            },
          ],
        },
        existing: [{ id: plan }],
      });
    });

    it('MON-080 MON-081 takes the first of the month where no day is given', async () => {
      const { payment_plan_id: id } = await fixture.done(
        'createPaymentPlan',
        planned({ dayOfMonth: null, planName: 'Short' }),
      );
      const practice = { practiceId: south.id, paymentPlanId: id };
      expect((await fixture.told('getEditPaymentPlan', practice)).plan).toMatchObject({
        dayOfMonth: 1,
        nextPayment: { date: '2026-04-01', amount: '25.00' },
      });
      await fixture.done('cancelPaymentPlan', { uniqueId: uniqueId(), ...practice });
    });

    it('MON-084 MON-085 takes more of the balance in', async () => {
      const more = {
        uniqueId: uniqueId(),
        paymentPlanId: plan,
        partialPaymentAmount: '30.00',
        totalAmount: '90.00',
        paymentAmount: '30.00',
        installments: 3,
        agreeToTerms: true,
      };
      expect(await fixture.done('addToPaymentPlan', more)).toMatchObject({
        status: 200,
        receipt: { done: 'PLAN_CHANGED' },
      });
      expect(await shown()).toMatchObject({
        total: '90.00',
        monthlyPayment: '30.00',
        originalAmount: '60.00',
        lineItems: [{ amount: '60.00' }, { amount: '30.00' }],
      });
      expect(await fixture.refusedBy('addToPaymentPlan', { ...more, installments: 4 })).toMatchObject({
        reason: 'plan-changed',
      });
      expect(await fixture.refusedBy('addToPaymentPlan', { ...more, installments: 2 })).toMatchObject({
        code: 'BAD_INPUT',
      });
    });

    it('MON-087 MON-089 MON-090 MON-091 is changed, and keeps its day where none is given', async () => {
      const change = {
        uniqueId: uniqueId(),
        ...named(),
        planName: 'Crown, slower',
        totalAmount: '90.00',
        monthlyPayment: '15.00',
        installments: 6,
        frequencyCode: 'monthly',
      };
      expect(await fixture.done('editPaymentPlan', change)).toMatchObject({
        status: 200,
        receipt: { done: 'PLAN_CHANGED' },
      });
      expect(await shown()).toMatchObject({ planName: 'Crown, slower', installments: 6, dayOfMonth: 5 });
      const limit = await fixture.ask('editPaymentPlan', {
        input: { ...change, monthlyPayment: '4.50', installments: 20 },
      });
      expect(limit).toMatchObject({ code: 'BAD_INPUT', reason: 'plan-limit' });
      expect(limit.text).toContain('"broken":"count-high","limit":12');
    });

    it('MON-126 MON-127 MON-128 MON-129 MON-131 takes one-time payments, today, later, changed and taken out', async () => {
      const make = { ...named(), state: 'makeOneTime', ...card() };
      expect(await fixture.told('getOneTimePayment', { ...named(), state: 'makeOneTime' })).toMatchObject({
        context: 'SCHEDULE_PAYMENT',
        plan: { id: plan },
      });
      const now = { uniqueId: uniqueId(), ...make, amount: '20.00' };
      const paid = await fixture.done('makeOneTimePayment', now);
      expect(paid).toMatchObject({ status: 200, receipt: { done: 'PAID', amount: '20.00' } });
      expect(await fixture.done('makeOneTimePayment', now)).toEqual(paid);
      expect(await shown()).toMatchObject({ paid: '20.00', remaining: '70.00', installmentPaid: 0 });

      const later = { ...make, uniqueId: uniqueId(), amount: '10.00', date: '2026-04-20' };
      expect(await fixture.done('makeOneTimePayment', later)).toMatchObject({
        receipt: { done: 'SCHEDULED', date: '2026-04-20' },
      });
      const [oneTime] = (await shown())?.['oneTimePayments'] as readonly { readonly id: string }[];
      const change = { ...named(), state: 'editOneTime', oneTimePaymentId: oneTime?.id };
      expect(await fixture.told('getOneTimePayment', change)).toMatchObject({
        oneTime: { paymentAmount: '10.00', paymentDate: '2026-04-20' },
      });
      await fixture.done('makeOneTimePayment', {
        ...change,
        uniqueId: uniqueId(),
        amount: '12.00',
        date: '2026-04-21',
      });
      expect(await fixture.told('getOneTimePayment', change)).toMatchObject({
        oneTime: { paymentAmount: '12.00', paymentDate: '2026-04-21' },
      });
      const gone = { uniqueId: uniqueId(), ...named(), oneTimePaymentId: oneTime?.id };
      expect(await fixture.done('deleteScheduledPayment', gone)).toMatchObject({
        status: 200,
        receipt: { done: 'ONE_TIME_DELETED', amount: '12.00' },
      });
      expect((await fixture.ask('getOneTimePayment', change)).code).toBe('NOT_FOUND');
      const tooLate = { ...make, uniqueId: uniqueId(), amount: '1.00', date: '2030-01-01' };
      expect(await fixture.refusedBy('makeOneTimePayment', tooLate)).toMatchObject({
        code: 'BAD_INPUT',
        reason: 'bad-date',
      });
    });

    it('MON-018 MON-131 a one-time payment that is declined leaves the plan as it was', async () => {
      const here = holding(fixture, north.id);
      const { payment_plan_id: id } = await fixture.done('createPaymentPlan', planned(), here);
      const inNorth = { practiceId: north.id, paymentPlanId: id };
      const before = (await fixture.told('getEditPaymentPlan', inNorth, here)).plan;
      const declined = card({ type: 'American Express', card_number: '375987654000004', cvv: '1234' });
      const input = { uniqueId: uniqueId(), ...inNorth, state: 'makeOneTime', amount: '20.00', ...declined };
      const told = { code: 'CARD_DECLINED', reason: 'declined', isSilent: true };
      expect(await fixture.refusedBy('makeOneTimePayment', input, here)).toEqual(told);
      expect(await fixture.refusedBy('makeOneTimePayment', input, here)).toEqual(told);
      expect((await fixture.told('getEditPaymentPlan', inNorth, here)).plan).toEqual(before);
    });

    it('MON-070 a payment that names the plan is one on the plan', async () => {
      const input = { uniqueId: uniqueId(), paymentType: 'partialPayment', amount: '10.00', ...named(), ...card() };
      expect(await fixture.done('makePayment', input)).toMatchObject({ status: 200, payment_plan_id: plan });
      expect(await shown()).toMatchObject({ paid: '30.00', remaining: '60.00' });
    });

    it('MON-092 MON-093 is canceled, and what is unpaid returns to the balance', async () => {
      const before = Number(await fixture.open());
      const cancelled = await fixture.done('cancelPaymentPlan', { uniqueId: uniqueId(), ...named() });
      expect(cancelled).toMatchObject({ status: 200, receipt: { done: 'PLAN_CANCELLED', amount: '60.00' } });
      expect(Number(await fixture.open())).toBe(before + 60);
      expect((await fixture.ask('getEditPaymentPlan', named())).code).toBe('NOT_FOUND');
    });
  });

  describe('around a visit', () => {
    const it = story();
    openGateway();
    const full = (amount: string) => ({ uniqueId: uniqueId(), amount, ...card() });
    const statusOf = async (id: string): Promise<string | undefined> => (await statuses()).get(id);
    const statuses = async (): Promise<ReadonlyMap<string, string>> => {
      const list = (await fixture.told('getAppointments', {})) as unknown as {
        readonly upcoming: readonly { readonly appointment_id: string; readonly status: string }[];
        readonly appointments: {
          readonly components: readonly { readonly appointment_id: string; readonly status: string }[];
        };
      };
      const all = [...list.upcoming, ...list.appointments.components];
      return new Map(all.map(({ appointment_id, status }) => [appointment_id, status]));
    };

    it('MON-155 MON-156 APT-021 APT-105 a slot that is kept is booked and paid for', async () => {
      expect(await fixture.told('getAppointmentPrepayment', { holdId: 'slot-1' })).toMatchObject({
        context: 'PREPAYMENT',
        amount: '30.00',
        prepayment: '30.00',
        lineItems: [{ amount: '30.00' }],
      });
      const input = { ...full('30.00'), appointment: { holdId: 'slot-1', provider_id: 'ng' } };
      expect(await fixture.refusedBy('makePrepayment', { ...input, amount: '29.00' })).toMatchObject({
        code: 'AMOUNT',
      });
      const paid = await fixture.done('makePrepayment', input);
      expect(paid).toMatchObject({ status: 200, appointment_id: expect.any(String) });
      expect(await fixture.done('makePrepayment', input)).toEqual(paid);
      expect(await statusOf(String(paid['appointment_id']))).toBe('SCHEDULED');
      expect(await fixture.refusedBy('makePrepayment', { ...input, uniqueId: uniqueId() })).toMatchObject({
        code: 'CONFLICT',
        reason: 'slot-gone',
      });
    });

    it('MON-157 MON-158 APT-021 while checking out, the visit that is replaced goes with the booking', async () => {
      const checkoutIds = { appointment_id: '1001-next', patient_id: '1001', practice_id: south.id };
      const input = { ...full('30.00'), appointment: { holdId: 'slot-2' }, checkoutIds };
      expect(await fixture.done('makeCheckoutPrepayment', input)).toMatchObject({ status: 200 });
      expect(await statusOf('1001-old')).toBe('CANCELLED');
    });

    it('MON-161 MON-164 APT-021 the fee of a cancellation is taken, and the visit is canceled', async () => {
      const input = { ...full('40.00'), appointment_id: '1001-off', cancellationReasonId: '1' };
      const context = { kind: 'CANCELLATION', appointmentId: '1001-off' };
      expect(await fixture.told('getMakePayments', { context })).toMatchObject({
        amount: '40.00',
        cancellationFee: '40.00',
      });
      expect(await fixture.done('makeCancellationPayment', input)).toMatchObject({
        status: 200,
        receipt: { next: '/appointments' },
      });
      expect(await statusOf('1001-off')).toBe('CANCELLED');
      expect(await fixture.refusedBy('makeCancellationPayment', { ...input, uniqueId: uniqueId() })).toMatchObject({
        code: 'CONFLICT',
        reason: 'not-cancellable',
      });
    });

    it('MON-168 MON-169 APT-021 at check-out a part touches the balance only', async () => {
      const before = Number(await fixture.open());
      const input = { ...full('10.00'), paymentType: 'partialPayment', appointmentId: '1001-next' };
      expect(await fixture.done('makeCheckoutPayment', input)).toMatchObject({ status: 200 });
      expect(Number(await fixture.open())).toBe(before - 10);
      const context = { kind: 'CHECK_OUT', appointmentId: '1001-next' };
      expect(await fixture.told('getMakePayments', { context })).toMatchObject({ copay: '25.00' });
    });

    it('MON-167 MON-169 APT-021 at check-in all is the balance and the copay', async () => {
      const context = { kind: 'CHECK_IN', appointmentId: '1001-next' };
      const screen = await fixture.told('getMakePayments', { context });
      expect(Number(screen['amount'])).toBe(Number(screen['patientBalance']) + 25);
      const input = { ...full(String(screen['amount'])), paymentType: 'fullPayment', appointmentId: '1001-next' };
      expect(await fixture.done('makeCheckInPayment', input)).toMatchObject({
        status: 200,
        receipt: { next: '/appointments' },
      });
      expect(await fixture.open()).toBe('nothing-to-pay');
    });
  });
});
