import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY, HOUR, instant, MINUTE, plus, type AppointmentId, type Cents, type Instant } from '../kernel/index.ts';
import type { AttemptReference, Charge, ChargeId, ChargePurpose, ChargeState, ProcessorCharge } from './charge.ts';
import type { ProcessorLine } from './ports/processor-activity.ts';
import { settlementDifferences, type DifferenceKind, type Settled, type SettledCharge } from './settlement.ts';

const from = instant(1_000 * DAY);
const span = { from, until: plus(from, DAY) };
const practice = 'alder' as never;

interface Made {
  readonly amount: number;
  readonly back: number;
  readonly minute: number;
  readonly skew: number;
  readonly isNamed: boolean;
  readonly isPrepaid: boolean;
  readonly isVoided: boolean;
}

/** The matching records of one payment on both sides. */
const made: fc.Arbitrary<Made> = fc
  .record({
    amount: fc.integer({ min: 1, max: 50_000 }),
    back: fc.integer({ min: 0, max: 50_000 }),
    minute: fc.integer({ min: -60, max: 24 * 60 + 60 }),
    skew: fc.integer({ min: -45, max: 45 }),
    isNamed: fc.boolean(),
    isPrepaid: fc.boolean(),
    isVoided: fc.boolean(),
  })
  .map((one) => ({ ...one, back: Math.min(one.back, one.amount) }));

const stateOf = ({ amount, back }: Made, at: Instant, name: ProcessorCharge): ChargeState =>
  back === 0
    ? { kind: 'captured', at, processorCharge: name }
    : { kind: 'refunded', at, processorCharge: name, amount: Math.min(back, amount) as Cents };

const sideBySide = (all: readonly Made[]): Settled => {
  const rows = all.map((one, place) => {
    const at = plus(from, one.minute * MINUTE);
    const there = plus(at, one.skew * 1_000);
    const name = `p-${place}` as ProcessorCharge;
    const reference = `REF${place}` as AttemptReference;
    const purpose: ChargePurpose = one.isPrepaid
      ? { kind: 'cancellation', appointment: `v-${place}` as AppointmentId }
      : { kind: 'balance' };
    const charge = {
      id: `c-${place}` as ChargeId,
      uniqueId: `u-${place}` as never,
      reference,
      patient: { practice, patient: `patient-${place}` as never },
      amount: one.amount as Cents,
      purpose,
      occasion: 'payer',
      card: { brand: 'visa', last4: '4242' },
      createdAt: at,
      state: stateOf(one, at, name),
    } satisfies Charge;
    const isVoided = one.isVoided && one.back === one.amount;
    const line: ProcessorLine = {
      kind: 'charge',
      id: name,
      ...(one.isNamed ? { reference } : {}),
      amount: charge.amount,
      at: there,
      state: isVoided ? 'voided' : 'captured',
    };
    const refund: ProcessorLine = {
      kind: 'refund',
      id: `r-${place}`,
      charge: name,
      amount: one.back as Cents,
      at: there,
      state: 'done',
    };
    return {
      settled: { charge, capturedAt: at, ...(one.isPrepaid ? { stepTaken: true } : {}) } satisfies SettledCharge,
      lines: one.back === 0 || isVoided ? [line] : [line, refund],
      refunds: one.back === 0 ? [] : [{ charge: charge.id, amount: one.back as Cents, at }],
    };
  });
  return {
    practice,
    span,
    charges: rows.map(({ settled }) => settled),
    lines: rows.flatMap(({ lines }) => lines),
    refunds: rows.flatMap(({ refunds }) => refunds),
  };
};

/** A payment well within the day, into which faults are planted. */
const victim: Made = { amount: 7_500, back: 0, minute: 600, skew: 0, isNamed: true, isPrepaid: true, isVoided: false };
const declined: ChargeState = { kind: 'declined', at: plus(from, 10 * HOUR), reason: 'abandoned' };
const noon = plus(from, 12 * HOUR);

const changing = (
  settled: Settled,
  place: number,
  change: (one: SettledCharge) => SettledCharge,
): readonly SettledCharge[] => settled.charges.map((one, at) => (at === place ? change(one) : one));
const withState = (one: SettledCharge, state: ChargeState, stepTaken: boolean): SettledCharge => ({
  charge: { ...one.charge, state },
  stepTaken,
});
const without = (settled: Settled, id: string): readonly ProcessorLine[] =>
  settled.lines.filter((line) => line.id !== id);

