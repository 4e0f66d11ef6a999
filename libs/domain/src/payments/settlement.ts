import type { Brand, Cents, Instant, PracticeId } from '../kernel/index.ts';
import { paidOnce, refundedOf, type Charge, type ChargeId } from './charge.ts';
import type { ActivitySpan, ProcessorLine } from './ports/processor-activity.ts';

/** Permanent id of one difference: the same one found twice is stored once. */
export type DifferenceId = Brand<string, 'DifferenceId'>;

/** Kinds of differences between the ledger and a processor's records. */
export const differenceKinds = [
  /** The processor took money for a charge that the ledger records as not taken. */
  'late-capture',
  /** The processor took money, and the ledger has no such charge. */
  'not-in-ledger',
  /** The ledger records that money was taken, and the processor does not. */
  'not-at-processor',
  'amount-differs',
  /** One fee, prepayment, copay, installment or order was paid by two unrefunded captures. */
  'paid-twice',
  /** The visit is booked, or canceled against its fee, and the money was not taken. */
  'step-without-capture',
  /** The money was taken, and the visit was neither booked nor canceled for it. */
  'capture-without-step',
  'refund-not-in-ledger',
  'refund-not-at-processor',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Difference {
  readonly id: DifferenceId;
  readonly kind: DifferenceKind;
  readonly practice: PracticeId;
  readonly charge?: ChargeId;
  /** The processor's own id of its line. */
  readonly line?: string;
  /** In cents, 0 if there is none. */
  readonly inLedger: Cents;
  readonly atProcessor: Cents;
  readonly at: Instant;
}

/** A charge of the ledger in the comparison. */
export interface SettledCharge {
  readonly charge: Charge;
  /** When its money was taken, according to the ledger; absent if it was not. */
  readonly capturedAt?: Instant;
  /** Whether its step was done; absent for a charge without one. */
  readonly stepTaken?: boolean;
}

export interface LedgerRefund {
  readonly charge: ChargeId;
  readonly amount: Cents;
  readonly at: Instant;
}

/**
 * Both sides of one practice. They extend beyond `span` on either side, because clocks differ; only what lies within it
 * is judged.
 */
export interface Settled {
  readonly practice: PracticeId;
  readonly span: ActivitySpan;
  readonly lines: readonly ProcessorLine[];
  readonly charges: readonly SettledCharge[];
  readonly refunds: readonly LedgerRefund[];
}

type ChargeLine = Extract<ProcessorLine, { readonly kind: 'charge' }>;

/** Every difference between the two sides, each once. */
export const settlementDifferences = (settled: Settled): readonly Difference[] => {
  const { practice, span, lines, charges } = settled;
  const isWithin = (at: Instant): boolean => at >= span.from && at < span.until;
  const chargeOf = matcher(charges);
  const captured = lines.filter((line) => line.kind === 'charge').filter(({ state }) => state === 'captured');
  const lineOf = new Map<SettledCharge, readonly ChargeLine[]>();
  for (const line of lines.filter((one) => one.kind === 'charge')) {
    const found = chargeOf(line);
    if (found !== undefined) lineOf.set(found, [...(lineOf.get(found) ?? []), line]);
  }
  const told: Difference[] = [];
  const tell = (kind: DifferenceKind, found: Found): void => {
    const { charge, line, at, inLedger = 0, atProcessor = 0 } = found;
    if (!isWithin(at)) return;
    told.push({
      id: [kind, charge ?? '', line ?? '', kind.startsWith('refund') ? at : ''].join('|') as DifferenceId,
      kind,
      practice,
      ...(charge === undefined ? {} : { charge }),
      ...(line === undefined ? {} : { line }),
      inLedger: inLedger as Cents,
      atProcessor: atProcessor as Cents,
      at,
    });
  };

  for (const line of captured) {
    const found = chargeOf(line);
    const there = { line: line.id, at: line.at, atProcessor: line.amount };
    if (found === undefined) tell('not-in-ledger', there);
    else if (found.capturedAt === undefined) tell('late-capture', { ...there, charge: found.charge.id });
    else if (line.amount !== found.charge.amount) {
      tell('amount-differs', { ...there, charge: found.charge.id, inLedger: found.charge.amount });
    }
  }
  for (const one of charges) {
    const { charge, capturedAt, stepTaken } = one;
    const here = { charge: charge.id, inLedger: charge.amount };
    const own = lineOf.get(one) ?? [];
    if (capturedAt !== undefined && !own.some((line) => holds(line, charge))) {
      tell('not-at-processor', { ...here, at: capturedAt });
    }
    if (capturedAt !== undefined && stepTaken === false) tell('capture-without-step', { ...here, at: capturedAt });
    if (capturedAt === undefined && stepTaken === true && 'at' in charge.state && isOver(charge)) {
      tell('step-without-capture', { charge: charge.id, at: charge.state.at });
    }
  }
  for (const { line, charge } of takenTwice(captured, chargeOf)) {
    tell('paid-twice', { charge, line: line.id, at: line.at, atProcessor: line.amount });
  }
  refundDifferences(settled, chargeOf, lineOf, tell);
  return told;
};

interface Found {
  readonly at: Instant;
  readonly charge?: ChargeId;
  readonly line?: string;
  readonly inLedger?: number;
  readonly atProcessor?: number;
}

type ChargeFor = (line: ProcessorLine) => SettledCharge | undefined;

/** By the processor's own id of a charge if the ledger has it, else by our reference. */
const matcher = (charges: readonly SettledCharge[]): ChargeFor => {
  const byName = new Map(charges.flatMap((one) => nameOf(one).map((name) => [name, one] as const)));
  const byReference = new Map(charges.map((one) => [one.charge.reference as string, one]));
  return (line) => {
    const named = byName.get(line.kind === 'charge' ? line.id : (line.charge ?? ''));
    return named ?? (line.reference === undefined ? undefined : byReference.get(line.reference));
  };
};

const nameOf = ({ charge: { state } }: SettledCharge): readonly string[] =>
  'processorCharge' in state && state.processorCharge !== undefined ? [state.processorCharge] : [];

/** A charge refunded in full before settlement appears as voided. */
const holds = ({ state }: ChargeLine, charge: Charge): boolean =>
  state === 'captured' || (state === 'voided' && refundedOf(charge) === charge.amount);

const isOver = ({ state }: Charge): boolean =>
  state.kind === 'declined' || state.kind === 'voided' || state.kind === 'unpaid';

/**
 * What only one capture may pay; equal payments at one visit count as one copay paid twice, which the office may
 * explain.
 */
const onceKey = ({ patient, purpose, amount }: Charge): string | undefined => {
  const visit = purpose.kind === 'check-in' || purpose.kind === 'check-out' ? purpose.appointment : undefined;
  const key = visit === undefined ? paidOnce(purpose) : JSON.stringify(['visit', visit, amount]);
  return key === undefined ? undefined : JSON.stringify([patient.patient, key]);
};

/** Of unrefunded captures that pay the same thing, all but the first; including a charge that was captured twice. */
const takenTwice = (captured: readonly ChargeLine[], chargeOf: ChargeFor) => {
  const seen = new Set<string>();
  return [...captured]
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .flatMap((line) => {
      const found = chargeOf(line);
      if (found === undefined || refundedOf(found.charge) === found.charge.amount) return [];
      const keys = [`charge ${found.charge.id}`, onceKey(found.charge) ?? `charge ${found.charge.id}`];
      const isAgain = keys.some((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return isAgain ? [{ line, charge: found.charge.id }] : [];
    });
};

/** Pairs refunds of a charge by their amounts; unpaired ones are reported. */
const refundDifferences = (
  { lines, refunds, charges }: Settled,
  chargeOf: ChargeFor,
  lineOf: ReadonlyMap<SettledCharge, readonly ChargeLine[]>,
  tell: (kind: DifferenceKind, found: Found) => void,
): void => {
  const open = [...refunds];
  for (const line of lines) {
    if (line.kind !== 'refund' || line.state !== 'done') continue;
    const charge = chargeOf(line)?.charge.id;
    const at = open.findIndex((one) => one.charge === charge && one.amount === line.amount);
    if (at >= 0) open.splice(at, 1);
    else {
      const of = charge === undefined ? {} : { charge };
      tell('refund-not-in-ledger', { ...of, line: line.id, at: line.at, atProcessor: line.amount });
    }
  }
  for (const { charge, amount, at } of open) {
    const one = charges.find((each) => each.charge.id === charge);
    const isVoided = (one && lineOf.get(one)?.some(({ state }) => state === 'voided')) === true;
    if (!isVoided || amount !== one?.charge.amount) tell('refund-not-at-processor', { charge, at, inLedger: amount });
  }
};
