import type { InviteRefusal, SignInRefusal } from '@portico/application/access';
import type { CancelRefusal, VideoRefusal } from '@portico/application/appointments';
import type {
  AuthenticationRefusal,
  PasskeyRefusal,
  ProviderEntranceRefusal,
} from '@portico/application/authentication';
import type {
  DelegateAccountRefusal,
  InvitationShut,
  InviteDelegateRefusal,
  WrongBirthDate,
} from '@portico/application/delegates';
import type { SummaryRefusal } from '@portico/application/health';
import type { LinkShut } from '@portico/application/guests';
import type { FormRefusal } from '@portico/application/forms';
import type { Failure } from '@portico/application/kernel';
import type { NotSent } from '@portico/application/messages';
import type { NoWayToShop, PaymentRefusal } from '@portico/application/payments';
import type { ProfileReadOnly } from '@portico/application/profile';
import type { ResetRefusal } from '@portico/application/recovery';
import type { BookingRefusal, JoinRefusal, NotOffered, OfferGone } from '@portico/application/scheduling';
import type { CheckInRefusal, CheckOutRefusal } from '@portico/application/visits';
import { isoOf, type Instant, type Result } from '@portico/domain/kernel';
import type { NotOrdered } from '@portico/domain/payments';
import type { BadPicture } from '@portico/domain/profile';
import { awayText, quoted, refreshTokenError, type ErrorCode } from '../error-codes.ts';
import { bookingDetailsOf, bookingRefusals } from './booking-refusals.ts';
import { checkInRefusals } from './check-in-refusals.ts';
import { WireError } from './engine/index.ts';
import { paymentDetailsOf, paymentRefusals } from './payment-refusals.ts';
import { providerRefusals } from './provider-refusals.ts';
import { summaryRefusals } from './summary-refusals.ts';
import { waitListDetailsOf, waitListRefusals } from './wait-list-refusals.ts';
import { visitDetailsOf, visitRefusals } from './visit-refusals.ts';

/** What a service may refuse beyond the general failures; each port that refuses adds its own here. */
export type Refusal =
  | DelegateAccountRefusal
  | InvitationShut
  | InviteDelegateRefusal
  | WrongBirthDate
  | AuthenticationRefusal
  | BadPicture
  | BookingRefusal
  | CancelRefusal
  | CheckOutRefusal
  | CheckInRefusal
  | FormRefusal
  | InviteRefusal
  | JoinRefusal
  | LinkShut
  | Exclude<PaymentRefusal, { readonly kind: 'checking' }>
  | NotOrdered
  | NoWayToShop
  | NotOffered
  | NotSent
  | OfferGone
  | PasskeyRefusal
  | ProfileReadOnly
  | ProviderEntranceRefusal
  | ResetRefusal
  | SignInRefusal
  | SummaryRefusal
  | VideoRefusal;

type Told = Exclude<Failure | Refusal, { readonly kind: 'session-over' }>;

