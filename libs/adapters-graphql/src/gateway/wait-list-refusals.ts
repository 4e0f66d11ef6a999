import type { LinkShut } from '@portico/application/guests';
import type { JoinRefusal, OfferGone } from '@portico/application/scheduling';
import type { ErrorCode } from '../error-codes.ts';

/** `not-offered` is excluded: booking a visit refuses it in the same words. */
type Refused = Exclude<JoinRefusal['kind'], 'not-offered'> | OfferGone['kind'] | LinkShut['kind'];

/** Error codes and messages of refusals by the wait list, or by the link in a notification. */
export const waitListRefusals: Readonly<Record<Refused, readonly [code: ErrorCode, message: string]>> = {
  'already-waiting': ['CONFLICT', 'The patient waits for an earlier time already.'],
  prepaid: ['CONFLICT', 'This visit is booked together with its payment.'],
  'too-late': ['CONFLICT', 'It is too late to wait for an earlier time.'],
  'offer-gone': ['CONFLICT', 'This time is no longer offered.'],
  shut: ['NOT_FOUND', 'This link opens nothing.'],
};

/** What such a refusal says beside its kind. */
export const waitListDetailsOf = (failure: { readonly kind: string }): Readonly<Record<string, unknown>> =>
  failure.kind === 'shut' ? { why: (failure as LinkShut).why } : {};
