import type { BookingKey } from '@portico/domain/appointments';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { HOUR, plus, type AppointmentId, type Cents, type HoldId } from '@portico/domain/kernel';
import { ana, benAtMesa, benAtPena, delegateFor, noon } from '../../kernel/testing/index.ts';
import {
  balance,
  full,
  partial,
  cents,
  copay,
  due,
  named,
  nextVisit,
  onFile,
  refused,
  paymentsFixture,
  type PaymentsFixture,
} from '../testing/index.ts';

let fixture: PaymentsFixture;
beforeEach(async () => {
  fixture = await paymentsFixture();
});

describe('a visit', () => {
  it.each(['check-in', 'check-out'] as const)(
    'MON-167 MON-168 MON-169 at %s all is balance and copay, of the visit that comes next',
    async (kind) => {
      expect(await fixture.screen({ kind })).toMatchObject({
        value: { context: kind, amount: due + copay, parts: { balance: due, copay } },
      });
      expect(await fixture.pay({ kind }, full(due))).toEqual(refused('amount-changed', { amount: due + copay }));
      expect(await fixture.pay({ kind, appointment: nextVisit }, full(due + copay))).toMatchObject({
        value: { amount: due + copay, next: '/appointments' },
      });
      expect(fixture.charges()[0]?.purpose).toEqual({ kind, appointment: nextVisit });
      expect(await fixture.screen({ kind })).toEqual(refused('nothing-to-pay'));
      await fixture.post();
      expect(await fixture.screen({ kind })).toEqual(refused('nothing-to-pay'));
    },
  );

  it('MON-169 a part touches the balance only, and the copay stays', async () => {
    const context = { kind: 'check-in' } as const;
    expect(await fixture.pay(context, partial(due + 1))).toMatchObject(refused('amount-out-of-range'));
    expect(await fixture.pay(context, partial(due))).toMatchObject({ value: { next: '/appointments' } });
    expect(await fixture.screen(context)).toMatchObject({ value: { amount: copay, parts: { balance: 0, copay } } });
    await fixture.post();
    expect(await fixture.screen(context)).toMatchObject({ value: { amount: copay, parts: { balance: 0, copay } } });
    expect(await fixture.pay(context, full(copay))).toMatchObject({ ok: true });
    await fixture.post();
    expect(await fixture.billing.balance(benAtPena)).toMatchObject({ due: 0 });
  });

  it.each(['check-in', 'check-out'] as const)(
    'MON-169 at %s a copay is paid alone: all of it, once, and nothing of the balance',
    async (kind) => {
      const context = { kind, appointment: nextVisit } as const;
      const alone = (amount: number) => ({ kind: 'copay', amount: amount as Cents }) as const;
      expect(await fixture.pay(context, alone(copay - 1))).toEqual(refused('amount-changed', { amount: copay }));
      expect(await fixture.pay(context, alone(due + copay))).toEqual(refused('amount-changed', { amount: copay }));
      expect(fixture.charges()).toEqual([]);
      expect(await fixture.pay(context, alone(copay))).toMatchObject({
        value: { amount: copay, left: { balance: due } },
      });
      expect(fixture.charges()).toMatchObject([{ amount: copay, copay, purpose: { kind, appointment: nextVisit } }]);
      expect(await fixture.pay(context, alone(copay))).toEqual(refused('nothing-to-pay'));
      for (const posted of [false, true]) {
        if (posted) await fixture.post();
        expect(await fixture.screen(context)).toMatchObject({
          value: { amount: due, parts: { balance: due, copay: 0 } },
        });
      }
    },
  );

  it('is found by its name, and another’s is not', async () => {
    const unknown = { kind: 'check-in', appointment: 'unknown' as AppointmentId } as const;
    expect(await fixture.screen(unknown)).toEqual(refused('not-found'));
    expect(await fixture.pay(unknown, full(due))).toEqual(refused('not-found'));
  });
});

describe('the visit that is paid for', () => {
  const contexts = [
    { kind: 'check-in' },
    { kind: 'check-out', appointment: nextVisit },
    { kind: 'cancellation', appointment: nextVisit },
  ] as const;

  it.each(contexts)('is named above $kind', async (context) => {
    const shown = await fixture.screen(context);
    const visit = await fixture.schedule.visit(benAtPena, nextVisit);
    expect(visit).toBeDefined();
    expect(shown.ok && shown.value.visit).toMatchObject({ start: visit?.start, provider: visit?.provider.name });
    expect(shown.ok && shown.value.visit?.heldUntil).toBeUndefined();
  });

  it('is named with the end of its hold where paying books it', async () => {
    fixture.hold('slot', 3_000);
    const shown = await fixture.screen({ kind: 'prepayment' });
    expect(shown.ok && shown.value.visit).toMatchObject({ heldUntil: plus(noon, HOUR) });
  });

  it('is not named to somebody who may pay and not see visits, nor above a balance', async () => {
    const acting = delegateFor(ana, benAtPena, 'payments:act', 'payments:view');
    const payer = fixture.serviceOf({ acting, language: 'en', now: noon, address: '192.0.2.7' });
    fixture.hold('slot', 3_000);
    for (const context of [contexts[0], { kind: 'prepayment' } as const]) {
      const shown = await payer.screen(context);
      expect(shown).toMatchObject({ ok: true });
      expect(shown.ok && shown.value.visit).toBeUndefined();
    }
    const ofBalance = await fixture.screen(balance);
    expect(ofBalance.ok && ofBalance.value.visit).toBeUndefined();
  });
});

