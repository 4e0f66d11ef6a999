import type { InviteRefusal, SignInRefusal } from '@portico/application/access';
import type { CancelRefusal, VideoRefusal } from '@portico/application/appointments';
import type {
  AuthenticationRefusal,
  PasskeyRefusal,
  ProviderEntranceRefusal,
} from '@portico/application/authentication';
import type { AppRefusal } from '@portico/application/connected-apps';
import type {
  DelegateAccountRefusal,
  InvitationShut,
  InviteDelegateRefusal,
  WrongBirthDate,
} from '@portico/application/delegates';
import type { FormRefusal } from '@portico/application/forms';
import type { LinkShut } from '@portico/application/guests';
import type { HealthLinkRefusal, SummaryRefusal } from '@portico/application/health';
import type { NotSent } from '@portico/application/messages';
import type { NoWayToShop, PaymentRefusal } from '@portico/application/payments';
import type { AmendmentRefusal, DisagreementRefusal } from '@portico/application/health';
import type { ProfileReadOnly } from '@portico/application/profile';
import type { RefillRefusal, WithdrawRefusal } from '@portico/application/refills';
import type { ResetRefusal } from '@portico/application/recovery';
import type { BookingRefusal, JoinRefusal, NotOffered, OfferGone } from '@portico/application/scheduling';
import type { CheckInRefusal, CheckOutRefusal } from '@portico/application/visits';
import { cardRefusals, declineReasons, type NotOrdered } from '@portico/domain/payments';
import type { BadPicture } from '@portico/domain/profile';
import { codec, ifReadable, unreadable, type Codec } from './codecs/codec.ts';
import { field, flat, record } from './codecs/object-codec.ts';
import { day, moment, money, oneOf, text } from './codecs/scalars.ts';

/** What a service may refuse beyond the general failures; each port that refuses adds its own here. */
export type Refusal =
  | DelegateAccountRefusal
  | InvitationShut
  | InviteDelegateRefusal
  | WrongBirthDate
  | AppRefusal
  | AuthenticationRefusal
  | BadPicture
  | AmendmentRefusal
  | HealthLinkRefusal
  | BookingRefusal
  | CancelRefusal
  | CheckOutRefusal
  | CheckInRefusal
  | DisagreementRefusal
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
  | RefillRefusal
  | ResetRefusal
  | SignInRefusal
  | SummaryRefusal
  | WithdrawRefusal
  | VideoRefusal;

/** The form that a refusal is of is known to the page that sent it, and does not travel. */
type Sent = Exclude<Refusal, FormRefusal>;

type Said<Kind extends Sent['kind'], One = Sent> = One extends { readonly kind: infer Own }
  ? Kind extends Own
    ? One
    : never
  : never;
type Details<Kind extends Sent['kind']> = Omit<Said<Kind>, 'kind'>;

/** The kinds that say something beside their kind. */
type Detailed = { [Kind in Sent['kind']]: keyof Details<Kind> extends never ? never : Kind }[Sent['kind']];

type Limit = Details<'plan-limit'>['limit'];

const planLimit: Codec<Limit, { readonly broken: Limit['kind']; readonly limit: number }> = codec(
  ({ kind, limit }) => ({ broken: kind, limit }),
  ({ broken, limit }) =>
    typeof limit === 'number' ? ({ kind: brokenLimits.read(broken), limit } as Limit) : unreadable(),
);

const brokenLimits = oneOf(['count-high', 'count-low', 'payment-low']);

/** Why there is no time, or no visit. */
export const bookingRefusals = ['not-offered', 'slot-gone', 'not-cancellable', 'prepayment-due'] as const;

const amount = { amount: field('amount', money) };
const until = { until: field('until', moment) };
const phone = { phone: field('phone', text) };
const shutReasons = ['unknown', 'early', 'expired', 'used', 'revoked', 'locked'] as const;

/** How the details of a refusal stand among an error's extensions. */
const details = {
  'app-sent-back': record<Details<'app-sent-back'>>()({ address: field('address', text) }),
  'amount-changed': record<Details<'amount-changed'>>()(amount),
  'amount-out-of-range': record<Details<'amount-out-of-range'>>()({
    minimum: field('minimum', money),
    maximum: field('maximum', money),
  }),
  'autopay-cap-low': record<Details<'autopay-cap-low'>>()(amount),
  'autopay-until-early': record<Details<'autopay-until-early'>>()({ earliest: field('earliest', day) }),
  'bad-date': record<Details<'bad-date'>>()({ earliest: field('earliest', day), latest: field('latest', day) }),
  // A refusal's kind is its reason on the wire, so that the processor's reasons stand under names of their own.
  'card-refused': record<Details<'card-refused'>>()({ reason: field('card', oneOf(cardRefusals)) }),
  'check-in-too-early': record<Details<'check-in-too-early'>>()(until),
  declined: record<Details<'declined'>>()({ reason: field('declined', oneOf(declineReasons)) }),
  'fee-due': record<Details<'fee-due'>>()(amount),
  'must-wait': record<Details<'must-wait'>>()(until),
  'no-online-payments': record<Details<'no-online-payments'>>()(phone),
  'plan-limit': record<Details<'plan-limit'>>()({ limit: flat(planLimit) }),
  'prepayment-due': record<Details<'prepayment-due'>>()(amount),
  shut: record<Details<'shut'>>()({ why: field('why', oneOf(shutReasons)) }),
  'too-late-to-cancel': record<Details<'too-late-to-cancel'>>()(phone),
  'too-many-card-tries': record<Details<'too-many-card-tries'>>()(phone),
  'video-too-early': record<Details<'video-too-early'>>()(until),
} as const satisfies Readonly<Record<Detailed, unknown>>;

type Extensions = Readonly<Record<string, unknown>>;

interface DetailsCodec {
  write(refusal: Refusal): Extensions;
  read(extensions: Extensions): object;
}

const detailsOf = (kind: string): DetailsCodec | undefined =>
  Object.hasOwn(details, kind) ? (details[kind as Detailed] as unknown as DetailsCodec) : undefined;

/** What a refusal says in an error's extensions beside its kind. */
export const writtenDetails = (refusal: { readonly kind: string }): Extensions =>
  detailsOf(refusal.kind)?.write(refusal as Refusal) ?? {};

export type RefusalOf<Kind extends Refusal['kind']> = Kind extends Detailed ? Said<Kind> : { readonly kind: Kind };

/** The refusal in an error's extensions, if it is one of `kinds` and says what that kind says. */
export const refusalIn = <Kind extends Refusal['kind']>(
  extensions: Extensions,
  kinds: readonly Kind[],
): RefusalOf<Kind> | undefined => {
  const kind = kinds.find((one) => one === extensions['reason']);
  if (kind === undefined) return undefined;
  const said = detailsOf(kind);
  const refusal = said === undefined ? { kind } : ifReadable(() => ({ ...said.read(extensions), kind }));
  return refusal as RefusalOf<Kind> | undefined;
};
