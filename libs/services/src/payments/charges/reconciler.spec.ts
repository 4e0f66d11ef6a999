import { HeardAlerts } from '../testing/index.ts';
import { anaAtMesa, mesa, noon } from '../../kernel/testing/index.ts';
import type { ChargeRequest } from './card-charge-service.port.ts';
import { CardChargeService } from './card-charge-service.ts';
import { Reconciler, type Reconciled } from './reconciler.ts';
import { Crash, dyingAfter, paced } from '@portico/application/payments/testing';
import type { BookingKey } from '@portico/domain/appointments';
import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import type { HeldSlot } from '@portico/domain/appointments';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  HOUR,
  DAY,
  failed,
  MINUTE,
  plus,
  SECOND,
  type AppointmentId,
  type Cents,
  type HoldId,
} from '@portico/domain/kernel';
import { bookingKeyOf, type Charge, type ChargeState, type Occasion, type UniqueId } from '@portico/domain/payments';
import {
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryMerchants,
  MemoryPaymentLedger,
  MemoryPaymentIds,
  type Loss,
} from '@portico/domain/payments/testing';

const cardDetails = { brand: 'visa', last4: '1881', holder: 'Ana Ruiz', expiry: { year: 2030, month: 12 } } as const;
const hold = 'hold' as HoldId;
const visit = 'visit' as AppointmentId;

const orderOf = (purpose: ChargeRequest['purpose'], occasion: Occasion = 'payer'): ChargeRequest => ({
  uniqueId: 'one' as UniqueId,
  patient: anaAtMesa,
  amount: 1_250 as Cents,
  purpose,
  occasion,
  card: { kind: 'entered', card: { kind: 'token', token: 'token', cardDetails } },
});
const balance = orderOf({ kind: 'balance' });
const prepayment = orderOf({ kind: 'prepayment', hold });
const cancellation = orderOf({ kind: 'cancellation', appointment: visit });