describe('a prepayment', () => {
  const context = { kind: 'prepayment', hold: 'slot' as HoldId } as const;

  it('MON-155 MON-156 books the slot that is kept and pays for it', async () => {
    fixture.hold('slot', 3_000);
    expect(await fixture.screen({ kind: 'prepayment' })).toMatchObject({
      value: { amount: 3_000, parts: { prepayment: 3_000 }, types: ['full'] },
    });
    expect(await fixture.pay(context, full(2_999))).toEqual(refused('amount-changed', { amount: 3_000 }));
    const once = { uniqueId: named('book') };
    const paid = await fixture.pay(context, full(3_000), once);
    expect(paid).toMatchObject({ value: { appointment: 'visit-slot', next: '/appointments' } });
    expect(await fixture.pay(context, full(3_000), once)).toEqual(paid);
    expect(await fixture.serviceOf().outcome(named('book'))).toEqual(paid);
    expect(fixture.taken()).toBe(3_000);
    expect(await fixture.screen(balance)).toMatchObject({ value: { amount: due } });
    expect(fixture.told.map(([event]) => event)).toEqual(['booked']);
    expect(fixture.activityLog.entries.filter(({ action }) => action === 'booked-visit')).toMatchObject([
      { resource: 'visit-slot' },
    ]);
  });

  it('MON-156 keeps what is needed at the visit, and refuses before any charge what cannot be', async () => {
    fixture.hold('slot', 3_000);
    const needs: unknown[] = [];
    const { book } = fixture.appointmentBooking;
    fixture.appointmentBooking.book = (patient, hold, key, said) => {
      needs.push(said?.accommodations);
      return book.call(fixture.appointmentBooking, patient, hold, key, said);
    };
    const wrong = { interpreter: 'tlh' as 'es' };
    expect(await fixture.pay({ ...context, accommodations: wrong }, full(3_000))).toEqual(refused('bad-input'));
    expect(fixture.taken()).toBe(0);
    const asl = { interpreter: 'ase', otherHelp: 'Large print' } as const;
    expect(await fixture.pay({ ...context, accommodations: asl }, full(3_000))).toMatchObject({ ok: true });
    expect(needs).toEqual([asl]);
  });

  it('APT-055 MON-156 keeps what the visit is about, and no more of it than a visit takes', async () => {
    fixture.hold('slot', 3_000);
    const about: string[] = [];
    const { book } = fixture.appointmentBooking;
    fixture.appointmentBooking.book = (patient, hold, key, said) => {
      about.push(said?.visitReason ?? '');
      return book.call(fixture.appointmentBooking, patient, hold, key, said);
    };
    expect(await fixture.pay({ ...context, visitReason: ` ${'x'.repeat(101)}` }, full(3_000))).toMatchObject({
      ok: true,
    });
    expect(about).toEqual(['x'.repeat(100)]);
  });

  it('MON-158 MON-159 cancels the visit that it replaces only with the booking', async () => {
    fixture.hold('slot', 3_000, { replaces: nextVisit });
    await fixture.pay(context, full(3_000), { card: onFile('visa-0002') });
    expect(fixture.appointmentBooking.cancelled.has(nextVisit)).toBe(false);
    await fixture.pay(context, full(3_000));
    expect(fixture.appointmentBooking.cancelled.has(nextVisit)).toBe(true);
  });

  it('MON-159 charges nothing for a slot that is gone', async () => {
    fixture.hold('slot', 3_000);
    const { book } = fixture.appointmentBooking;
    fixture.appointmentBooking.book = async (patient, hold, charge) => {
      fixture.appointmentBooking.drop(hold);
      return book.call(fixture.appointmentBooking, patient, hold, charge);
    };
    const once = { uniqueId: named('late') };
    expect(await fixture.pay(context, full(3_000), once)).toEqual(refused('slot-gone'));
    expect(await fixture.pay(context, full(3_000), once)).toEqual(refused('slot-gone'));
    expect(fixture.taken()).toBe(0);
    expect(await fixture.screen(context)).toEqual(refused('not-found'));
  });

  it('PAY-B3 says that the visit is booked where its money is refused afterwards, and counts nothing as paid', async () => {
    fixture.appointmentBooking.putSchedule(fixture.schedule);
    fixture.hold('slot', 3_000);
    fixture.processor.refusedCaptures.push('insufficient-funds');
    const once = { uniqueId: named('refused') };
    for (let press = 0; press < 2; press += 1) {
      expect(await fixture.pay(context, full(3_000), once)).toEqual(refused('booked-unpaid'));
    }
    expect({ taken: fixture.taken(), told: fixture.told.map(([event]) => event) }).toEqual({
      taken: 0,
      told: ['booked'],
    });
    const [visit] = (await fixture.schedule.upcoming(benAtPena, noon, 9)).filter(({ id }) => id !== nextVisit);
    expect({ visitStatus: visit?.status, prepaid: visit?.prepaid }).toEqual({
      visitStatus: 'SCHEDULED',
      prepaid: undefined,
    });
    expect(fixture.alerts.unpaidCharges).toHaveLength(1);
  });

  it('is for the slot of nobody else, and for none whose time is over', async () => {
    fixture.hold('slot', 3_000, { patient: benAtMesa });
    expect(await fixture.pay(context, full(3_000))).toEqual(refused('slot-gone'));
    fixture.hold('slot', 3_000);
    fixture.later(1);
    expect(await fixture.pay(context, full(3_000))).toEqual(refused('slot-gone'));
  });

  it('MON-157 while checking out of a visit that is one’s own', async () => {
    fixture.hold('slot', 3_000);
    const checkOut = 'unknown' as AppointmentId;
    expect(await fixture.pay({ ...context, checkOut }, full(3_000))).toEqual(refused('not-found'));
    expect(await fixture.pay({ ...context, checkOut: nextVisit }, full(3_000))).toMatchObject({ ok: true });
  });
});

