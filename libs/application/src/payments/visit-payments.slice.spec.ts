import type { BookingKey } from '@portico/domain/appointments';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import { HOUR, plus, type AppointmentId, type HoldId } from '@portico/domain/kernel';
import { ana, benAtMesa, benAtPena, delegateFor, noon } from '../kernel/testing/index.ts';
import { balance, full, partial } from './testing/till-choices.ts';
import {
  cents,
  copay,
  due,
  named,
  nextVisit,
  onFile,
  refused,
  tillWorld,
  type TillWorld,
} from './testing/till-world.ts';

let world: TillWorld;
beforeEach(async () => {
  world = await tillWorld();
});

describe('a visit', () => {
  it.each(['check-in', 'check-out'] as const)(
    'MON-167 MON-168 MON-169 at %s all is balance and copay, of the visit that comes next',
    async (kind) => {
      expect(await world.screen({ kind })).toMatchObject({
        value: { context: kind, amount: due + copay, parts: { balance: due, copay } },
      });
      expect(await world.pay({ kind }, full(due))).toEqual(refused('amount-changed', { amount: due + copay }));
      expect(await world.pay({ kind, appointment: nextVisit }, full(due + copay))).toMatchObject({
        value: { amount: due + copay, next: '/appointments' },
      });
      expect(world.charges()[0]?.purpose).toEqual({ kind, appointment: nextVisit });
      expect(await world.screen({ kind })).toEqual(refused('nothing-to-pay'));
      await world.post();
      expect(await world.screen({ kind })).toEqual(refused('nothing-to-pay'));
    },
  );

  it('MON-169 a part touches the balance only, and the copay stays', async () => {
    const context = { kind: 'check-in' } as const;
    expect(await world.pay(context, partial(due + 1))).toMatchObject(refused('amount-out-of-range'));
    expect(await world.pay(context, partial(due))).toMatchObject({ value: { next: '/appointments' } });
    expect(await world.screen(context)).toMatchObject({ value: { amount: copay, parts: { balance: 0, copay } } });
    await world.post();
    expect(await world.screen(context)).toMatchObject({ value: { amount: copay, parts: { balance: 0, copay } } });
    expect(await world.pay(context, full(copay))).toMatchObject({ ok: true });
    await world.post();
    expect(await world.billing.balance(benAtPena)).toMatchObject({ due: 0 });
  });

  it('is found by its name, and another’s is not', async () => {
    const unknown = { kind: 'check-in', appointment: 'unknown' as AppointmentId } as const;
    expect(await world.screen(unknown)).toEqual(refused('not-found'));
    expect(await world.pay(unknown, full(due))).toEqual(refused('not-found'));
  });
});