/** The error code of each refusal, and a message for developers; the portal shows texts of its own. */
const told: Readonly<Record<Told['kind'], readonly [code: ErrorCode, message: string]>> = {
  'wrong-credentials': ['UNAUTHENTICATED', quoted.wrongCredentials],
  'wrong-code': ['UNAUTHENTICATED', quoted.wrongCode],
  'code-expired': ['UNAUTHENTICATED', 'This code is no longer valid.'],
  'attempt-over': ['UNAUTHENTICATED', 'The code was wrong too often.'],
  unconfirmed: ['FORBIDDEN', 'The email is not confirmed yet.'],
  'invite-refused': ['NOT_FOUND', 'This invitation cannot be used with this account.'],
  'invitation-unknown': ['NOT_FOUND', 'There is no such invitation.'],
  'invitation-expired': ['NOT_FOUND', 'This invitation has expired.'],
  'invitation-withdrawn': ['NOT_FOUND', 'This invitation was withdrawn.'],
  'invitation-used': ['CONFLICT', 'This invitation was accepted already.'],
  'invitation-locked': ['FORBIDDEN', 'The date of birth was wrong too often.'],
  'own-invitation': ['CONFLICT', 'This invitation was sent by the same person.'],
  'own-address': ['BAD_INPUT', 'Nobody can be invited to act for themselves.'],
  'too-many-invitations': ['RATE_LIMITED', 'Too many invitations are waiting.'],
  'not-verified': ['FORBIDDEN', 'The date of birth has to be given first.'],
  'wrong-birth-date': ['FORBIDDEN', 'The date of birth is not right.'],
  'has-account': ['CONFLICT', 'This email address has an account.'],
  'other-address': ['BAD_INPUT', 'The invitation was sent to another address.'],
  'link-over': ['NOT_FOUND', 'This link is no longer valid.'],
  'unfit-password': ['BAD_INPUT', 'This password breaks one of the rules.'],
  'known-password': ['BAD_INPUT', 'This password is on a list of common ones.'],
  'wrong-password': ['BAD_INPUT', 'The current password is wrong.'],
  'bad-email': ['BAD_INPUT', 'This email cannot be used.'],
  'bad-phone': ['BAD_INPUT', 'This is no telephone number.'],
  ...paymentRefusals,
  ...bookingRefusals,
  'no-check-out': ['CONFLICT', 'This visit cannot be checked out of now.'],
  'forms-open': ['CONFLICT', 'A form of this visit is still to be filled in.'],
  'form-changed': ['CONFLICT', 'The practice has changed this form.'],
  'form-not-requested': ['CONFLICT', 'This form is not asked for any more.'],
  'form-incomplete': ['BAD_INPUT', 'Something in this form is missing or not right.'],
  ...checkInRefusals,
  ...visitRefusals,
  ...summaryRefusals,
  ...waitListRefusals,
  'provider-inactive': ['CONFLICT', 'This provider is currently inactive.'],
  'file-gone': ['CONFLICT', 'This file is not there any more.'],
  'basket-changed': ['CONFLICT', 'Something in the basket is not sold any more.'],
  'no-way-to-shop': ['BAD_INPUT', 'This is no address of the shop.'],
  'profile-read-only': ['CONFLICT', 'The practice keeps this profile by itself.'],
  'no-jpeg': ['BAD_INPUT', 'This is no JPEG picture.'],
  'too-large': ['BAD_INPUT', 'This picture is too large.'],
  'passkey-refused': ['BAD_INPUT', 'This passkey cannot be used.'],
  ...providerRefusals,
  'must-wait': ['RATE_LIMITED', 'Too many tries. Please wait and try again.'],
  'too-many-requests': ['RATE_LIMITED', 'Too many requests. Please wait and try again.'],
  'not-found': ['NOT_FOUND', 'This could not be found.'],
  'not-represented': ['FORBIDDEN', 'You cannot act for this person.'],
  'bad-input': ['BAD_INPUT', 'This request cannot be read.'],
  'timed-out': ['TIMEOUT', quoted.timedOut],
  unreachable: ['INTERNAL', 'Something went wrong.'],
  unavailable: ['UNAVAILABLE', awayText],
  malfunction: ['INTERNAL', 'Something went wrong.'],
};

/** The value of an answer, or its failure as a typed error of the field. */
export const valueOf = <T>(answer: Result<T, Failure | Refusal>): T => {
  if (answer.ok) return answer.value;
  throw refusal(answer.error);
};

/** `extensions.reason` is the refusal's kind, by which the portal knows it again; `until` says when to come back. */
export const refusal = (failure: Failure | Refusal): WireError => {
  if (failure.kind === 'session-over') {
    return failure.reason === 'expired'
      ? new WireError('UNAUTHENTICATED', quoted.tokenExpired, { reason: failure.reason })
      : new WireError('UNAUTHENTICATED', 'Your session could not be renewed.', { reason: refreshTokenError });
  }
  const [code, message] = told[failure.kind];
  return new WireError(code, message, {
    ...paymentDetailsOf(failure),
    ...visitDetailsOf(failure),
    ...bookingDetailsOf(failure),
    ...waitListDetailsOf(failure),
    reason: failure.kind,
    ...untilOf(failure),
  });
};

const untilOf = (failure: { readonly until?: Instant } | object): { readonly until?: string } =>
  'until' in failure && failure.until !== undefined ? { until: isoOf(failure.until) } : {};
