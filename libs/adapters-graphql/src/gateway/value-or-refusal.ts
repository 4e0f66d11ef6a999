import type { Failure } from '@portico/application/kernel';
import { isoOf, parseId, type Brand, type Instant, type Result } from '@portico/domain/kernel';
import { type Refusal, writtenDetails } from '../refusals.ts';
import { quoted, refreshTokenError } from '../error-codes.ts';
import { WireError } from './engine/index.ts';
import { quotedMessages, refusalCodes } from './refusal-codes.ts';

/** The value of an answer, or its failure as a typed error of the field. */
export const valueOf = <T>(answer: Result<T, Failure | Refusal>): T => {
  if (answer.ok) return answer.value;
  throw refusal(answer.error);
};

/** An id of an argument; what is no id names nothing that could be found. */
export const knownId = <Id extends Brand<string, string>>(text: string): Id => {
  const id = parseId<Id>(text);
  if (!id.ok) throw refusal({ kind: 'not-found' });
  return id.value;
};

/** `extensions.reason` is the refusal's kind, by which the portal knows it again; `until` says when to come back. */
export const refusal = (failure: Failure | Refusal): WireError => {
  if (failure.kind === 'session-over') {
    return failure.reason === 'expired'
      ? new WireError('UNAUTHENTICATED', quoted.tokenExpired, { reason: failure.reason })
      : new WireError('UNAUTHENTICATED', refreshTokenError, { reason: refreshTokenError });
  }
  const { kind } = failure;
  return new WireError(refusalCodes[kind], quotedMessages[kind] ?? kind, {
    ...writtenDetails(failure),
    reason: kind,
    ...untilOf(failure),
  });
};

const untilOf = (failure: { readonly until?: Instant } | object): { readonly until?: string } =>
  'until' in failure && failure.until !== undefined ? { until: isoOf(failure.until) } : {};