describe('a prepayment', () => {
  const context = { kind: 'prepayment', hold: 'slot' as HoldId } as const;

  it('MON-155 MON-156 books the slot that is kept and pays for it', async () => {
    world.hold('slot', 3_000);
    expect(await world.screen({ kind: 'prepayment' })).toMatchObject({
      value: { amount: 3_000, parts: { prepayment: 3_000 }, types: ['full'] },
    });
    expect(await world.pay(context, full(2_999))).toEqual(refused('amount-changed', { amount: 3_000 }));
    const once = { uniqueId: named('book') };
    const paid = await world.pay(context, full(3_000), once);
    expect(paid).toMatchObject({ value: { appointment: 'visit-slot', next: '/appointments' } });
    expect(await world.pay(context, full(3_000), once)).toEqual(paid);
    expect(await world.serviceOf().outcome(named('book'))).toEqual(paid);
    expect(world.taken()).toBe(3_000);
    expect(await world.screen(balance)).toMatchObject({ value: { amount: due } });
    expect(world.told.map(([event]) => event)).toEqual(['booked']);
    expect(world.activityLog.entries.filter(({ action }) => action === 'booked-visit')).toMatchObject([
      { resource: 'visit-slot' },
    ]);
  });

  it('APT-055 MON-156 keeps what the visit is about, and no more of it than a visit takes', async () => {
    world.hold('slot', 3_000);
    const about: string[] = [];
    const { book } = world.visitDesk;
    world.visitDesk.book = (patient, hold, key, visitReason) => {
      about.push(visitReason ?? '');
      return book.call(world.visitDesk, patient, hold, key, visitReason);
    };
    expect(await world.pay({ ...context, visitReason: ` ${'x'.repeat(101)}` }, full(3_000))).toMatchObject({
      ok: true,
    });
    expect(about).toEqual(['x'.repeat(100)]);
  });

  it('MON-158 MON-159 cancels the visit that it replaces only with the booking', async () => {
    world.hold('slot', 3_000, { replaces: nextVisit });
    await world.pay(context, full(3_000), { card: onFile('visa-0002') });
    expect(world.visitDesk.cancelled.has(nextVisit)).toBe(false);
    await world.pay(context, full(3_000));
    expect(world.visitDesk.cancelled.has(nextVisit)).toBe(true);
  });

  it('MON-159 charges nothing for a slot that is gone', async () => {
    world.hold('slot', 3_000);
    const { book } = world.visitDesk;
    world.visitDesk.book = async (patient, hold, charge) => {
      world.visitDesk.drop(hold);
      return book.call(world.visitDesk, patient, hold, charge);
    };
    const once = { uniqueId: named('late') };
    expect(await world.pay(context, full(3_000), once)).toEqual(refused('slot-gone'));
    expect(await world.pay(context, full(3_000), once)).toEqual(refused('slot-gone'));
    expect(world.taken()).toBe(0);
    expect(await world.screen(context)).toEqual(refused('not-found'));
  });

  it('PAY-B3 says that the visit is booked where its money is refused afterwards, and counts nothing as paid', async () => {
    world.visitDesk.putSchedule(world.schedule);
    world.hold('slot', 3_000);
    world.processor.refusedCaptures.push('insufficient-funds');
    const once = { uniqueId: named('refused') };
    for (let press = 0; press < 2; press += 1) {
      expect(await world.pay(context, full(3_000), once)).toEqual(refused('booked-unpaid'));
    }
    expect([world.taken(), world.told.map(([event]) => event)]).toEqual([0, ['booked']]);
    const [visit] = (await world.schedule.upcoming(benAtPena, noon, 9)).filter(({ id }) => id !== nextVisit);
    expect([visit?.status, visit?.prepaid]).toEqual(['SCHEDULED', undefined]);
    expect(world.alerts.unpaidCharges).toHaveLength(1);
  });

  it('is for the slot of nobody else, and for none whose time is over', async () => {
    world.hold('slot', 3_000, { patient: benAtMesa });
    expect(await world.pay(context, full(3_000))).toEqual(refused('slot-gone'));
    world.hold('slot', 3_000);
    world.later(1);
    expect(await world.pay(context, full(3_000))).toEqual(refused('slot-gone'));
  });

  it('MON-157 while checking out of a visit that is one’s own', async () => {
    world.hold('slot', 3_000);
    const checkOut = 'unknown' as AppointmentId;
    expect(await world.pay({ ...context, checkOut }, full(3_000))).toEqual(refused('not-found'));
    expect(await world.pay({ ...context, checkOut: nextVisit }, full(3_000))).toMatchObject({ ok: true });
  });
});