describe('a cancellation', () => {
  const context = { kind: 'cancellation', appointment: nextVisit } as const;
  const fee = 4_000;

  it('MON-161 MON-164 MON-175 takes the fee and cancels', async () => {
    expect(await fixture.screen(context)).toMatchObject({ value: { amount: fee, parts: { cancellationFee: fee } } });
    expect(await fixture.pay(context, full(fee - 1))).toEqual(refused('amount-changed', { amount: fee }));
    expect(await fixture.pay(context, full(fee))).toMatchObject({ value: { amount: fee, next: '/appointments' } });
    expect(fixture.appointmentBooking.cancelled.get(nextVisit)).toEqual({ id: '1' });
    expect(await fixture.screen(context)).toEqual(refused('not-found'));
    expect(await fixture.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect(fixture.taken()).toBe(fee);
    expect(fixture.told.map(([event]) => event)).toEqual(['cancelled']);
    expect(fixture.activityLog.entries.map(({ action }) => action)).toEqual([
      'viewed-balance',
      'cancelled-visit',
      'paid',
    ]);
  });

  it('PAY-B1 takes the fee once from several tabs, and once where one of them has no answer yet', async () => {
    const tabs = await Promise.all(Array.from({ length: 4 }, () => fixture.pay(context, full(fee))));
    expect(tabs.filter((answer) => answer.ok)).toHaveLength(1);
    expect({ taken: fixture.taken(), toldCount: fixture.told.length }).toEqual({ taken: fee, toldCount: 1 });
  });

  it('PAY-B1 takes no second fee while the first may yet be taken', async () => {
    fixture.processor.losses.push('answer-lost');
    expect(await fixture.pay(context, full(fee))).toEqual(refused('checking'));
    expect(await fixture.pay(context, full(fee))).toEqual(refused('nothing-to-pay'));
    expect(fixture.appointmentBooking.cancelled.size).toBe(0);
  });

  it('PAY-B2 takes no fee for a visit that somebody else canceled meanwhile', async () => {
    const authorize = fixture.processor.authorize.bind(fixture.processor);
    fixture.processor.authorize = async (order) => {
      await fixture.appointmentBooking.cancel(benAtPena, nextVisit, { id: '1' }, 'by phone' as BookingKey);
      return authorize(order);
    };
    expect(await fixture.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect({ taken: fixture.taken(), toldCount: fixture.told.length }).toEqual({ taken: 0, toldCount: 0 });
  });

  it('PAY-B3 says that the visit is canceled where its fee is refused afterwards', async () => {
    fixture.processor.refusedCaptures.push('over-limit');
    expect(await fixture.pay(context, full(fee))).toEqual(refused('canceled-unpaid'));
    expect({ taken: fixture.taken(), told: fixture.told.map(([event]) => event) }).toEqual({
      taken: 0,
      told: ['cancelled'],
    });
    expect(fixture.appointmentBooking.cancelled.has(nextVisit)).toBe(true);
  });

  it('APT-130 is as late, and as over, as without a fee, and is refused for reasons that the practice does not offer', async () => {
    expect(await fixture.pay({ ...context, reason: '99' }, full(fee))).toEqual(refused('bad-input'));
    expect(await fixture.pay({ ...context, reason: '4' }, full(fee))).toEqual(refused('bad-input'));
    fixture.clock.now = plus(noon, 23 * HOUR);
    expect(await fixture.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect(await fixture.screen(context)).toEqual(refused('not-found'));
    fixture.later(2);
    expect(await fixture.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect({ taken: fixture.taken(), cancelledCount: fixture.appointmentBooking.cancelled.size }).toEqual({
      taken: 0,
      cancelledCount: 0,
    });
  });

  it('is for whoever may cancel and pay, not for whoever may only pay', async () => {
    const answerTo = async (...permissions: Permission[]) => {
      const acting = delegateFor(ana, benAtPena, ...permissions);
      return fixture.serviceOf({ acting, language: 'en', now: noon, address: '192.0.2.7' }).screen(context);
    };
    expect(await answerTo('payments:act')).toEqual(refused('not-found'));
    expect(await answerTo('appointments:act')).toEqual(refused('not-found'));
    expect(await answerTo('appointments:act', 'payments:act')).toMatchObject({ value: { amount: fee } });
  });

  it.each([
    ['4', { id: '4', comments: 'Moving away' }],
    ['3', { id: '3' }],
  ])('MON-162 keeps comments with the reason that means other only: %s', async (reason, kept) => {
    await fixture.pay({ ...context, reason, comments: 'Moving away' }, full(fee));
    expect(fixture.appointmentBooking.cancelled.get(nextVisit)).toEqual(kept);
  });

  it('MON-166 leaves the visit as it is until the payment succeeds', async () => {
    expect(await fixture.pay(context, full(fee), { card: onFile('visa-0002') })).toMatchObject(refused('declined'));
    expect(fixture.appointmentBooking.cancelled.size).toBe(0);
    fixture.appointmentBooking.fixed.add(nextVisit);
    expect(await fixture.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect(fixture.taken()).toBe(0);
  });

  it('costs nothing where the practice takes nothing', async () => {
    fixture.billing.putVisit(benAtPena, nextVisit, { copay: cents(0), cancellationFee: cents(0) });
    expect(await fixture.screen(context)).toEqual(refused('nothing-to-pay'));
    expect(await fixture.pay(context, full(0))).toEqual(refused('nothing-to-pay'));
  });
});

describe('the copay of a visit', () => {
  const other = 'other-visit' as AppointmentId;
  const at = (appointment: AppointmentId) => ({ kind: 'check-in', appointment }) as const;
  beforeEach(() => {
    fixture.billing.put(benAtPena, { due: cents(0), asOf: noon });
    fixture.billing.putVisit(benAtPena, other, { copay: cents(3_000), cancellationFee: cents(0) });
  });
  const shown = async (appointment: AppointmentId) => {
    const screen = await fixture.screen(at(appointment));
    return screen.ok ? screen.value.amount : screen.error.kind;
  };

  it('PAY-B16 is due beside that of another visit, whichever was paid and is on its way to the books', async () => {
    expect([await shown(nextVisit), await shown(other)]).toEqual([2_500, 3_000]);
    expect(await fixture.pay(at(nextVisit), full(2_500))).toMatchObject({ ok: true });
    expect([await shown(nextVisit), await shown(other)]).toEqual(['nothing-to-pay', 3_000]);
    expect(await fixture.pay(at(other), full(3_000))).toMatchObject({ ok: true });
    expect([await shown(nextVisit), await shown(other)]).toEqual(['nothing-to-pay', 'nothing-to-pay']);
    await fixture.post();
    expect({ shownNextVisit: await shown(nextVisit), shownOther: await shown(other), taken: fixture.taken() }).toEqual({
      shownNextVisit: 'nothing-to-pay',
      shownOther: 'nothing-to-pay',
      taken: 5_500,
    });
  });

  it('PAY-B5 is paid once where the first payment reaches the books between two looks of the second', async () => {
    expect(await fixture.pay(at(nextVisit), full(2_500))).toMatchObject({ ok: true });
    // Every look at the visit is older than the look at the balance, or newer: the entry comes in between.
    for (const late of ['visitDues', 'balance'] as const) {
      const look = fixture.billing[late].bind(fixture.billing) as (...asked: never[]) => Promise<never>;
      Object.assign(fixture.billing, {
        [late]: async (...asked: never[]) => {
          const seen = await look(...asked);
          await fixture.post();
          return seen;
        },
      });
      expect(await fixture.pay(at(nextVisit), full(2_500))).toMatchObject({ ok: false });
    }
    expect(fixture.taken()).toBe(2_500);
  });
});
