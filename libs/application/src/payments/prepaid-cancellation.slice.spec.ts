import { beforeEach, describe, expect, it } from '@jest/globals';
import { usualVisitRules } from '@portico/domain/appointments';
import type { AppointmentId } from '@portico/domain/kernel';
import { benAtPena, pena, visit } from '../kernel/testing/index.ts';
import { full } from './testing/till-choices.ts';
import { cents, nextVisit, refused, tillWorld, type TillWorld } from './testing/till-world.ts';

const fee = 4_000;
let world: TillWorld;
beforeEach(async () => {
  world = await tillWorld();
});

describe('the fee for canceling a visit that was paid for ahead', () => {
  const [ahead, back] = [cents(7_500), cents(4_000)];
  let paidAhead: { readonly kind: 'cancellation'; readonly appointment: AppointmentId };
  const refund = async () => {
    const charge = world.charges().find(({ purpose }) => purpose.kind === 'prepayment');
    if (charge === undefined) throw new Error('Nothing was paid ahead.');
    return world.cashDesk.refund(charge.id, cents(1_000));
  };
  const canceled = () => world.visitDesk.isCancelled(benAtPena, paidAhead.appointment);
  beforeEach(async () => {
    const { cancellation } = await world.visitRulebook.rules(pena.id);
    world.visitRulebook.put(pena.id, {
      ...usualVisitRules,
      cancellation: { ...cancellation, prepaymentBackHours: 24 },
    });
    world.hold('slot', ahead);
    const paid = await world.pay({ kind: 'prepayment' }, full(ahead));
    const appointment = (paid.ok && paid.value.appointment) || nextVisit;
    world.schedule.put(visit(appointment, benAtPena, 48));
    world.billing.putVisit(benAtPena, appointment, { copay: cents(0), cancellationFee: cents(fee) });
    paidAhead = { kind: 'cancellation', appointment };
  });

  it('shows what goes back, and takes the fee where it is that', async () => {
    expect(await world.screen(paidAhead)).toMatchObject({
      value: {
        amount: fee,
        prepaid: { amount: ahead, givenBack: true, cards: [{ last4: '4242' }] },
        timeZone: expect.any(String),
      },
    });
    expect(await world.screen({ kind: 'cancellation', appointment: nextVisit })).not.toHaveProperty('value.prepaid');
    expect(await world.pay(paidAhead, { ...full(fee), givenBack: ahead })).toMatchObject({ ok: true });
    expect([await canceled(), (await world.prepaymentRefunds.of(benAtPena)).length]).toEqual([true, 1]);
  });

  it('takes no fee where another part goes back than was shown', async () => {
    expect(await world.pay(paidAhead, { ...full(fee), givenBack: back })).toEqual(refused('prepayment-changed'));
    await refund();
    expect(await world.pay(paidAhead, { ...full(fee), givenBack: ahead })).toEqual(refused('prepayment-changed'));
    expect([world.taken(), await canceled(), world.processor.references.length]).toEqual([ahead - 1_000, false, 1]);
  });

  it('lets go of the fee where a part is given back while it is reserved', async () => {
    const authorise = world.processor.authorise.bind(world.processor);
    world.processor.authorise = async (order) => {
      await refund();
      return authorise(order);
    };
    const paid = await world.pay(paidAhead, { ...full(fee), givenBack: ahead });
    expect(paid).toEqual(refused('prepayment-changed'));
    expect([world.taken(), await canceled()]).toEqual([ahead - 1_000, false]);
    expect(await world.prepaymentRefunds.of(benAtPena)).toEqual([]);
    world.processor.authorise = authorise;
    const now = cents(ahead - 1_000);
    expect(await world.pay(paidAhead, { ...full(fee), givenBack: now })).toMatchObject({ ok: true });
  });
});