describe.each([{ reverses: false }, { reverses: true }])('reconciliation, with a processor of which %j', (kind) => {
  let processor: MemoryCardProcessor;
  let alerts: HeardAlerts;
  let ledger: MemoryPaymentLedger;
  let appointmentBooking: MemoryAppointmentBooking;
  let merchants: MemoryMerchants;
  let ids: MemoryPaymentIds;
  let now = noon;
  let seen: Reconciled[];
  let told: string[];
  let problems: unknown[];
  beforeEach(() => {
    processor = new MemoryCardProcessor(kind);
    ledger = new MemoryPaymentLedger();
    alerts = new HeardAlerts();
    appointmentBooking = new MemoryAppointmentBooking();
    appointmentBooking.hold({ id: hold, visit: { patient: anaAtMesa }, until: plus(noon, 0) } as HeldSlot);
    merchants = new MemoryMerchants(processor);
    ids = new MemoryPaymentIds();
    now = noon;
    [seen, told, problems] = [[], [], []];
  });

  const reconciler = () =>
    new Reconciler(
      ledger,
      merchants,
      appointmentBooking,
      () => now,
      (looked) => seen.push(looked),
      async ({ id }, outcome) => void told.push(`${id} ${outcome}`),
      alerts,
      (thrown) => problems.push(thrown),
    );

  const pay = async (order: ChargeRequest, losses: readonly (Loss | undefined)[], steps = Infinity): Promise<void> => {
    processor.losses.push(...losses);
    const pace = dyingAfter(steps);
    const dying = paced(processor, pace);
    const chargeService = paced(appointmentBooking, pace);
    const cardChargeService = new CardChargeService(
      paced(ledger, pace),
      new MemoryMerchants(dying),
      new MemoryCardsOnFile(),
      ids,
      () => now,
      alerts,
    );
    try {
      if (order.purpose.kind === 'prepayment') {
        await cardChargeService.authorizeThen(order, (charge) =>
          chargeService.book(anaAtMesa, hold, bookingKeyOf(charge)),
        );
      } else if (order.purpose.kind === 'cancellation') {
        await cardChargeService.authorizeThen(order, (charge) =>
          chargeService.cancel(anaAtMesa, visit, { id: '1' }, bookingKeyOf(charge)),
        );
      } else await cardChargeService.charge(order);
    } catch (thrown) {
      if (!(thrown instanceof Crash)) throw thrown;
    }
  };

  const later = async (milliseconds: number): Promise<void> => {
    now = plus(now, milliseconds);
    await reconciler().round();
    expect(problems).toEqual([]);
  };

  const charge = (): Charge => {
    const [only] = ledger.charges.values();
    if (only === undefined) throw new Error('There is no charge.');
    return only;
  };
  const state = (): string => charge().state.kind;
  const books = () => ({ taken: processor.taken(charge().reference), held: processor.held(charge().reference) });

  it('leaves alone what somebody may be at work on', async () => {
    await pay(balance, ['answer-lost']);
    await later(MINUTE);
    expect({ state: state(), seen }).toEqual({ state: 'unknown', seen: [] });
    await later(1);
    expect(seen).toHaveLength(1);
  });

  it('finds out within a round what became of a charge whose answer was lost, and tells the payer', async () => {
    await pay(balance, ['answer-lost']);
    await later(MINUTE + 30 * SECOND);
    expect(state()).toBe(kind.reverses ? 'voided' : 'captured');
    expect(books()).toEqual({ taken: kind.reverses ? 0 : 1_250, held: 0 });
    expect(told).toEqual([`${charge().id} ${kind.reverses ? 'not' : 'captured'}`]);
    expect(seen).toEqual([{ from: 'unknown', to: state() }]);
  });

  it('asks again until it is known that an attempt never arrived', async () => {
    await pay(balance, ['request-lost']);
    for (let minutes = 0; minutes < 9; minutes += 3) {
      await later(3 * MINUTE);
      expect({ state: state(), told }).toEqual({ state: 'unknown', told: [] });
    }
    await later(3 * MINUTE);
    expect(charge().state).toMatchObject({ kind: 'declined', reason: 'abandoned' });
    expect(told).toHaveLength(1);
  });

  it('tells nobody who was not at a keyboard', async () => {
    await pay(orderOf({ kind: 'balance' }, 'schedule'), ['answer-lost']);
    await later(2 * MINUTE);
    expect({ state: state(), told }).toEqual({ state: kind.reverses ? 'voided' : 'captured', told: [] });
  });

  it('closes what was written and never sent', async () => {
    await pay(balance, [], 2);
    expect(state()).toBe('created');
    await later(2 * MINUTE);
    expect(charge().state).toMatchObject({ kind: 'declined', reason: 'abandoned' });
    expect(processor.orders).toEqual([]);
  });

  it('keeps a late answer from counting once it finds out', async () => {
    await pay(balance, [], 4);
    expect(state()).toBe('submitted');
    const settling = processor.settle.bind(processor);
    processor.settle = async (attempt) => {
      // The process that was considered dead moves its charge now.
      expect(await ledger.move(charge().id, 'submitted', { kind: 'declined', at: now, reason: 'declined' })).toBe(
        false,
      );
      return settling(attempt);
    };
    await later(2 * MINUTE);
    expect(state()).toBe('unknown');
  });

  it.each([
    ['before it is booked', 8, 'authorised', 'voided', 0],
    ['once it is booked', 9, 'authorised', 'captured', 1_250],
    ['while its money is taken', 11, 'capturing', 'captured', 1_250],
  ] as const)('MON-159 finishes a booking of which the process died %s', async (_, steps, left, end, taken) => {
    await pay(prepayment, [], steps);
    expect(state()).toBe(left);
    await later(3 * MINUTE);
    expect({ state: state(), books: books() }).toEqual({ state: end, books: { taken, held: 0 } });
    expect((await appointmentBooking.bookedFor(anaAtMesa, bookingKeyOf(charge().id))) !== undefined).toBe(taken > 0);
  });

  it.each([
    [8, 'voided', 0],
    [9, 'captured', 1_250],
  ] as const)(
    'MON-166 takes a fee for a visit that was canceled only, dying after step %i',
    async (steps, end, taken) => {
      await pay(cancellation, [], steps);
      expect(state()).toBe('authorised');
      await later(3 * MINUTE);
      expect({ state: state(), books: books() }).toEqual({ state: end, books: { taken, held: 0 } });
      expect(await appointmentBooking.isCanceled(anaAtMesa, visit)).toBe(taken > 0);
    },
  );

  it('PAY-B2 takes no fee for a visit that was canceled, but not for it', async () => {
    await pay(cancellation, [], 8);
    expect(state()).toBe('authorised');
    await appointmentBooking.cancel(anaAtMesa, visit, { id: '1' }, 'by phone' as BookingKey);
    await later(3 * MINUTE);
    expect({ state: state(), books: books() }).toEqual({ state: 'voided', books: { taken: 0, held: 0 } });
  });

  it.each([15 * MINUTE, HOUR, DAY])(
    'PAY-B4 finds what came %i ms after it was given up, and gives it back',
    async (pause) => {
      await pay(balance, ['late']);
      await later(11 * MINUTE);
      expect({ state: state(), books: books() }).toEqual({ state: 'declined', books: { taken: 0, held: 0 } });
      await later(pause - MINUTE);
      processor.arrive();
      expect(books().taken).toBe(1_250);
      await later(2 * MINUTE);
      expect({ state: state(), books: books() }).toEqual({ state: 'declined', books: { taken: 0, held: 0 } });
      expect(alerts.lateCharges).toEqual([{ charge: charge(), isUndone: true }]);
      // It is reported once, and undone once.
      await later(2 * DAY);
      expect({ lateChargesCount: alerts.lateCharges.length, taken: books().taken }).toEqual({
        lateChargesCount: 1,
        taken: 0,
      });
    },
  );

  it('PAY-B4 goes on looking where nobody answers, and says so in the end', async () => {
    await pay(balance, ['late']);
    await later(11 * MINUTE);
    processor.arrive();
    processor.settle = async () => ({ kind: 'unknown' });
    for (let hours = 0; hours < 72; hours += 1) {
      await later(HOUR);
      expect(alerts.lateCharges).toEqual([]);
    }
    await later(2 * HOUR);
    expect(alerts.lateCharges).toEqual([{ charge: charge(), isUndone: false }]);
  });

  it('takes once what it was left taking', async () => {
    await pay(prepayment, [undefined, 'answer-lost']);
    expect({ state: state(), books: books() }).toEqual({ state: 'capturing', books: { taken: 1_250, held: 0 } });
    await later(3 * MINUTE);
    expect({ state: state(), books: books() }).toEqual({ state: 'captured', books: { taken: 1_250, held: 0 } });
    expect(told).toHaveLength(1);
  });

  it.each([
    ['a visit that is booked', prepayment],
    ['a visit that is canceled', cancellation],
  ] as const)('PAY-B3 lets go of money that is refused for good, and tells both sides of %s', async (_, order) => {
    await pay(order, [undefined, 'request-lost']);
    processor.refusedCaptures.push('declined');
    await later(3 * MINUTE);
    expect({ state: state(), books: books() }).toEqual({ state: 'unpaid', books: { taken: 0, held: 0 } });
    expect(alerts.unpaidCharges.map(({ id }) => id)).toEqual([charge().id]);
    expect(await ledger.unpaidSteps(anaAtMesa.practice, 9)).toEqual([charge()]);
    // No further notification: it is neither paid nor undone.
    expect(told).toEqual([]);
  });

  it('PAY-B3 asks again where it was refused for our sake, until the reservation is over', async () => {
    await pay(prepayment, [undefined, 'request-lost']);
    for (let day = 0; day < 7; day += 1) {
      processor.refusedCaptures.push('not-accepted');
      await later(DAY - MINUTE);
      expect({ state: state(), books: books() }).toEqual({ state: 'capturing', books: { taken: 0, held: 1_250 } });
    }
    processor.refusedCaptures.push('not-accepted');
    await later(DAY);
    expect({ state: state(), books: books(), unpaidChargesCount: alerts.unpaidCharges.length }).toEqual({
      state: 'unpaid',
      books: { taken: 0, held: 0 },
      unpaidChargesCount: 1,
    });
  });

  it.each(['declined', 'not-accepted'] as const)(
    'PAY-B3 looks for what was taken without an answer before it gives a capture up that is %s',
    async (reason) => {
      await pay(prepayment, [undefined, 'answer-lost']);
      processor.capture = async () => ({ kind: 'declined', reason });
      const settle = processor.settle.bind(processor);
      processor.settle = async () => ({ kind: 'unknown' });
      for (let day = 0; day < 9; day += 1) await later(DAY);
      expect({ state: state(), books: books() }).toEqual({ state: 'capturing', books: { taken: 1_250, held: 0 } });
      processor.settle = settle;
      await later(DAY);
      const [end, taken] = kind.reverses ? ['unpaid', 0] : ['captured', 1_250];
      expect({ state: state(), books: books() }).toEqual({ state: end, books: { taken, held: 0 } });
    },
  );

  it('PAY-B3 notices a step that a process took which stood still, after its charge was given back, and died', async () => {
    await pay(prepayment, [], 7);
    await later(3 * MINUTE);
    expect({ state: state(), books: books() }).toEqual({ state: 'voided', books: { taken: 0, held: 0 } });
    await appointmentBooking.book(anaAtMesa, hold, bookingKeyOf(charge().id));
    await later(15 * MINUTE);
    expect({ state: state(), unpaidChargesCount: alerts.unpaidCharges.length }).toEqual({
      state: 'unpaid',
      unpaidChargesCount: 1,
    });
  });

  it('PAY-B3 takes what was refused for our sake once it is taken', async () => {
    await pay(prepayment, [undefined, 'request-lost']);
    processor.refusedCaptures.push('not-accepted');
    await later(3 * MINUTE);
    await later(3 * MINUTE);
    expect({ state: state(), books: books(), unpaidCharges: alerts.unpaidCharges }).toEqual({
      state: 'captured',
      books: { taken: 1_250, held: 0 },
      unpaidCharges: [],
    });
  });

  it('gives back under the same reference what it was left giving back', async () => {
    await pay(balance, []);
    const cardChargeService = new CardChargeService(ledger, merchants, new MemoryCardsOnFile(), ids, () => now, alerts);
    processor.losses.push('answer-lost');
    expect(await cardChargeService.refund(charge().id, 250 as Cents)).toEqual(failed({ kind: 'checking' }));
    await later(3 * MINUTE);
    expect({ state: state(), books: books() }).toEqual({ state: 'refunded', books: { taken: 1_000, held: 0 } });
  });

  it('waits with the charges of a practice that takes no cards now, and goes on with the others', async () => {
    await pay(balance, ['answer-lost']);
    merchants.without.add(mesa.id);
    await later(3 * MINUTE);
    expect(state()).toBe('unknown');
    merchants.without.clear();
    await later(3 * MINUTE);
    expect(state()).not.toBe('unknown');
  });

  it('goes on with the others where one breaks', async () => {
    for (const id of ['a', 'b', 'c']) {
      await pay({ ...balance, uniqueId: id as UniqueId }, ['answer-lost']);
    }
    let calls = 0;
    const settle = processor.settle.bind(processor);
    processor.settle = async (attempt) => {
      calls += 1;
      if (calls === 2) throw new Error('a bug');
      return settle(attempt);
    };
    now = plus(now, 2 * MINUTE);
    expect(await reconciler().round()).toBe(3);
    expect(problems).toHaveLength(1);
    expect([...ledger.charges.values()].filter((one) => one.state.kind === 'unknown')).toHaveLength(1);
  });

  it('shares its work with others, and takes over from one that died', async () => {
    await pay(balance, ['answer-lost']);
    now = plus(now, 2 * MINUTE);
    await ledger.claimUnsettled(now, now, plus(now, MINUTE), 10);
    expect(await reconciler().round()).toBe(0);
    now = plus(now, MINUTE);
    expect(await reconciler().round()).toBe(1);
  });

  it('lets whoever takes or gives back money be alone with it for a while', async () => {
    await pay(prepayment, [undefined, 'answer-lost']);
    await later(3 * MINUTE - 1);
    expect(state()).toBe('capturing');
    await later(3 * MINUTE);
    expect(state()).toBe('captured');
    const refunding = {
      ...charge().state,
      kind: 'refunding',
      at: now,
      before: 0,
      amount: 100,
      reference: 'R',
    } as ChargeState;
    await ledger.move(charge().id, 'captured', refunding);
    await later(3 * MINUTE - 1);
    expect({ state: state(), taken: books().taken }).toEqual({ state: 'refunding', taken: 1_250 });
    await later(3 * MINUTE);
    expect({ state: state(), taken: books().taken }).toEqual({ state: 'refunded', taken: 1_150 });
  });
});
