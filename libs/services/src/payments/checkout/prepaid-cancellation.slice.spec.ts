import { beforeEach, describe, expect, it } from '@jest/globals';
import { usualVisitRules } from '@portico/domain/appointments';
import type { AppointmentId } from '@portico/domain/kernel';
import { benAtPena, pena, visit } from '../../kernel/testing/index.ts';
import { full, cents, nextVisit, refused, paymentsFixture, type PaymentsFixture } from '../testing/index.ts';

const fee = 4_000;
let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await paymentsFixture();
});

describe('the fee for canceling a visit that was paid for ahead', () => {
  const [ahead, back] = [cents(7_500), cents(4_000)];
  let paidAhead: { readonly kind: 'cancellation'; readonly appointment: AppointmentId };
  const refund = async () => {
    const charge = fixture.charges().find(({ purpose }) => purpose.kind === 'prepayment');
    if (charge === undefined) throw new Error('Nothing was paid ahead.');
    return fixture.chargeService.refund(charge.id, cents(1_000));
  };
  const canceled = () => fixture.appointmentBooking.isCanceled(benAtPena, paidAhead.appointment);
  beforeEach(async () => {
    const { cancellation } = await fixture.visitPolicies.rules(pena.id);
    fixture.visitPolicies.put(pena.id, {
      ...usualVisitRules,
      cancellation: { ...cancellation, prepaymentBackHours: 24 },
    });
    fixture.hold('slot', ahead);
    const paid = await fixture.pay({ kind: 'prepayment' }, full(ahead));
    const appointment = (paid.ok && paid.value.appointment) || nextVisit;
    fixture.schedule.put(visit(appointment, benAtPena, 48));
    fixture.billing.putVisit(benAtPena, appointment, { copay: cents(0), cancellationFee: cents(fee) });
    paidAhead = { kind: 'cancellation', appointment };
  });

  it('shows what goes back, and takes the fee where it is that', async () => {
    expect(await fixture.screen(paidAhead)).toMatchObject({
      value: {
        amount: fee,
        prepaid: { amount: ahead, givenBack: true, cards: [{ last4: '4242' }] },
        timeZone: expect.any(String),
      },
    });
    expect(await fixture.screen({ kind: 'cancellation', appointment: nextVisit })).not.toHaveProperty('value.prepaid');
    expect(await fixture.pay(paidAhead, { ...full(fee), givenBack: ahead })).toMatchObject({ ok: true });
    expect({ canceled: await canceled(), ofCount: (await fixture.prepaymentRefunds.of(benAtPena)).length }).toEqual({
      canceled: true,
      ofCount: 1,
    });
  });

  it('takes no fee where another part goes back than was shown', async () => {
    expect(await fixture.pay(paidAhead, { ...full(fee), givenBack: back })).toEqual(refused('prepayment-changed'));
    await refund();
    expect(await fixture.pay(paidAhead, { ...full(fee), givenBack: ahead })).toEqual(refused('prepayment-changed'));
    expect({
      taken: fixture.taken(),
      canceled: await canceled(),
      referencesCount: fixture.processor.references.length,
    }).toEqual({ taken: ahead - 1_000, canceled: false, referencesCount: 1 });
  });

  it('lets go of the fee where a part is given back while it is reserved', async () => {
    const authorize = fixture.processor.authorize.bind(fixture.processor);
    fixture.processor.authorize = async (order) => {
      await refund();
      return authorize(order);
    };
    const paid = await fixture.pay(paidAhead, { ...full(fee), givenBack: ahead });
    expect(paid).toEqual(refused('prepayment-changed'));
    expect({ taken: fixture.taken(), canceled: await canceled() }).toEqual({ taken: ahead - 1_000, canceled: false });
    expect(await fixture.prepaymentRefunds.of(benAtPena)).toEqual([]);
    fixture.processor.authorize = authorize;
    const now = cents(ahead - 1_000);
    expect(await fixture.pay(paidAhead, { ...full(fee), givenBack: now })).toMatchObject({ ok: true });
  });
});
