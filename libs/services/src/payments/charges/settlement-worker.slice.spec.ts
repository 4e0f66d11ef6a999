import { describe, expect, it } from '@jest/globals';
import { benAtPena, mesa, pena } from '../../kernel/testing/index.ts';
import { SettlementWorker } from './settlement-worker.ts';
import { cents, generous, paymentsFixture } from '../testing/index.ts';
import {
  DAY,
  failed,
  HOUR,
  MINUTE,
  ok,
  plus,
  startOfDay,
  type Cents,
  type LocalDate,
  type PracticeId,
  type Result,
  type TimeZone,
} from '@portico/domain/kernel';
import type { ActivityUnavailable, Difference, ProcessorCharge, ProcessorLine } from '@portico/domain/payments';
import { MemoryDisputes, MemorySettlements } from '@portico/domain/payments/testing';
import type { Practice } from '@portico/domain/practices';

/** Ben paid $20.00 yesterday; `lines` is what the processor says of it. */
const settlementFixture = async (at: Practice = pena) => {
  const fixture = await paymentsFixture(generous, at);
  const paid = await fixture.pay({ kind: 'balance' }, { kind: 'partial', amount: cents(2_000) });
  if (!paid.ok) throw new Error('The payment failed.');
  const [charge] = fixture.charges();
  if (charge?.state.kind !== 'captured') throw new Error('The payment was not captured.');
  const capturedAt = charge.state.at;
  fixture.later(2);
  const [settlements, disputes] = [new MemorySettlements(), new MemoryDisputes()];
  settlements.known.add(pena.id);
  settlements.side = { charges: [{ charge, capturedAt }], refunds: [] };
  const line: ProcessorLine = {
    kind: 'charge',
    id: charge.state.processorCharge,
    amount: charge.amount,
    at: plus(capturedAt, 900),
    state: 'captured',
  };
  const place: { lines: readonly ProcessorLine[] | undefined } = { lines: [line] };
  const activity = {
    of: async () => (place.lines === undefined ? failed({ kind: 'activity-unavailable' as const }) : ok(place.lines)),
  };
  const merchant = fixture.merchants.of(pena.id);
  const found: Difference[] = [];
  const told: string[] = [];
  const work = (kept = settlements) =>
    new SettlementWorker(
      kept,
      disputes,
      { of: (id) => (merchant === undefined || id !== pena.id ? undefined : { ...merchant, activity }) },
      fixture.practices,
      fixture.appointmentBooking,
      () => fixture.clock.now,
      {
        found: (difference) => void found.push(difference),
        report: (practice, outcome) => void told.push(`${practice} ${outcome}`),
        onError: (thrown) => {
          throw thrown as Error;
        },
      },
    );
  await settlements.record(pena.id, { from: capturedAt, until: startOfDay(pena.timeZone, '2026-11-21' as never) }, []);
  return { ...fixture, settlements, disputes, place, line, charge, found, told, work, capturedAt };
};

/** Practices that took cards, all of them due, and processors that are asked over the network. */
const manyPractices = async (processors: Readonly<Record<string, () => Promise<ProcessorAnswer>>>) => {
  const fixture = await paymentsFixture();
  const ids = Object.keys(processors).map((id) => id as PracticeId);
  const settlements = new MemorySettlements();
  for (const id of ids) settlements.known.add(id);
  const merchant = fixture.merchants.of(pena.id);
  const clock = { now: fixture.clock.now };
  const told: string[] = [];
  const problems: unknown[] = [];
  const worker = (serves: (id: PracticeId) => boolean = () => true) =>
    new SettlementWorker(
      settlements,
      new MemoryDisputes(),
      {
        of: (id) => {
          const asked = processors[id];
          return merchant === undefined || asked === undefined || !serves(id)
            ? undefined
            : { ...merchant, activity: { of: asked } };
        },
      },
      { practices: async (asked) => asked.map((id) => ({ ...mesa, id })) },
      fixture.appointmentBooking,
      () => clock.now,
      {
        found: () => undefined,
        report: (practice, outcome) => void told.push(`${practice} ${outcome}`),
        onError: (thrown) => void problems.push(thrown),
      },
    );
  return { worker, told, problems, clock, ids, settlements };
};

type ProcessorAnswer = Result<readonly ProcessorLine[], ActivityUnavailable>;

const named = (many: number): readonly string[] =>
  Array.from({ length: many }, (_, at) => `p${String(at).padStart(2, '0')}`);

