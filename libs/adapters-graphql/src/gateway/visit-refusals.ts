import type { CancelRefusal, VideoRefusal } from '@portico/application/appointments';
import { decimalOf } from '@portico/domain/kernel';
import type { ErrorCode } from '../error-codes.ts';

/** `not-cancellable` is excluded: paying a cancellation fee refuses it in the same words. */
type Refused = Exclude<CancelRefusal, { readonly kind: 'not-cancellable' }> | VideoRefusal;

/** Error codes and messages of refused changes to a visit. */
export const visitRefusals: Readonly<Record<Refused['kind'], readonly [code: ErrorCode, message: string]>> = {
  'comments-missing': ['BAD_INPUT', 'This reason needs comments.'],
  'comments-too-long': ['BAD_INPUT', 'The comments are too long.'],
  'unknown-reason': ['BAD_INPUT', 'The practice has no such reason.'],
  'too-late-to-cancel': ['CONFLICT', 'It is too late to cancel this appointment online. Please call the practice.'],
  'prepayment-changed': ['CONFLICT', 'What goes back of the prepayment has changed. Nothing was cancelled.'],
  'fee-due': ['AMOUNT', 'This appointment is cancelled by paying its fee.'],
  'video-too-early': ['TOO_EARLY', 'The video visit is not open yet.'],
  'video-over': ['CONFLICT', 'There is no video visit to join.'],
  'no-room': ['CONFLICT', 'The practice has no room for this video visit.'],
};

/** What such a refusal says beside its kind. */
export const visitDetailsOf = (failure: { readonly kind: string }): Readonly<Record<string, unknown>> => {
  const refused = failure as Refused;
  switch (refused.kind) {
    case 'too-late-to-cancel':
      return { phone: refused.phone };
    case 'fee-due':
      return { amount: decimalOf(refused.amount) };
    default:
      return {};
  }
};
