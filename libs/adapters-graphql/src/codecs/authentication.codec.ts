import type {
  AuthenticationSettings,
  EmailChange,
  EmailStep,
  FactorRemoval,
  PasswordChange,
  ProviderAsked,
  ProviderLink,
  ProviderOutcome,
  ProviderReturned,
  SignedInDevice,
  Step,
  TwoFactorResend,
  TwoFactorUpdate,
} from '@portico/application/authentication';
import type { DeviceId } from '@portico/domain/kernel';
import { beside, codec, list, optional, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { both, field, record, under, union } from './object-codec.ts';
import { device, email, factorKind, id, maybe, moment, oneOf, phone, text } from './scalars.ts';

const passkey = record<AuthenticationSettings['passkeys'][number]>()({
  id: 'id',
  name: 'name',
  addedAt: field('added_at', moment),
  lastUsedAt: maybe('last_used_at', moment),
});

const identity = record<AuthenticationSettings['identities'][number]>()({
  provider: 'provider',
  linkedAt: field('linked_at', moment),
  lastUsedAt: maybe('last_used_at', moment),
});

const signedInDevice = record<SignedInDevice>()({
  session: id('session'),
  browser: 'browser',
  system: 'system',
  since: field('since', moment),
  lastSeenAt: field('last_seen_at', moment),
  here: 'here',
});

const ways = oneOf(['email', 'sms']);

interface WireWay {
  readonly verification_type: 'email' | 'sms';
  readonly enabled: boolean;
  readonly sent_to: string | null;
}

type Codes = Pick<AuthenticationSettings, 'codesByEmail' | 'codesByText'>;

/** Where codes go, as one setting for each way of sending them. */
const codes: Codec<
  Codes,
  { readonly settingsList: (WireWay & { readonly phone_number: string | null })[] },
  { readonly settingsList: readonly WireWay[] }
> = codec(
  ({ codesByEmail: byEmail = null, codesByText: byText = null }) => ({
    settingsList: [
      { verification_type: 'email', enabled: byEmail !== null, sent_to: byEmail, phone_number: null },
      { verification_type: 'sms', enabled: byText !== null, sent_to: byText, phone_number: byText },
    ],
  }),
  ({ settingsList }) => {
    const sentTo = (way: WireWay['verification_type']) =>
      settingsList.find(({ verification_type, enabled }) => enabled && verification_type === way)?.sent_to;
    const byEmail = optional(email).read(sentTo('email'));
    const byText = optional(phone).read(sentTo('sms'));
    return {
      ...(byEmail !== undefined && { codesByEmail: byEmail }),
      ...(byText !== undefined && { codesByText: byText }),
    };
  },
);

export const settings = both(
  under('two_factor', codes),
  record<Omit<AuthenticationSettings, keyof Codes>>()({
    email: field('email', email),
    phone: maybe('phone_number', phone),
    app: 'app',
    passkeys: field('passkeys', list(passkey)),
    recoveryCodesLeft: 'recovery_codes_left',
    identities: field('providers', list(identity)),
    devices: field('devices', list(signedInDevice)),
  }),
);

export const emailChange = record<EmailChange>()({
  currentPassword: 'currentPassword',
  proposedEmail: 'proposedEmail',
  loginEmail: 'loginEmail',
  device: field('deviceIdentifier', device),
  otp: 'otp',
});

const receiver = { phone: 'phone_number', device: field('deviceIdentifier', device) } as const;

export const resend = record<TwoFactorResend>()({ by: field('otp_type', ways), ...receiver });

type TurnedOn = Extract<TwoFactorUpdate, { readonly enabled: true }>;

const turnedOn = record<Omit<TurnedOn, 'enabled'>>()({
  currentPassword: 'currentPassword',
  otp: 'otp',
  by: field('verification_type', ways),
  ...receiver,
});

interface WireUpdate extends Partial<Omit<Read<typeof turnedOn>, 'verification_type'>> {
  readonly enabled: boolean;
  readonly currentPassword: string;
  readonly deviceIdentifier: string;
  readonly verification_type?: string | null | undefined;
}

export const twoFactorUpdate = (
  device: DeviceId,
): Codec<
  TwoFactorUpdate,
  Pick<WireUpdate, 'currentPassword' | 'deviceIdentifier' | 'enabled'> & Partial<Written<typeof turnedOn>>,
  WireUpdate
> =>
  codec(
    (update) =>
      update.enabled
        ? { enabled: true, ...turnedOn.write(update) }
        : { enabled: false, currentPassword: update.currentPassword, deviceIdentifier: device },
    ({ enabled, verification_type, ...json }) =>
      enabled
        ? { enabled, ...turnedOn.read({ ...json, verification_type: verification_type ?? unreadable() }) }
        : { enabled, currentPassword: json.currentPassword },
  );

export const passwordChange = (device: DeviceId) => {
  const typed = record<PasswordChange>()({
    currentPassword: 'currentPassword',
    newPassword: 'newPassword',
    repeatedPassword: 'repeatedPassword',
  });
  return beside({ deviceIdentifier: device }, typed);
};

/** 202 while a code is on its way. */
export const step: Codec<Step, { readonly status: number; readonly message: string }, { readonly status: number }> =
  codec(
    (value) => ({ status: value === 'done' ? 200 : 202, message: '' }),
    ({ status }) => (status === 200 ? 'done' : 'code-sent'),
  );

interface WireEmailStep {
  readonly authenticationToken: string | null;
  readonly authentication: { readonly resend_timer: number } | null;
}

/** The address that a code was sent to is the one that was proposed, and is not repeated. */
export const emailStep: Codec<EmailStep, WireEmailStep & { readonly status: number }, WireEmailStep> = codec(
  (value) =>
    value.kind === 'done'
      ? { status: 200, authenticationToken: value.token, authentication: null }
      : { status: 202, authenticationToken: null, authentication: { resend_timer: value.resendIn } },
  ({ authenticationToken: token, authentication }) => {
    if (token !== null) return { kind: 'done', token };
    return authentication === null ? unreadable() : { kind: 'code-sent', resendIn: authentication.resend_timer };
  },
);

export const factorRemoval = record<FactorRemoval>()({
  kind: field('kind', factorKind),
  passkey: 'passkey',
  currentPassword: 'currentPassword',
});

export const providerLink = record<ProviderLink>()({
  provider: 'provider',
  currentPassword: 'currentPassword',
  device: field('deviceIdentifier', device),
});

export const providerAsked = record<ProviderAsked>()({
  provider: 'provider',
  device: field('device_identifier', device),
});

export const providerReturned = record<ProviderReturned>()({
  query: 'query',
  state: 'state',
  device: field('device_identifier', device),
});

const found = { provider: 'provider', ticket: field('ticket', text) } as const;

export const providerOutcome = union<ProviderOutcome>()('outcome', {
  linked: record<{ readonly provider: string }>()({ provider: 'provider' }),
  known: record<{ readonly provider: string; readonly ticket: string }>()(found),
  unknown: record<Omit<Extract<ProviderOutcome, { readonly kind: 'unknown' }>, 'kind'>>()({
    ...found,
    email: 'email',
    firstName: 'first_name',
    lastName: 'last_name',
  }),
});
