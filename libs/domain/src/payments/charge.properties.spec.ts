import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  instant,
  type AppointmentId,
  type Cents,
  type PatientId,
  type PracticeId,
  type HoldId,
} from '../kernel/index.ts';
import { cents } from '../kernel/testing/index.ts';
import type { CardId } from './cards/card.ts';
import {
  holdsBalance,
  keptOf,
  mayMove,
  nextStates,
  reducesBalance,
  samePayment,
  type AttemptReference,
  type Charge,
  type ChargeId,
  type ChargePurpose,
  type ChargeState,
  type ChargeStateKind,
  type NewCharge,
  type ProcessorCharge,
  type UniqueId,
} from './charge.ts';
import type { PlanId, ScheduledPaymentId } from './plans/plan.ts';
import { postingFor } from './posting.ts';

const kinds = Object.keys(nextStates) as readonly ChargeStateKind[];
const final: readonly ChargeStateKind[] = ['declined', 'voided', 'refunded'];
const at = instant(1_000);
const processorCharge = 'processor-1' as ProcessorCharge;
const amounts = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount as Cents);

const stateOf = (kind: ChargeStateKind, refund: Cents): ChargeState => {
  switch (kind) {
    case 'created':
      return { kind };
    case 'declined':
      return { kind, at, reason: 'declined' };
    case 'refunding':
      return { kind, at, processorCharge, amount: refund, reference: 'REFUND000001' as AttemptReference };
    case 'refunded':
      return { kind, at, processorCharge, amount: refund };
    case 'submitted':
    case 'voided':
    case 'unknown':
      return { kind, at };
    default:
      return { kind, at, processorCharge };
  }
};

const charge: NewCharge = {
  id: 'charge-1' as ChargeId,
  uniqueId: 'unique-1' as UniqueId,
  reference: 'ABCDEF123456' as AttemptReference,
  patient: { practice: 'practice-1' as PracticeId, patient: 'patient-1' as PatientId },
  amount: 10_000 as Cents,
  purpose: { kind: 'balance' },
  occasion: 'payer',
  card: { brand: 'visa', last4: '1111' },
  createdAt: at,
};

/** A way along the arrows, from the beginning, as far as the choices lead. */
const walks = fc.array(fc.nat(3), { maxLength: 12 }).map((choices) => {
  const walk: ChargeStateKind[] = ['created'];
  for (const choice of choices) {
    const next = nextStates[walk.at(-1) ?? 'created'];
    const to = next[choice % Math.max(next.length, 1)];
    if (to === undefined) break;
    walk.push(to);
  }
  return walk;
});

