import type { LinkShut } from '@portico/application/guests';
import type { JoinRefusal, OfferGone } from '@portico/application/scheduling';
import type { ErrorCode } from '../error-codes.ts';

/** One of them is refused in the same words where a visit is booked. */
type Refused = Exclude<JoinRefusal['kind'], 'not-offered'> | OfferGone['kind'] | LinkShut['kind'];

/** How the refusal of what somebody wants of the wait list, or of the link of a notice, is told. */
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
