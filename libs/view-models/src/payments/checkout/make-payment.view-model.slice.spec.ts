import { describe, expect, it } from '@jest/globals';
import type { AppointmentId, HoldId } from '@portico/domain/kernel';
import type { PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import { benAtPena, pena } from '@portico/services/kernel/testing';
import type { MakePayment, PaymentContext } from '@portico/application/payments';
import { payingFixture } from '../testing/index.ts';
import {
  cents,
  copay,
  due,
  generous,
  nextVisit,
  paymentsFixture,
  type PaymentsFixture,
} from '@portico/services/payments/testing';

let opened = 0;

/** The screen of a context over the real service, in one process. */
const openAt = async (payer: PaymentsFixture, context: PaymentContext, port: MakePayment = payer.serviceOf()) =>
  payingFixture(undefined, context, `page-${(opened += 1)}`).loaded(port);

const doneBy = async (
  payer: PaymentsFixture,
  context: PaymentContext,
  act: (screen: Awaited<ReturnType<typeof openAt>>) => void,
) => {
  const screen = await openAt(payer, context);
  act(screen);
  expect(screen.canPay).toBe(true);
  await screen.pay();
  const { state } = screen.sending;
  if (state.kind !== 'done') throw new Error(JSON.stringify(state));
  screen.dispose();
  return state.receipt;
};

const balance: PaymentContext = { kind: 'balance' };

describe('the make-payment screen over its service', () => {
  it('MON-052 MON-170 pays the whole balance, after which there is nothing to pay', async () => {
    const payer = await paymentsFixture();
    const receipt = await doneBy(payer, balance, () => undefined);
    expect({ done: receipt.done, amount: receipt.amount, taken: payer.taken() }).toEqual({
      done: 'paid',
      amount: due,
      taken: due,
    });
    const again = await openAt(payer, balance);
    expect(again.phase.kind).toBe('nothing-to-pay');
  });

  it('MON-064 MON-074 pays a part, and shows what is left', async () => {
    const payer = await paymentsFixture();
    await doneBy(payer, balance, (screen) => {
      screen.chooseType('partial');
      screen.draft.partial?.type('45.50');
    });
    const again = await openAt(payer, balance);
    expect({ amount: again.draft.amount, pending: again.draft.screen?.pending }).toEqual({
      amount: due - 4_550,
      pending: 4_550,
    });
  });

  it('MON-072 charges once where the answer is lost and it is sent again', async () => {
    const payer = await paymentsFixture();
    const service = payer.serviceOf();
    let lost = 2;
    const port: MakePayment = {
      screen: (context) => service.screen(context),
      submit: async (order) => {
        await service.submit(order);
        return { ok: false, error: { kind: 'unreachable' } };
      },
      outcome: async (uniqueId) => {
        lost -= 1;
        return lost > 0 ? { ok: false, error: { kind: 'unreachable' } } : service.outcome(uniqueId);
      },
    };
    const screen = await openAt(payer, balance, port);
    await screen.pay();
    expect(screen.sending.state).toMatchObject({ kind: 'lost', arrived: 'unknown' });
    await screen.pay();
    expect({ state: screen.sending.state.kind, taken: payer.taken(), chargesCount: payer.charges().length }).toEqual({
      state: 'done',
      taken: due,
      chargesCount: 1,
    });
  });

  it('MON-176 shows a decline, and pays with another card under another attempt', async () => {
    const payer = await paymentsFixture();
    const screen = await openAt(payer, balance);
    const [good, declined] = ['visa-4242', 'visa-0002'].map((id) =>
      screen.draft.card?.cards.find((card) => card.id === id),
    );
    if (good === undefined || declined === undefined) throw new Error('The cards are not on file.');
    screen.draft.card?.chooseSaved(declined);
    await screen.pay();
    expect(screen.sending.state).toMatchObject({ refusal: { kind: 'declined', reason: 'insufficient-funds' } });
    screen.draft.card?.chooseSaved(good);
    await screen.pay();
    expect({ state: screen.sending.state.kind, taken: payer.taken() }).toEqual({ state: 'done', taken: due });
  });

  it('MON-083 MON-087 MON-093 makes a plan, changes it and cancels it', async () => {
    const payer = await paymentsFixture();
    const made = await doneBy(payer, balance, (screen) => {
      screen.chooseType('plan');
      screen.draft.builder?.installments.typeCount('6');
      screen.draft.builder?.agreement.agree(true);
      screen.draft.builder?.agreement.agree(true);
    });
    const plan = made.plan as PlanId;
    expect({ done: made.done, taken: payer.taken() }).toEqual({ done: 'plan-created', taken: 0 });
    const editing: PaymentContext = { kind: 'edit-plan', practice: pena.id, plan };
    const changed = await doneBy(payer, editing, (screen) => {
      screen.draft.builder?.installments.typeCount('4');
      screen.draft.builder?.agreement.agree(true);
    });
    expect(changed.done).toBe('plan-changed');
    expect((await payer.plans.byId(benAtPena, plan))?.payments).toHaveLength(4);
    const screen = await openAt(payer, editing);
    screen.ending.ask('cancel-plan');
    await screen.ending.yes();
    expect(screen.sending.state).toMatchObject({ receipt: { done: 'plan-cancelled' } });
    expect((await openAt(payer, balance)).draft.amount).toBe(due);
  });

  it('MON-084 MON-097 puts what is left into a plan that runs', async () => {
    const payer = await paymentsFixture();
    await doneBy(payer, balance, (screen) => {
      screen.chooseType('plan');
      screen.draft.builder?.funding.typeAmount('60');
      screen.draft.builder?.installments.typeCount('4');
      screen.draft.builder?.agreement.agree(true);
    });
    const added = await doneBy(payer, balance, (screen) => {
      screen.chooseType('plan');
      screen.draft.builder?.choose('existing');
      const [plan] = screen.draft.screen?.plans?.existing ?? [];
      if (plan !== undefined) screen.draft.builder?.pick(plan);
      screen.draft.builder?.agreement.agree(true);
      expect(screen.draft.amount).toBe(due);
    });
    expect(added.done).toBe('plan-changed');
    expect((await openAt(payer, balance)).phase.kind).toBe('nothing-to-pay');
  });

  it('MON-127 MON-129 schedules a payment on a plan, changes its day, and deletes it', async () => {
    const payer = await paymentsFixture();
    const { plan } = await doneBy(payer, balance, (screen) => {
      screen.chooseType('plan');
      screen.draft.builder?.calendar.chooseFrequency('monthly');
      screen.draft.builder?.installments.typeCount('4');
      screen.draft.builder?.agreement.agree(true);
    });
    const at = { practice: pena.id, plan: plan as PlanId };
    const scheduled = await doneBy(payer, { kind: 'schedule-payment', ...at }, (screen) => {
      screen.draft.oneTime?.typeAmount('20');
      screen.draft.oneTime?.typeDate('2026-12-24');
    });
    expect({ done: scheduled.done, date: scheduled.date, taken: payer.taken() }).toEqual({
      done: 'scheduled',
      date: '2026-12-24',
      taken: 0,
    });
    const found = (await payer.plans.byId(benAtPena, at.plan))?.payments.find(({ kind }) => kind === 'one-time');
    const editing: PaymentContext = { kind: 'edit-one-time', ...at, payment: found?.id as ScheduledPaymentId };
    const moved = await doneBy(payer, editing, (screen) => screen.draft.oneTime?.typeDate('2026-12-28'));
    expect(moved.date).toBe('2026-12-28');
    const screen = await openAt(payer, editing);
    screen.ending.ask('delete-one-time');
    await screen.ending.yes();
    expect(screen.sending.state).toMatchObject({ receipt: { done: 'one-time-deleted' } });
  });

  it('MON-156 MON-174 books the visit that is prepaid', async () => {
    const payer = await paymentsFixture();
    payer.hold('slot-1', 5_000);
    const context: PaymentContext = { kind: 'prepayment', hold: 'slot-1' as HoldId };
    const receipt = await doneBy(payer, context, () => undefined);
    expect({ amount: receipt.amount, next: receipt.next, appointment: receipt.appointment }).toEqual({
      amount: 5_000,
      next: '/appointments',
      appointment: 'visit-slot-1',
    });
  });

  it('MON-164 MON-175 cancels the visit whose fee is paid', async () => {
    const payer = await paymentsFixture();
    const context: PaymentContext = { kind: 'cancellation', appointment: nextVisit };
    const receipt = await doneBy(payer, context, () => undefined);
    expect({ amount: receipt.amount, next: receipt.next }).toEqual({ amount: 4_000, next: '/appointments' });
    expect(await payer.appointmentBooking.isCanceled(benAtPena, nextVisit as AppointmentId)).toBe(true);
  });

  it('MON-169 at check-out the copay stands first, is paid alone, and leaves the balance', async () => {
    const payer = await paymentsFixture();
    const screen = await openAt(payer, { kind: 'check-out' });
    expect({ first: screen.draft.types[0], type: screen.draft.type }).toEqual({ first: 'copay', type: 'full' });
    screen.chooseType('copay');
    expect(screen.draft.amount).toBe(copay);
    await screen.pay();
    expect(screen.sending.state).toMatchObject({ receipt: { done: 'paid', amount: copay, left: { balance: due } } });
    expect(payer.taken()).toBe(copay);
    const after = await openAt(payer, { kind: 'check-out' });
    expect(after.draft.types).not.toContain('copay');
  });

  it('MON-167 MON-169 MON-172 at check-in a plan takes the balance, and the copay is paid next', async () => {
    const payer = await paymentsFixture(generous);
    const screen = await openAt(payer, { kind: 'check-in' });
    expect({ amount: screen.draft.amount, copay: screen.draft.screen?.parts.copay }).toEqual({
      amount: due + copay,
      copay,
    });
    screen.chooseType('plan');
    expect(screen.draft.builder?.funding.amount).toBe(cents(due));
    screen.draft.builder?.installments.typeCount('6');
    screen.draft.builder?.agreement.agree(true);
    await screen.pay();
    expect(screen.sending.state).toMatchObject({ receipt: { done: 'plan-created', copayNext: copay } });
    await screen.payNext();
    expect({ planCreated: screen.planCreated, amount: screen.draft.amount }).toEqual({
      planCreated: true,
      amount: copay,
    });
    await screen.pay();
    expect(screen.sending.state).toMatchObject({ receipt: { done: 'paid', next: '/appointments' } });
    expect(payer.taken()).toBe(copay);
  });
});