describe('settlement of many practices', () => {
  it('OPS-D7 is shared by the instances: each practice is compared once', async () => {
    const { worker, told, ids } = await manyPractices(
      Object.fromEntries(named(21).map((id) => [id, async () => ok([])])),
    );
    await Promise.all([worker(), worker(), worker()].map((each) => each.runOnce()));
    expect(told.toSorted()).toEqual(ids.map((id) => `${id} settled`));
  });

  it('OPS-D7 of one whose processor is silent, fails or breaks holds up no other; it is due again in an hour', async () => {
    let answers: (answer: ProcessorAnswer) => void = () => undefined;
    let isWell = false;
    const { worker, told, problems, clock, ids } = await manyPractices({
      ...Object.fromEntries(named(21).map((id) => [id, async () => ok([])])),
      'a-silent': () => (isWell ? Promise.resolve(ok([])) : new Promise((resolve) => (answers = resolve))),
      'b-unavailable': async () => (isWell ? ok([]) : failed({ kind: 'activity-unavailable' })),
      'c-broken': async () => {
        if (!isWell) throw new Error('broken');
        return ok([]);
      },
    });
    const held = worker().runOnce();
    for (let turn = 0; turn < 10_000 && told.length < ids.length - 2; turn += 1) await Promise.resolve();
    expect(told.filter((one) => one.endsWith(' settled'))).toHaveLength(ids.length - 3);
    // The processor’s time is over.
    answers(failed({ kind: 'activity-unavailable' }));
    await held;
    expect(problems).toEqual([new Error('broken')]);
    isWell = true;
    clock.now = plus(clock.now, HOUR);
    await worker().runOnce();
    expect(told.filter((one) => one.endsWith(' settled')).toSorted()).toEqual(
      ids.map((id) => `${id} settled`).toSorted(),
    );
  });

  it('OPS-D1 leaves a practice for which this instance takes no cards to one that does, and asks for it no more', async () => {
    const { worker, told, ids } = await manyPractices(
      Object.fromEntries(named(9).map((id) => [id, async () => ok([])])),
    );
    const lacking = worker((id) => id > 'p05');
    await lacking.runOnce();
    await lacking.runOnce();
    expect(told).toEqual(['p06 settled', 'p07 settled', 'p08 settled']);
    await worker().runOnce();
    expect(told.toSorted()).toEqual(ids.map((id) => `${id} settled`));
  });
});

describe('settlement of what comes due later', () => {
  it('OPS-D7 does not wait for a silent processor that alone was due', async () => {
    let answers: (answer: ProcessorAnswer) => void = () => undefined;
    const { worker, told, settlements, ids } = await manyPractices({
      'a-silent': () => new Promise((resolve) => (answers = resolve)),
      ...Object.fromEntries(named(9).map((id) => [id, async () => ok([])])),
    });
    const [silent, ...later] = ids;
    for (const id of later) settlements.known.delete(id);
    const one = worker();
    const held = one.runOnce();
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    for (const id of later) settlements.known.add(id);
    await one.goOn();
    for (let turn = 0; turn < 1_000; turn += 1) await Promise.resolve();
    expect(told.toSorted()).toEqual(later.map((id) => `${id} settled`));
    answers(ok([]));
    expect(await held).toBe(ids.length);
    expect(told).toContain(`${silent} settled`);
    // Without a round under way nothing is begun.
    await one.goOn();
  });

  it('OPS-D1 lets practices that no instance serves rest, and gives them to one that does within half an hour', async () => {
    const { worker, told, clock, settlements, ids } = await manyPractices(
      Object.fromEntries(named(9).map((id) => [id, async () => ok([])])),
    );
    const lacking = [worker(() => false), worker(() => false)];
    let minutesDue = 0;
    for (let minute = 0; minute < 120; minute += 1) {
      if (settlements.isDue(clock.now)) {
        minutesDue += 1;
        for (const one of lacking) await one.runOnce();
      }
      clock.now = plus(clock.now, MINUTE);
    }
    expect(minutesDue).toBeLessThan(30);
    expect(told).toEqual([]);
    const serving = worker();
    for (let minute = 0; minute <= 30; minute += 1) {
      for (const one of [...lacking, serving]) await one.runOnce();
      clock.now = plus(clock.now, MINUTE);
    }
    expect(told.toSorted()).toEqual(ids.map((id) => `${id} settled`));
  });
});

