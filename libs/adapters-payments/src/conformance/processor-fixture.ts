import type { Cents, Instant } from '@portico/domain/kernel';
import type {
  AttemptReference,
  CardProcessor,
  CardVault,
  DeclineReason,
  EnteredCard,
  ProcessorActivity,
  TypedCard,
} from '@portico/domain/payments';
import type { Fault } from '../sandbox/index.ts';

/** What an adapter brings to be held against the contract: itself, and the double behind it with its own books. */
export interface ProcessorFixture {
  readonly processor: CardProcessor;
  readonly vault: CardVault;
  readonly activity: ProcessorActivity;
  /** The clock of the double. */
  now(): Instant;
  forward(milliseconds: number): void;
  /** Exchanges a card as the browser does. */
  enter(card: TypedCard): Promise<EnteredCard>;
  readonly cards: {
    /** Both are approved, for any amount of `amounts`. */
    readonly good: TypedCard;
    readonly other: TypedCard;
  };
  /** Amounts for which nothing but the card decides; at least two. */
  readonly amounts: readonly Cents[];
  readonly declines: readonly StagedDecline[];
  /** Befalls the next `times` requests of the adapter to the processor itself, not those of the browser. */
  fail(fault: Fault, times?: number): void;
  /** Takes back what `fail` planned. */
  heal(): void;
  readonly books: ProcessorBooks;
  /** Everything that was written on the way: the double's journal, what the adapter logged. */
  traces(): string;
  close(): Promise<void>;
}

/** A card and an amount that are refused, and why. */
export interface StagedDecline {
  readonly card: TypedCard;
  readonly amount: Cents;
  readonly reason: DeclineReason;
}

/** What really happened to the cards of one attempt, as the processor sees it. */
export interface ProcessorBooks {
  /** Captured and not given back. */
  taken(reference: AttemptReference): Cents;
  /** Kept on a card, neither captured nor let go. */
  held(reference: AttemptReference): Cents;
  /** How often the attempt was approved. */
  approvals(reference: AttemptReference): number;
}

export type OpenFixture = () => Promise<ProcessorFixture>;

/** Everything that can go wrong on the way, except that a request is delivered twice, which not every processor can tell. */
export const stagedFaults: readonly Fault[] = [
  ...(['before', 'after'] as const).flatMap((when): readonly Fault[] => [
    { kind: 'drop', when },
    { kind: 'hang', when },
    ...[500, 502, 503, 504].map((status) => ({ kind: 'status', when, status }) as const),
    { kind: 'html', when, status: 200 },
    { kind: 'html', when, status: 502 },
  ]),
  ...[401, 403].map((status): Fault => ({ kind: 'status', when: 'before', status })),
  { kind: 'status', when: 'before', status: 429, headers: { 'retry-after': '1' } },
  { kind: 'cut' },
  { kind: 'truncate' },
];

/** `drop before`, `status 500 after` and the like. */
export const nameOf = (fault: Fault): string =>
  [fault.kind, 'status' in fault ? fault.status : '', 'when' in fault ? fault.when : ''].filter(Boolean).join(' ');
