import { failed, ok, type Brand, type Instant, type Result } from '../kernel/index.ts';

export type RefillId = Brand<string, 'RefillId'>;
/** Made by the sender once per request: sent again under the same key it is still one request. */
export type RefillKey = Brand<string, 'RefillKey'>;

/** What the practice's system says of a request. `sent`: the prescription is at the pharmacy. */
export const refillStatuses = ['requested', 'approved', 'sent', 'denied', 'withdrawn'] as const;
export type RefillStatus = (typeof refillStatuses)[number];

/** What the practice may say of a request, and after which statuses. */
export const refillAnswers = {
  approved: ['requested'],
  sent: ['requested', 'approved'],
  denied: ['requested'],
} as const;
export type RefillAnswer = keyof typeof refillAnswers;

/** A medication as the record said when the refill was requested. */
export interface RefillMedication {
  readonly id: string;
  readonly name: string;
  readonly dose?: string;
  /** Dosage instructions as on the prescription. */
  readonly instructions?: string;
}

export interface RefillRequest {
  readonly id: RefillId;
  readonly medication: RefillMedication;
  readonly pharmacy?: string;
  readonly note?: string;
  readonly requestedAt: Instant;
  readonly status: RefillStatus;
  /** When the status last changed; absent as long as it is requested. */
  readonly changedAt?: Instant;
  /** The practice's own words. */
  readonly answer?: string;
}

/** What is asked for. */
export type NewRefill = Pick<RefillRequest, 'medication' | 'pharmacy' | 'note'>;

export const longestPharmacy = 120;
export const longestNote = 500;
export const longestAnswer = 500;

/** The practice has not answered yet. */
export const isOpenRefill = ({ status }: Pick<RefillRequest, 'status'>): boolean => status === 'requested';

/** Newest first; of the same moment by id, so that a list has one order. */
export const newestRefillFirst = (one: RefillRequest, other: RefillRequest): number => {
  if (one.requestedAt !== other.requestedAt) return other.requestedAt - one.requestedAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
};

export const mayAnswer = (status: RefillStatus, answer: RefillAnswer): boolean =>
  (refillAnswers[answer] as readonly RefillStatus[]).includes(status);

/** Parses the sender's key of a request: a UUID, or a similarly short text. */
export const parseRefillKey = (raw: string): Result<RefillKey, { readonly kind: 'bad-key' }> =>
  /^[A-Za-z0-9-]{1,64}$/.test(raw) ? ok(raw as RefillKey) : failed({ kind: 'bad-key' });

/** Parses a text that may be left out; only spaces count as none. NUL is left out, because no database stores it. */
export const parseRefillText = (
  raw: string | undefined,
  longest: number,
): Result<string | undefined, { readonly kind: 'too-long' }> => {
  const text = (raw ?? '').replaceAll('\0', '').trim();
  if (text === '') return ok(undefined);
  return text.length > longest ? failed({ kind: 'too-long' }) : ok(text);
};