describe('the states of a charge', () => {
  const arrows = [
    'created submitted',
    'created declined',
    'submitted authorised',
    'submitted captured',
    'submitted declined',
    'submitted unknown',
    'authorised capturing',
    'authorised voided',
    'authorised unknown',
    'capturing captured',
    'capturing declined',
    'capturing unknown',
    'captured refunding',
    'unknown captured',
    'unknown voided',
    'unknown declined',
    'unknown authorised',
    'refunding refunded',
    'refunding captured',
  ];

  it('are joined by these arrows and no others', () => {
    const joined = kinds.flatMap((from) => kinds.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`));
    expect(joined.sort()).toEqual([...arrows].sort());
  });

  it('have no way out of what is declined, voided or refunded, and a way there from everywhere', () => {
    for (const kind of kinds) expect(nextStates[kind].length === 0).toBe(final.includes(kind));
    const leads = (from: ChargeStateKind, seen: readonly ChargeStateKind[] = []): boolean =>
      final.includes(from) || nextStates[from].some((to) => !seen.includes(to) && leads(to, [...seen, from]));
    expect(kinds.filter((kind) => !leads(kind))).toEqual([]);
  });

  it('never take money that was not submitted, and never give back what was not taken', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        if (walk.includes('captured')) expect(walk[1]).toBe('submitted');
        if (walk.includes('refunding')) expect(walk.indexOf('captured')).toBeLessThan(walk.indexOf('refunding'));
        if (walk.includes('refunded')) expect(walk.at(-2)).toBe('refunding');
        if (walk.includes('voided')) expect(walk).not.toContain('captured');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the money of a charge', () => {
  it('is kept in full from the capture until a refund is through, and then less the refund', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(...kinds), (amount, part, kind) => {
        const refund = Math.min(part, amount) as Cents;
        const kept = keptOf({ amount, state: stateOf(kind, refund) });
        const expected = { captured: amount, refunding: amount, refunded: amount - refund }[kind as string] ?? 0;
        expect(kept).toBe(expected);
      }),
    );
  });

  it('is in the books what it is at the processor: the postings of every walk sum to what is kept', () => {
    fc.assert(
      fc.property(walks, amounts, amounts, (walk, amount, part) => {
        const refund = Math.min(part, amount) as Cents;
        const states = walk.map((kind) => stateOf(kind, refund));
        const posted = states.slice(1).reduce((sum, state, before) => {
          const from = states[before];
          const posting = from && postingFor(from, { ...charge, amount, state });
          return sum + (posting?.amount ?? 0);
        }, 0);
        const last = states.at(-1);
        expect(last && keptOf({ amount, state: last })).toBe(posted);
      }),
      { numRuns: 1_000 },
    );
  });

  it('speaks for the balance until it is declined or voided', () => {
    expect(kinds.filter((kind) => !holdsBalance(kind)).sort()).toEqual(['declined', 'voided']);
  });
});

describe('what a charge is for', () => {
  const appointment = 'visit-1' as AppointmentId;
  const purposes: readonly (readonly [ChargePurpose, boolean])[] = [
    [{ kind: 'balance' }, true],
    [{ kind: 'check-in', appointment }, true],
    [{ kind: 'check-out', appointment }, true],
    [{ kind: 'installment', plan: 'plan-1' as PlanId, payment: 'payment-1' as ScheduledPaymentId }, true],
    [{ kind: 'prepayment', hold: 'hold-1' as HoldId }, false],
    [{ kind: 'cancellation', appointment }, false],
    [{ kind: 'shop', store: 'store-1', transaction: 'transaction-1' }, false],
  ];

  it.each(purposes)('%p lowers the balance: %p', (purpose, lowers) => {
    expect(reducesBalance(purpose)).toBe(lowers);
  });

  it('MON-072 tells one attempt from another that has its unique id', () => {
    for (const [one] of purposes) {
      for (const [other] of purposes) {
        expect(samePayment({ ...charge, purpose: one }, { ...charge, purpose: other })).toBe(one === other);
      }
    }
    const checkIn: ChargePurpose = { kind: 'check-in', appointment };
    const turned: ChargePurpose = { appointment, kind: 'check-in' };
    expect(samePayment({ ...charge, purpose: checkIn }, { ...charge, purpose: turned })).toBe(true);
    const another: ChargePurpose = { kind: 'check-in', appointment: 'visit-2' as AppointmentId };
    expect(samePayment({ ...charge, purpose: checkIn }, { ...charge, purpose: another })).toBe(false);
  });

  it('MON-072 is the same payment with the same amount and card, whoever sends it again and when', () => {
    const again = { ...charge, id: 'charge-2' as ChargeId, createdAt: instant(9_000), occasion: 'schedule' } as const;
    expect(samePayment(charge, again)).toBe(true);
    expect(samePayment(charge, { ...again, amount: 10_001 as Cents })).toBe(false);
    expect(samePayment(charge, { ...again, card: { ...charge.card, last4: '1112' } })).toBe(false);
    expect(samePayment(charge, { ...again, card: { ...charge.card, saved: 'card-1' as CardId } })).toBe(true);
  });
});

describe('the entry in the books', () => {
  const charged = (state: ChargeState): Charge => ({ ...charge, state });
  const about = { charge: 'charge-1', patient: charge.patient, purpose: charge.purpose, tries: 0 };
  const captured = stateOf('captured', 0 as Cents);

  it('of a capture brings the amount in, under an id that stays', () => {
    for (const before of ['submitted', 'capturing', 'unknown'] as const) {
      expect(postingFor(stateOf(before, 0 as Cents), charged(captured))).toEqual({
        ...about,
        id: 'charge-1-in',
        amount: 10_000,
        at,
      });
    }
  });

  it('of a refund takes its amount out', () => {
    fc.assert(
      fc.property(cents, (refund) => {
        expect(postingFor(stateOf('refunding', refund), charged(stateOf('refunded', refund)))).toEqual({
          ...about,
          id: 'charge-1-out',
          amount: -refund,
          at,
        });
      }),
    );
  });

  it('is none for any other move, nor for a refund that came to nothing', () => {
    expect(postingFor(stateOf('refunding', 1 as Cents), charged(captured))).toBeUndefined();
    for (const kind of kinds.filter((one) => one !== 'captured' && one !== 'refunded')) {
      expect(postingFor(stateOf('submitted', 1 as Cents), charged(stateOf(kind, 1 as Cents)))).toBeUndefined();
    }
  });
});