/** Plants each fault into the payment at `place`; with the expected kind of difference. */
const faults: Readonly<Record<string, readonly [DifferenceKind, (settled: Settled, place: number) => Settled]>> = {
  'a success that came after it was given up (PAY-B4)': [
    'late-capture',
    (settled, place) => ({ ...settled, charges: changing(settled, place, (one) => withState(one, declined, false)) }),
  ],
  'a charge that the ledger never had': [
    'not-in-ledger',
    (settled) => ({
      ...settled,
      lines: [
        ...settled.lines,
        { kind: 'charge', id: 'p-stray' as ProcessorCharge, amount: 100 as Cents, at: noon, state: 'captured' },
      ],
    }),
  ],
  'a charge that the processor never had': [
    'not-at-processor',
    (settled, place) => ({ ...settled, lines: without(settled, `p-${place}`) }),
  ],
  'a charge that the processor let go of': [
    'not-at-processor',
    (settled, place) => ({
      ...settled,
      lines: settled.lines.map((line) =>
        line.kind === 'charge' && line.id === `p-${place}` ? { ...line, state: 'voided' as const } : line,
      ),
    }),
  ],
  'another amount': [
    'amount-differs',
    (settled, place) => ({
      ...settled,
      lines: settled.lines.map((line) => (line.id === `p-${place}` ? { ...line, amount: 7_501 as Cents } : line)),
    }),
  ],
  'one fee that two captures paid (PAY-B1)': [
    'paid-twice',
    (settled, place) => {
      const [one] = settled.charges.slice(place, place + 1);
      if (one === undefined) throw new Error('There is no such payment.');
      const name = 'p-again' as ProcessorCharge;
      const again = {
        ...one,
        charge: {
          ...one.charge,
          id: 'c-again' as ChargeId,
          reference: 'REFAGAIN' as AttemptReference,
          state: { kind: 'captured' as const, at: noon, processorCharge: name },
        },
        capturedAt: noon,
      };
      const line: ProcessorLine = { kind: 'charge', id: name, amount: one.charge.amount, at: noon, state: 'captured' };
      return { ...settled, charges: [...settled.charges, again], lines: [...settled.lines, line] };
    },
  ],
  'one charge that was captured twice': [
    'paid-twice',
    (settled, place) => ({
      ...settled,
      lines: [
        ...settled.lines,
        {
          kind: 'charge',
          id: 'p-second' as ProcessorCharge,
          reference: `REF${place}` as AttemptReference,
          amount: 7_500 as Cents,
          at: noon,
          state: 'captured',
        },
      ],
    }),
  ],
  'a visit that is booked and not paid (PAY-B3)': [
    'step-without-capture',
    (settled, place) => ({
      ...settled,
      charges: changing(settled, place, (one) =>
        withState(one, { ...declined, kind: 'unpaid', reason: 'declined' }, true),
      ),
      lines: without(settled, `p-${place}`),
    }),
  ],
  'a fee that was taken although somebody else canceled (PAY-B2)': [
    'capture-without-step',
    (settled, place) => ({ ...settled, charges: changing(settled, place, (one) => ({ ...one, stepTaken: false })) }),
  ],
  'a refund that nobody here asked for': [
    'refund-not-in-ledger',
    (settled, place) => ({
      ...settled,
      lines: [
        ...settled.lines,
        {
          kind: 'refund',
          id: 'r-stray',
          charge: `p-${place}` as ProcessorCharge,
          amount: 100 as Cents,
          at: noon,
          state: 'done',
        },
      ],
    }),
  ],
  'a refund without a charge': [
    'refund-not-in-ledger',
    (settled) => ({
      ...settled,
      lines: [...settled.lines, { kind: 'refund', id: 'r-stray', amount: 100 as Cents, at: noon, state: 'done' }],
    }),
  ],
  'a refund that never reached the processor': [
    'refund-not-at-processor',
    (settled, place) => ({
      ...settled,
      refunds: [...settled.refunds, { charge: `c-${place}` as ChargeId, amount: 100 as Cents, at: noon }],
    }),
  ],
};

describe('the comparison of the ledger with a processor', () => {
  it('finds nothing where both say the same, whatever their clocks say within a minute', () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 12 }), (all) => {
        expect(settlementDifferences(sideBySide(all))).toEqual([]);
      }),
    );
  });

  it.each(Object.keys(faults))('names %s exactly, whatever else happened that day', (fault) => {
    const [kind, plant] = faults[fault] ?? [];
    fc.assert(
      fc.property(fc.array(made, { maxLength: 8 }), (all) => {
        const planted = plant?.(sideBySide([...all, victim]), all.length);
        expect(settlementDifferences(planted ?? sideBySide([])).map((one) => one.kind)).toEqual([kind]);
      }),
    );
  });

  it('names a difference alike whenever it is found, and no two alike', () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 8 }), fc.array(made, { maxLength: 8 }), (here, there) => {
        const mixed = { ...sideBySide(here), lines: sideBySide(there).lines };
        const found = settlementDifferences(mixed);
        expect(settlementDifferences(mixed)).toEqual(found);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const { at } of found) expect(at >= span.from && at < span.until).toBe(true);
      }),
    );
  });
});
