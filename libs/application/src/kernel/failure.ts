import type { Instant, Result } from '@portico/domain/kernel';

/**
 * Failures that any operation may return. The first four come from the connection to the gateway and take precedence
 * over an operation's own failures (`ACC-390`).
 */
export type Failure =
  /** The session is over: its token expired, or could not be renewed (`ACC-383`, `ACC-384`). */
  | { readonly kind: 'session-over'; readonly reason: 'expired' | 'renewal-failed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unavailable' }
  /** The system of the practice cannot answer now; Portico and other practices are well. */
  | { readonly kind: 'practice-away' }
  /** Not this person's, or not there: one answer for both, so that it does not reveal what exists. */
  | { readonly kind: 'not-found' }
  /** The delegate may not, or may no longer, act for this person (`ACC-340`). */
  | { readonly kind: 'not-represented' }
  | { readonly kind: 'bad-input' }
  | { readonly kind: 'too-many-requests'; readonly until?: Instant }
  /** A bug in the gateway; `request` is the id that support can look up. */
  | { readonly kind: 'malfunction'; readonly request?: string };

/** Failures after which it is unknown whether the request arrived. */
export const isUnanswered = ({ kind }: { readonly kind: string }): boolean => unanswered.has(kind);

const unanswered: ReadonlySet<string> = new Set<Failure['kind']>([
  'timed-out',
  'unreachable',
  'unavailable',
  'practice-away',
  'malfunction',
  'session-over',
]);

/** What every port returns: the value, the operation's own refusal, or a general failure. */
export type ServiceResult<T, Refusal = never> = Promise<Result<T, Refusal | Failure>>;
