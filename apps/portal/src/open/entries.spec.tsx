import { describe, expect, it } from '@jest/globals';
import type { Portal } from '../composition/compose.ts';
import { providerTrip } from '../composition/ports/identity-provider-trip.ts';
import { guest } from '../testing/walked-addresses.ts';
import type { Visitor } from '../testing/opened-portal.tsx';
import { walk, type WalkOptions } from '../testing/press-every-button.ts';

interface Entry extends WalkOptions {
  readonly at: string;
  /** What is so, besides the address. */
  readonly where?: string;
}

const identityProviders = [{ id: 'idp', name: { en: 'Clinic', es: 'Clínica' } }];
const providers = { where: 'there are providers', config: { identityProviders } };
const only = { where: 'there are only providers', config: { identityProviders, identityProvidersOnly: true } };

/** The person comes back from the provider as this one. */
const brought =
  (kind: 'known' | 'unknown') =>
  ({ port }: Portal): void =>
    port(providerTrip).bring({ kind, provider: 'idp', ticket: 't1', email: 'bo@example.org' });

/** What is answered where no more than the password is asked for. */
const whole = {
  'LoginTokenResult.otpModal': null,
  'LoginTokenResult.selectPracticeSchema': null,
  'LoginTokenResult.delegate': null,
};
const filled = true;

const forms: readonly Entry[] = [
  { at: '/', filled },
  { at: '/', filled, ...providers },
  { at: '/', where: 'a provider is back', config: providers.config, before: brought('unknown') },
  { at: '/?forgot', filled },
  { at: '/?confirmation_code=c1&un=ana', filled },
  { at: '/delegate/delegateVerification?code=c1', filled },
  { at: '/delegate/delegateVerification?code=c1', filled, by: ['Continue'], where: 'led on' },
  { at: '/delegate/delegateLogin?code=c1', filled, canned: whole },
  { at: '/delegate/delegateLogin?created=true', filled, canned: whole },
  { at: '/delegate/delegateLogin', filled, where: 'a code is asked for' },
  { at: '/delegate/delegateLogin?code=c1', ...providers },
  { at: '/delegate/delegateLogin?code=c1', ...only },
  { at: '/delegate/delegateForgotPassword', filled },
  { at: '/delegate/delegateCreateAccount?code=c1', filled },
  { at: '/delegate/delegateCreateAccount?code=c1', filled, ...only },
  { at: '/delegate/delegateCreateAccount?code=c1', ...only, where: 'one of them is back', before: brought('unknown') },
  { at: '/delegate/delegateCreateAccount?code=c1', ...only, where: 'a known one is back', before: brought('known') },
  { at: '/register_account', filled },
  { at: '/register_account', ...providers },
  { at: '/register_account', ...providers, where: 'one of them is back', before: brought('unknown') },
  { at: '/register_account?i=i1', ...providers, where: 'a known one is back', before: brought('known') },
  { at: '/signup?i=i1&em=ana%40example.org', filled },
  { at: '/signup?confirm=true&un=ana&confirmation_code=c1&em=ana%40example.org', filled },
  { at: '/guest/guestAppointment?code=c1&practice_id=mesa', filled },
  { at: '/guest/guestPay?code=c1', filled },
  { at: '/guest/guestPayNoCode?practice_id=mesa&code=c1', filled },
  { at: '/guest/guestPayNoCode', filled },
  { at: '/guest/workflow/survey?survey_hash=h1&user_id=p1' },
];

const bare: readonly Entry[] = [
  '/get_started',
  '/confirm_visit',
  '/earlier_time',
  '/sign_in/return',
  '/shop/sso',
  '/shop/sso?return_to=%2Fcart',
  '/guest/guestAlreadyDone',
  '/guest/workflow/survey',
  '/guest/workflow/other',
  '/delegate/delegateVerification',
  '/delegate/delegateCreateAccount',
  '/third_party/continue_check_in?practiceId=mesa&appointmentId=a1',
  '/third_party/continue_check_in',
].map((at) => ({ at }));

/** What is open to everybody, by people who are known. */
const known: readonly (readonly [Visitor, string])[] = [
  ['guest', '/third_party/continue_check_in?practiceId=mesa&appointmentId=a1'],
  ['guest', '/third_party/continue_check_in'],
  ['guest', '/guest/workflow/other'],
  ['guest', '/get_started'],
  ['patient', '/third_party/continue_check_in?practiceId=mesa&appointmentId=a1'],
  ['patient', '/third_party/continue_check_in?practiceId=other&appointmentId=a1'],
  ['patient', '/shop/sso?practice_id=mesa&return_to=%2Fcart'],
  ['patient', '/shop/sso'],
  ['patient', '/guest/guestPay'],
  ['patient', '/messages-link?message_id=m1'],
  ['patient', '/terms_of_use'],
];

const named = ({ at, where, by = [], filled: isFilled }: Entry): string =>
  [at, ...(isFilled ? ['filled in'] : []), ...by, ...(where === undefined ? [] : [`where ${where}`])].join(', ');

describe('an open page', () => {
  it.each([...forms, ...bare].map((one) => [named(one), one] as const))(
    'at %s',
    async (_, { at, where: _where, ...options }) => {
      expect(await walk(at, { part: 'main', visitor: 'stranger', ...options })).toMatchSnapshot();
    },
  );

  it.each(known)('of a %s at %s', async (visitor, at) => {
    expect(await walk(at, { part: 'main', visitor })).toMatchSnapshot();
  });

  it.each(guest.filter(({ by }) => by === undefined).map(({ at }) => at))(
    'for guests, without the identity check, at %s',
    async (at) => {
      expect(await walk(at, { visitor: 'stranger', presses: [] })).toMatchSnapshot();
    },
  );
});
