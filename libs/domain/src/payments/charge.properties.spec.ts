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
import type { CardId } from './cards/card.ts';
import {
  holdsBalance,
  keptOf,
  mayBecome,
  mayMove,
  nextStates,
  reducesBalance,
  refundedOf,
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
import { postingFor, type LedgerPosting } from './ledger-posting.ts';

const kinds = Object.keys(nextStates) as readonly ChargeStateKind[];
const final: readonly ChargeStateKind[] = ['declined', 'unpaid'];
const none = 0 as Cents;
const at = instant(1_000);
const processorCharge = 'processor-1' as ProcessorCharge;
const amounts = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount as Cents);

/** A state of this kind; `before` was refunded before its refund. */
const stateOf = (kind: ChargeStateKind, refund: Cents, before: Cents = none): ChargeState => {
  switch (kind) {
    case 'created':
      return { kind };
    case 'declined':
    case 'unpaid':
      return { kind, at, reason: 'declined' };
    case 'refunding':
      return { kind, at, processorCharge, before, amount: refund, reference: 'REFUND000001' as AttemptReference };
    case 'refunded':
      return { kind, at, processorCharge, amount: (before + refund) as Cents };
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

/** A random walk along the allowed transitions. */
const walks = fc.array(fc.nat(3), { maxLength: 16 }).map((choices) => {
  const walk: ChargeStateKind[] = ['created'];
  for (const choice of choices) {
    const next = nextStates[walk.at(-1) ?? 'created'];
    const to = next[choice % Math.max(next.length, 1)];
    if (to === undefined) break;
    walk.push(to);
  }
  return walk;
});

/** A charge, and partial refunds requested one after the other; their sum may exceed the charge. */
const refunds = fc.record({ amount: amounts, parts: fc.array(amounts, { minLength: 2, maxLength: 5 }) });

/** The next state of that kind; a refused refund keeps what was refunded before it. */
const nextOf = (state: ChargeState, kind: ChargeStateKind, left: Cents[]): ChargeState => {
  const before = refundedOf({ state });
  if (kind === 'refunding') return stateOf(kind, left.shift() ?? (1 as Cents), before);
  const isThrough = kind === 'refunded' && state.kind === 'refunding';
  return isThrough ? stateOf(kind, state.amount, before) : stateOf(kind, none);
};

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
    'capturing unpaid',
    'captured refunding',
    'unknown captured',
    'unknown voided',
    'unknown declined',
    'unknown unpaid',
    'unknown authorised',
    'refunding refunded',
    'refunding captured',
    'refunded refunding',
    'voided unpaid',
  ];

  it('are joined by these arrows and no others', () => {
    const joined = kinds.flatMap((from) => kinds.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`));
    expect(joined.sort()).toEqual([...arrows].sort());
  });

  it('have no way out of what is declined or unpaid, and a way to an end from everywhere', () => {
    for (const kind of kinds) expect(nextStates[kind].length === 0).toBe(final.includes(kind));
    const leads = (from: ChargeStateKind, seen: readonly ChargeStateKind[] = []): boolean =>
      from === 'refunded' ||
      from === 'voided' ||
      final.includes(from) ||
      nextStates[from].some((to) => !seen.includes(to) && leads(to, [...seen, from]));
    expect(kinds.filter((kind) => !leads(kind))).toEqual([]);
  });

  it('never take money that was not submitted, and never give back what was not taken', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        if (walk.includes('captured')) expect(walk[1]).toBe('submitted');
        if (walk.includes('refunding')) expect(walk.indexOf('captured')).toBeLessThan(walk.indexOf('refunding'));
        for (const [at, kind] of walk.entries()) if (kind === 'refunded') expect(walk[at - 1]).toBe('refunding');
        if (walk.includes('voided')) expect(walk).not.toContain('captured');
        // PAY-B3: a charge refused after its step was done must not look like one that can simply be retried.
        if (walk.includes('capturing')) expect(walk).not.toContain('declined');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the money of a charge', () => {
  it('is kept in full from the capture until a refund is through, and then less what went back', () => {
    fc.assert(
      fc.property(refunds, fc.constantFrom(...kinds), ({ amount, parts: [before = none, refund = none] }, kind) => {
        const kept = keptOf({ amount, state: stateOf(kind, refund, before) });
        const expected = { captured: amount, refunding: amount - before, refunded: amount - before - refund };
        expect(kept).toBe(expected[kind as keyof typeof expected] ?? 0);
      }),
    );
  });

  it('PAY-B18 goes back in as many parts as there are, until it is used up and not a cent longer', () => {
    fc.assert(
      fc.property(refunds, ({ amount, parts }) => {
        let state = stateOf('captured', none);
        for (const part of parts) {
          const before = refundedOf({ state });
          const refunding = stateOf('refunding', part, before);
          expect(mayBecome({ amount, state }, refunding)).toBe(before + part <= amount);
          expect(mayBecome({ amount, state }, stateOf('refunding', part, (before + 1) as Cents))).toBe(false);
          if (before + part > amount) continue;
          const asked = { amount, state: refunding };
          expect(mayBecome(asked, stateOf('captured', none))).toBe(before === 0);
          expect(mayBecome(asked, stateOf('refunded', (part - 1) as Cents, before))).toBe(part === 1 && before > 0);
          state = stateOf('refunded', part, before);
          expect(mayBecome(asked, state)).toBe(true);
        }
        expect(keptOf({ amount, state })).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('PAY-B18 is in the books what it is at the processor: the entries of every walk sum to what is kept, each with a name of its own', () => {
    fc.assert(
      fc.property(walks, refunds, (walk, { amount, parts }) => {
        const left = [...parts];
        let state = stateOf('created', none);
        const entries: LedgerPosting[] = [];
        for (const kind of walk.slice(1)) {
          const next = nextOf(state, kind, left);
          if (!mayBecome({ amount, state }, next)) break;
          const entry = postingFor(state, { ...charge, amount, state: next });
          if (entry !== undefined) entries.push(entry);
          state = next;
        }
        expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(keptOf({ amount, state }));
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('speaks for the balance until it is declined, unpaid or voided', () => {
    expect(kinds.filter((kind) => !holdsBalance(kind)).sort()).toEqual(['declined', 'unpaid', 'voided']);
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
    expect(samePayment(charge, { ...again, card: { brand: 'visa', last4: '1112' } })).toBe(false);
    expect(samePayment(charge, { ...again, card: { ...charge.card, saved: 'card-1' as CardId } })).toBe(true);
    const byWallet = { ...charge, card: { wallet: 'apple-pay', brand: 'visa', last4: '0005' } } as const;
    expect(samePayment(byWallet, { ...again, card: { wallet: 'apple-pay' } })).toBe(true);
    expect(samePayment(byWallet, { ...again, card: { wallet: 'google-pay' } })).toBe(false);
    expect(samePayment(byWallet, { ...again, card: { brand: 'visa', last4: '0005' } })).toBe(false);
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

  it('of a refund takes its amount out, under an id of its own', () => {
    fc.assert(
      fc.property(amounts, fc.oneof(fc.constant(none), amounts), (refund, before) => {
        const [asked, through] = [stateOf('refunding', refund, before), stateOf('refunded', refund, before)];
        const id = before === 0 ? 'charge-1-out' : `charge-1-out-${before}`;
        expect(postingFor(asked, charged(through))).toEqual({ ...about, id, amount: -refund, at });
      }),
    );
  });

  it('is none for any other move, nor for a refund that came to nothing', () => {
    expect(postingFor(stateOf('refunding', 1 as Cents), charged(captured))).toBeUndefined();
    const asked = stateOf('refunding', 1 as Cents, 7 as Cents);
    expect(postingFor(asked, charged(stateOf('refunded', none, 7 as Cents)))).toBeUndefined();
    for (const kind of kinds.filter((one) => one !== 'captured' && one !== 'refunded')) {
      expect(postingFor(stateOf('submitted', 1 as Cents), charged(stateOf(kind, 1 as Cents)))).toBeUndefined();
    }
  });
});