describe('settlement', () => {
  it('compares each day that is over once, one after the other, and finds nothing where both say the same', async () => {
    const { work, settlements, found, told, clock } = await settlementFixture();
    await Promise.all([work().runOnce(), work().runOnce()]);
    expect(found).toEqual([]);
    expect(told.every((one) => one === 'pena settled')).toBe(true);
    const until = await settlements.settledUntil(pena.id);
    expect(until).toBe(startOfDay(pena.timeZone, '2026-11-23' as never));
    clock.now = plus(clock.now, HOUR);
    const before = told.length;
    await work().runOnce();
    expect(told).toHaveLength(before);
  });

  it('begins with the latest day that is over for six hours, on the practice’s calendar, whatever was before', async () => {
    const midnight = startOfDay(pena.timeZone, '2026-11-24' as LocalDate);
    for (const [now, day] of [
      [plus(midnight, 6 * HOUR - 1), '2026-11-23'],
      [plus(midnight, 6 * HOUR), '2026-11-24'],
    ] as const) {
      const { work, clock, told } = await settlementFixture();
      const settlements = new MemorySettlements();
      settlements.known.add(pena.id);
      clock.now = now;
      await work(settlements).runOnce();
      expect(told).toEqual(['pena settled']);
      expect(await settlements.settledUntil(pena.id)).toBe(startOfDay(pena.timeZone, day as LocalDate));
    }
  });

  it.each([
    ['2026-07-07', 24],
    ['2027-03-14', 23],
    ['2026-11-01', 25],
  ] as const)(
    'compares %s, of %s hours, once it is over for six hours, and asks of the practice no earlier',
    async (day, hours) => {
      const { work, clock, told } = await settlementFixture({ ...pena, timeZone: 'America/Denver' as TimeZone });
      const settlements = new MemorySettlements();
      settlements.known.add(pena.id);
      const from = startOfDay('America/Denver' as TimeZone, day as LocalDate);
      await settlements.record(pena.id, { from: plus(from, -DAY), until: from }, []);
      const due = plus(from, (hours + 6) * HOUR);
      clock.now = plus(due, -HOUR);
      await work(settlements).runOnce();
      expect(told).toEqual([]);
      clock.now = due;
      await work(settlements).runOnce();
      expect({ told, settledUntil: await settlements.settledUntil(pena.id) }).toEqual({
        told: ['pena settled'],
        settledUntil: plus(from, hours * HOUR),
      });
    },
  );

  it('names what the processor took and the ledger does not have, once, and keeps it open until it is explained', async () => {
    const { work, settlements, place, line, found, clock, capturedAt } = await settlementFixture();
    place.lines = [line, { ...line, kind: 'charge', id: 'stray' as ProcessorCharge, state: 'captured' }];
    await work().runOnce();
    expect(found.map(({ kind, line: at }) => [kind, at])).toEqual([['not-in-ledger', 'stray']]);
    clock.now = plus(clock.now, DAY);
    await work().settle(pena.id, { from: plus(capturedAt, -HOUR), until: plus(capturedAt, HOUR) });
    expect(found).toHaveLength(1);
    const [open] = await settlements.open();
    if (open === undefined) throw new Error('Nothing is open.');
    expect(await settlements.explain(pena.id, open.id, 'A terminal payment')).toBe(true);
    expect(await settlements.open()).toEqual([]);
    await work().settle(pena.id, { from: plus(capturedAt, -HOUR), until: plus(capturedAt, HOUR) });
    expect(await settlements.open()).toEqual([]);
  });

  it('asks again for a day of which the processor gave no list', async () => {
    const { work, place, line, told, clock, settlements } = await settlementFixture();
    place.lines = undefined;
    await work().runOnce();
    expect(told).toEqual(['pena unavailable']);
    const before = await settlements.settledUntil(pena.id);
    place.lines = [line];
    clock.now = plus(clock.now, HOUR);
    await work().runOnce();
    expect(told.slice(1)).not.toContain('pena unavailable');
    expect((await settlements.settledUntil(pena.id)) ?? 0).toBeGreaterThan(before ?? 0);
  });

  it('keeps a dispute that it finds, and brings a lost one into the books once', async () => {
    const { work, place, line, disputes, charge, clock } = await settlementFixture();
    const dispute = {
      kind: 'dispute',
      id: 'd-1',
      charge: line.id as ProcessorCharge,
      amount: 2_000 as Cents,
      at: line.at,
    } as const;
    place.lines = [line, { ...dispute, state: 'open' }];
    await work().runOnce();
    expect(await disputes.of(benAtPena)).toMatchObject([{ id: 'd-1', charge: charge.id, outcome: 'open' }]);
    expect(disputes.postings).toEqual([]);
    place.lines = [line, { ...dispute, state: 'lost' }];
    for (let day = 0; day < 3; day += 1) {
      clock.now = plus(clock.now, DAY);
      await work().runOnce();
    }
    expect(await disputes.of(benAtPena)).toMatchObject([{ id: 'd-1', outcome: 'lost' }]);
    expect(disputes.postings.map(({ amount }) => amount)).toEqual([-2_000]);
  });
});
