import { failed, ok, type Brand, type Instant, type Result } from '../../kernel/index.ts';
import type { AmendmentStatus } from './amendment-status.ts';
import type { EntryRef } from './entry-ref.ts';

export type AmendmentId = Brand<string, 'AmendmentId'>;
/** Made by the sender once per request: sent again under the same key it is still one request. */
export type AmendmentKey = Brand<string, 'AmendmentKey'>;

export type AmendmentAnswer = Exclude<AmendmentStatus, 'requested'>;

/** What is asked for. */
export interface NewAmendment {
  readonly of: EntryRef;
  /** The entry as the record called it when the request was sent. */
  readonly name: string;
  readonly wrong: string;
  readonly correct: string;
}

export interface AmendmentRequest extends NewAmendment {
  readonly id: AmendmentId;
  readonly requestedAt: Instant;
  readonly status: AmendmentStatus;
  /** When the practice answered; absent as long as it is requested. */
  readonly changedAt?: Instant;
  /** The practice's own words. */
  readonly answer?: string;
  /** The person's statement of disagreement with a denial; once given it stays as it is. */
  readonly disagreement?: { readonly statement: string; readonly at: Instant };
}

/** A denied request with the statement that the person gave, which goes wherever the entry goes. */
export type DisputedEntry = AmendmentRequest & Required<Pick<AmendmentRequest, 'disagreement'>>;

export const isDisputed = (request: AmendmentRequest): request is DisputedEntry =>
  request.status === 'denied' && request.disagreement !== undefined;

export const longestAmendment = 1000;
export const longestDisagreement = 2000;
export const longestAmendmentAnswer = 1000;

/** The practice has not answered yet. */
export const isOpenAmendment = ({ status }: Pick<AmendmentRequest, 'status'>): boolean => status === 'requested';

/** It was denied, and the person has not given a statement. */
export const mayDisagree = ({ status, disagreement }: AmendmentRequest): boolean =>
  status === 'denied' && disagreement === undefined;

/** Newest first; of the same moment by id, so that a list has one order. */
export const newestAmendmentFirst = (one: AmendmentRequest, other: AmendmentRequest): number => {
  if (one.requestedAt !== other.requestedAt) return other.requestedAt - one.requestedAt;
  if (one.id === other.id) return 0;
  return one.id < other.id ? -1 : 1;
};

/** Parses the sender's key of a request: a UUID, or a similarly short text. */
export const parseAmendmentKey = (raw: string): Result<AmendmentKey, { readonly kind: 'bad-key' }> =>
  /^[A-Za-z0-9-]{1,64}$/.test(raw) ? ok(raw as AmendmentKey) : failed({ kind: 'bad-key' });

/** Parses a text that has to be there. NUL is left out, because no database stores it. */
export const parseEntryText = (
  raw: string,
  longest: number,
): Result<string, { readonly kind: 'too-long' | 'missing' }> => {
  const text = raw.replaceAll('\0', '').trim();
  if (text === '') return failed({ kind: 'missing' });
  return text.length > longest ? failed({ kind: 'too-long' }) : ok(text);
};