describe('a cancellation', () => {
  const context = { kind: 'cancellation', appointment: nextVisit } as const;
  const fee = 4_000;

  it('MON-161 MON-164 MON-175 takes the fee and cancels', async () => {
    expect(await world.screen(context)).toMatchObject({ value: { amount: fee, parts: { cancellationFee: fee } } });
    expect(await world.pay(context, full(fee - 1))).toEqual(refused('amount-changed', { amount: fee }));
    expect(await world.pay(context, full(fee))).toMatchObject({ value: { amount: fee, next: '/appointments' } });
    expect(world.visitDesk.cancelled.get(nextVisit)).toEqual({ id: '1' });
    expect(await world.screen(context)).toEqual(refused('not-found'));
    expect(await world.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect(world.taken()).toBe(fee);
    expect(world.told.map(([event]) => event)).toEqual(['cancelled']);
    expect(world.activityLog.entries.map(({ action }) => action)).toEqual([
      'viewed-balance',
      'cancelled-visit',
      'paid',
    ]);
  });

  it('PAY-B1 takes the fee once from several tabs, and once where one of them has no answer yet', async () => {
    const tabs = await Promise.all(Array.from({ length: 4 }, () => world.pay(context, full(fee))));
    expect(tabs.filter((answer) => answer.ok)).toHaveLength(1);
    expect([world.taken(), world.told.length]).toEqual([fee, 1]);
  });

  it('PAY-B1 takes no second fee while the first may yet be taken', async () => {
    world.processor.losses.push('answer-lost');
    expect(await world.pay(context, full(fee))).toEqual(refused('checking'));
    expect(await world.pay(context, full(fee))).toEqual(refused('nothing-to-pay'));
    expect(world.visitDesk.cancelled.size).toBe(0);
  });

  it('PAY-B2 takes no fee for a visit that somebody else canceled meanwhile', async () => {
    const authorise = world.processor.authorise.bind(world.processor);
    world.processor.authorise = async (order) => {
      await world.visitDesk.cancel(benAtPena, nextVisit, { id: '1' }, 'by phone' as BookingKey);
      return authorise(order);
    };
    expect(await world.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect([world.taken(), world.told.length]).toEqual([0, 0]);
  });

  it('PAY-B3 says that the visit is canceled where its fee is refused afterwards', async () => {
    world.processor.refusedCaptures.push('over-limit');
    expect(await world.pay(context, full(fee))).toEqual(refused('canceled-unpaid'));
    expect([world.taken(), world.told.map(([event]) => event)]).toEqual([0, ['cancelled']]);
    expect(world.visitDesk.cancelled.has(nextVisit)).toBe(true);
  });

  it('APT-130 is as late, and as over, as without a fee, and is refused for reasons that the practice does not offer', async () => {
    expect(await world.pay({ ...context, reason: '99' }, full(fee))).toEqual(refused('bad-input'));
    expect(await world.pay({ ...context, reason: '4' }, full(fee))).toEqual(refused('bad-input'));
    world.clock.now = plus(noon, 23 * HOUR);
    expect(await world.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect(await world.screen(context)).toEqual(refused('not-found'));
    world.later(2);
    expect(await world.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect([world.taken(), world.visitDesk.cancelled.size]).toEqual([0, 0]);
  });

  it('is for whoever may cancel and pay, not for whoever may only pay', async () => {
    const answerTo = async (...permissions: Permission[]) => {
      const acting = delegateFor(ana, benAtPena, ...permissions);
      return world.serviceOf({ acting, language: 'en', now: noon, address: '192.0.2.7' }).screen(context);
    };
    expect(await answerTo('payments:act')).toEqual(refused('not-found'));
    expect(await answerTo('appointments:act')).toEqual(refused('not-found'));
    expect(await answerTo('appointments:act', 'payments:act')).toMatchObject({ value: { amount: fee } });
  });

  it.each([
    ['4', { id: '4', comments: 'Moving away' }],
    ['3', { id: '3' }],
  ])('MON-162 keeps comments with the reason that means other only: %s', async (reason, kept) => {
    await world.pay({ ...context, reason, comments: 'Moving away' }, full(fee));
    expect(world.visitDesk.cancelled.get(nextVisit)).toEqual(kept);
  });

  it('MON-166 leaves the visit as it is until the payment succeeds', async () => {
    expect(await world.pay(context, full(fee), { card: onFile('visa-0002') })).toMatchObject(refused('declined'));
    expect(world.visitDesk.cancelled.size).toBe(0);
    world.visitDesk.fixed.add(nextVisit);
    expect(await world.pay(context, full(fee))).toEqual(refused('not-cancellable'));
    expect(world.taken()).toBe(0);
  });

  it('costs nothing where the practice takes nothing', async () => {
    world.billing.putVisit(benAtPena, nextVisit, { copay: cents(0), cancellationFee: cents(0) });
    expect(await world.screen(context)).toEqual(refused('nothing-to-pay'));
    expect(await world.pay(context, full(0))).toEqual(refused('nothing-to-pay'));
  });
});

describe('the copay of a visit', () => {
  const other = 'other-visit' as AppointmentId;
  const at = (appointment: AppointmentId) => ({ kind: 'check-in', appointment }) as const;
  beforeEach(() => {
    world.billing.put(benAtPena, { due: cents(0), asOf: noon });
    world.billing.putVisit(benAtPena, other, { copay: cents(3_000), cancellationFee: cents(0) });
  });
  const shown = async (appointment: AppointmentId) => {
    const screen = await world.screen(at(appointment));
    return screen.ok ? screen.value.amount : screen.error.kind;
  };

  it('PAY-B16 is due beside that of another visit, whichever was paid and is on its way to the books', async () => {
    expect([await shown(nextVisit), await shown(other)]).toEqual([2_500, 3_000]);
    expect(await world.pay(at(nextVisit), full(2_500))).toMatchObject({ ok: true });
    expect([await shown(nextVisit), await shown(other)]).toEqual(['nothing-to-pay', 3_000]);
    expect(await world.pay(at(other), full(3_000))).toMatchObject({ ok: true });
    expect([await shown(nextVisit), await shown(other)]).toEqual(['nothing-to-pay', 'nothing-to-pay']);
    await world.post();
    expect([await shown(nextVisit), await shown(other), world.taken()]).toEqual([
      'nothing-to-pay',
      'nothing-to-pay',
      5_500,
    ]);
  });

  it('PAY-B5 is paid once where the first payment reaches the books between two looks of the second', async () => {
    expect(await world.pay(at(nextVisit), full(2_500))).toMatchObject({ ok: true });
    // Every look at the visit is older than the look at the balance, or newer: the entry comes in between.
    for (const late of ['visitDues', 'balance'] as const) {
      const look = world.billing[late].bind(world.billing) as (...asked: never[]) => Promise<never>;
      Object.assign(world.billing, {
        [late]: async (...asked: never[]) => {
          const seen = await look(...asked);
          await world.post();
          return seen;
        },
      });
      expect(await world.pay(at(nextVisit), full(2_500))).toMatchObject({ ok: false });
    }
    expect(world.taken()).toBe(2_500);
  });
});
