import type { Instant, Result } from '@portico/domain/kernel';

/**
 * What may go wrong with any question, whatever was asked. The first four come from the way to the gateway and take
 * precedence over an operation's own failures (`ACC-390`).
 */
export type Failure =
  /** The session is over: its token expired, or could not be renewed (`ACC-383`, `ACC-384`). */
  | { readonly kind: 'session-over'; readonly reason: 'expired' | 'renewal-failed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unavailable' }
  /** Not this person's, or not there: the two are one answer, so that nobody learns what exists. */
  | { readonly kind: 'not-found' }
  /** A delegate acts for somebody who is not, or no longer, theirs to act for (`ACC-340`). */
  | { readonly kind: 'not-represented' }
  | { readonly kind: 'bad-input' }
  | { readonly kind: 'too-many-requests'; readonly until?: Instant }
  /** A bug on the other side; `request` is what support can look up. */
  | { readonly kind: 'malfunction'; readonly request?: string };

/** Failures after which nobody here can say whether what was sent has arrived. */
export const isUnanswered = ({ kind }: { readonly kind: string }): boolean => unanswered.has(kind);

const unanswered: ReadonlySet<string> = new Set<Failure['kind']>([
  'timed-out',
  'unreachable',
  'unavailable',
  'malfunction',
  'session-over',
]);

/** What every port answers: the thing asked for, the question's own refusals, or a general failure. */
export type ServiceResult<T, Refusal = never> = Promise<Result<T, Refusal | Failure>>;
