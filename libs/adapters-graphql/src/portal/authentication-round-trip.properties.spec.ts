import { describe, expect, it } from '@jest/globals';
import {
  providerEntranceRefusals,
  type Authentication,
  type AuthenticationRefusal,
  type AuthenticationSettings,
} from '@portico/application/authentication';
import type { Email, Phone } from '@portico/domain/access';
import { failed, instant, ok, type DeviceId, type SessionId } from '@portico/domain/kernel';
import { ids, instants, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { authenticationWire } from '../wire/authentication.wire.ts';
import { passkeyEntranceWire } from '../wire/passkey-entrance.wire.ts';
import { providerEntranceWire } from '../wire/identity-provider-entrance.wire.ts';

const device = '11111111-2222-4333-8444-555555555555' as DeviceId;

/** Every question goes to one service, which gives this answer. */
const across = (answer: unknown) => {
  const { asked, place, service } = notingService();
  place.answer = answer;
  const own = { authentication: service, profile: service };
  const context = { passkeyEntrance: service, providerEntrance: service, own: () => own } as unknown as GatewayContext;
  const { client } = tab(gatewayFetch(() => context));
  return { asked, client, wire: client.port(authenticationWire(device)) };
};

const emails = fc.emailAddress().map((email) => email as Email);
const phones = fc.stringMatching(/^\+1[2-9]\d{9}$/).map((phone) => phone as Phone);
const settings: fc.Arbitrary<AuthenticationSettings> = withOptional(
  {
    email: emails,
    app: fc.boolean(),
    passkeys: fc.array(withOptional({ id: ids('k-'), name: words(), addedAt: instants }, { lastUsedAt: instants }), {
      maxLength: 3,
    }),
    recoveryCodesLeft: fc.nat(10),
    identities: fc.array(withOptional({ provider: ids('p-'), linkedAt: instants }, { lastUsedAt: instants }), {
      maxLength: 3,
    }),
    devices: fc.array(
      withOptional(
        { session: ids<SessionId>('s-'), since: instants, lastSeenAt: instants, here: fc.boolean() },
        { browser: words(), system: words() },
      ),
      { maxLength: 3 },
    ),
  },
  { phone: phones, codesByEmail: emails, codesByText: phones },
);

describe('one’s own way in, on the wire', () => {
  it('MON-335 arrives as it was for the settings', async () => {
    await fc.assert(
      fc.asyncProperty(settings, async (value) => {
        expect(await across(ok(value)).wire.settings()).toEqual(ok(value));
      }),
      { numRuns: 60 },
    );
  });

  it('MON-336 MON-337 MON-343 MON-345 hands on what is asked, and whether a code is on its way', async () => {
    const change = { currentPassword: 'a', newPassword: 'b', repeatedPassword: 'c' };
    const asking: readonly [keyof Authentication, ...unknown[]][] = [
      ['changePassword', change],
      ['updateTwoFactor', { enabled: false, currentPassword: 'a' }],
      ['updateTwoFactor', { enabled: true, by: 'email', device, currentPassword: 'a' }],
      [
        'updateTwoFactor',
        { enabled: true, by: 'sms', phone: '6025550142', device, currentPassword: 'a', otp: '12345' },
      ],
      ['resendCode', { by: 'sms', phone: '6025550142', device }],
      ['confirmApp', { id: 'i', code: '123456' }],
      ['addPasskey', { answer: '{}', name: 'Phone' }],
      ['removeFactor', { kind: 'passkey', passkey: 'k', currentPassword: 'a' }],
      ['removeFactor', { kind: 'totp', currentPassword: 'a' }],
      ['unlink', { provider: 'clinic', currentPassword: 'a' }],
      ['signOutDevice', 's-1'],
      ['signOutOtherDevices'],
    ];
    for (const step of ['code-sent', 'done'] as const) {
      const { asked, wire } = across(ok(step));
      for (const [name, ...args] of asking) {
        const told = await (wire[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
        expect(asked.at(-1)).toEqual([name, ...args]);
        expect(told).toEqual(ok(name === 'updateTwoFactor' ? step : undefined));
      }
    }
  });

  it('MON-347 hands on the change of an email, and what became of it', async () => {
    const email = { currentPassword: 'a', proposedEmail: 'b@c.example', loginEmail: 'd@e.example', device };
    for (const change of [email, { ...email, otp: '12345' }]) {
      for (const step of [{ kind: 'code-sent', resendIn: 9 } as const, { kind: 'done', token: 't' } as const]) {
        const { asked, wire } = across(ok(step));
        expect(await wire.changeEmail(change)).toEqual(ok(step));
        expect(asked).toEqual([['changeEmail', change]]);
      }
    }
  });

  it('brings back an app’s key and picture, recovery codes and the options of a passkey', async () => {
    const app = { id: 'i', key: 'ABC', address: 'otpauth://totp/x', qr: { size: 45, path: 'M0 0h1v1h-1z' } };
    expect(await across(ok(app)).wire.beginApp('a')).toEqual(ok(app));
    expect(await across(ok(['1 2', '3 4'])).wire.makeRecoveryCodes('a')).toEqual(ok(['1 2', '3 4']));
    expect(await across(ok('{"challenge":"x"}')).wire.beginPasskey('a')).toEqual(ok('{"challenge":"x"}'));
    const { client } = across(ok('{"challenge":"y"}'));
    expect(await client.port(passkeyEntranceWire).ask()).toEqual(ok('{"challenge":"y"}'));
  });

  it('brings back where a provider’s page is, what came of it, and every refusal', async () => {
    const address = ok('https://id.example.com/auth?state=s');
    const link = { provider: 'clinic', currentPassword: 'a', device };
    const { asked, wire } = across(address);
    expect(await wire.beginLink(link)).toEqual(address);
    expect(asked).toEqual([['beginLink', link]]);
    const entrance = (answer: unknown) => {
      const { client, asked: heard } = across(answer);
      return { entrance: client.port(providerEntranceWire), heard };
    };
    expect(await entrance(address).entrance.begin({ provider: 'clinic', device })).toEqual(address);
    const returned = { query: '?code=c&state=s', state: 's', device };
    for (const outcome of [
      { kind: 'known', provider: 'clinic', ticket: 't' },
      { kind: 'linked', provider: 'clinic' },
      { kind: 'unknown', provider: 'clinic', ticket: 't' },
      { kind: 'unknown', provider: 'clinic', ticket: 't', email: 'a@b.co', firstName: 'Ana', lastName: 'N' },
    ] as const) {
      const { entrance: back, heard } = entrance(ok(outcome));
      expect(await back.finish(returned)).toEqual(ok(outcome));
      expect(heard).toEqual([['finish', returned]]);
    }
    for (const kind of providerEntranceRefusals) {
      expect(await entrance(failed({ kind })).entrance.finish(returned)).toEqual(failed({ kind }));
      expect(await across(failed({ kind })).wire.beginLink(link)).toEqual(failed({ kind }));
    }
  });

  it('knows every refusal again', async () => {
    const refusals: readonly AuthenticationRefusal[] = [
      { kind: 'must-wait', until: instant(1_795_287_600_000) },
      ...(
        [
          'wrong-password',
          'wrong-code',
          'code-expired',
          'attempt-over',
          'unfit-password',
          'known-password',
          'bad-email',
          'bad-phone',
          'passkey-refused',
        ] as const
      ).map((kind) => ({ kind })),
    ];
    for (const refusal of refusals) {
      expect(await across(failed(refusal)).wire.beginApp('a')).toEqual(failed(refusal));
    }
    const { client } = across(failed({ kind: 'passkey-refused' }));
    const entrance = client.port(passkeyEntranceWire);
    expect(await entrance.enter({ answer: '{}', device })).toEqual(failed({ kind: 'passkey-refused' }));
  });
});
