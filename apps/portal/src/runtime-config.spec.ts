import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadRuntimeConfig } from './runtime-config.ts';

const whole = {
  gateway: 'https://api.example/graphql',
  inactivitySeconds: 300,
  analytics: { enabled: true, address: 'https://analytics.example/track', token: 'a-token' },
  stores: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
  practiceSignIn: 'https://practice.example/',
  support: { email: 'help@portal.example', phone: '555-0199' },
  videoOrigins: ['https://video.example'],
};
const nothing = { stores: {}, support: {} };

const load = async (answer: () => Promise<Response>) => {
  const asked: string[] = [];
  const complaints: string[] = [];
  const config = await loadRuntimeConfig(
    async (address) => {
      asked.push(String(address));
      return answer();
    },
    (complaint) => complaints.push(complaint),
  );
  return { asked, complaints, config };
};
const given = (file: unknown) => load(async () => new Response(JSON.stringify(file)));

describe('the configuration file', () => {
  it('ACC-408 APT-018 is /config.json, with gateway, analytics, stores, sign-in of practices and support', async () => {
    const { asked, complaints, config } = await given(whole);
    expect(asked).toEqual(['/config.json']);
    expect(complaints).toEqual([]);
    expect(config).toEqual({ ...whole, analytics: { address: whole.analytics.address, token: 'a-token' } });
  });

  it.each([
    ['none', async () => new Response('Not found', { status: 404 })],
    ['one that is no JSON', async () => new Response('<html>')],
    ['one that is a list', async () => new Response('[]')],
    ['a network that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('ACC-407 ACC-408 of %s the console hears, and the defaults hold', async (_, answer) => {
    const { complaints, config } = await load(answer);
    expect(complaints).toEqual(['The configuration file /config.json could not be read; the defaults are used.']);
    expect(config).toEqual({});
  });

  it.each([
    { analytics: { ...whole.analytics, enabled: false } },
    { analytics: { ...whole.analytics, enabled: 'true' } },
    { analytics: { enabled: true, token: 'a-token' } },
    { analytics: { enabled: true, address: whole.analytics.address } },
    { analytics: { ...whole.analytics, address: 'http://analytics.example' } },
  ])('ACC-406 ACC-408 leaves analytics off with %j', async (file) => {
    expect((await given(file)).config).toEqual(nothing);
  });

  it('takes sign-in services that have an id and a name in both languages', async () => {
    const clinic = { id: 'clinic', name: { en: 'Clinic', es: 'Clínica' } };
    const identityProviders = [clinic, { id: 'half', name: { en: 'Half' } }, { name: clinic.name }, 'none', null];
    expect((await given({ identityProviders, identityProvidersOnly: true })).config).toEqual({
      ...nothing,
      identityProviders: [clinic],
      identityProvidersOnly: true,
    });
    expect((await given({ identityProviders: [], identityProvidersOnly: 'yes' })).config).toEqual(nothing);
  });

  it('APT-141 takes origins of video visits with TLS alone', async () => {
    const videoOrigins = [
      'http://video.example',
      'https://video.example/path',
      'https://video.example',
      'javascript:',
      7,
    ];
    expect((await given({ videoOrigins })).config).toEqual({ ...nothing, videoOrigins: ['https://video.example'] });
    expect((await given({ videoOrigins: 'https://video.example' })).config).toEqual(nothing);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'http://plain.example', 7, null])(
    'ACC-408 takes no address that leads astray: %j',
    async (address) => {
      const file = { stores: { ios: address, android: address }, practiceSignIn: address };
      expect((await given(file)).config).toEqual(nothing);
    },
  );

  it('ACC-408 leaves out a key that is unfit, and takes whatever a file may hold without failing', async () => {
    expect((await given({ ...whole, gateway: 5, stores: 'none' })).config).toEqual({
      inactivitySeconds: 300,
      analytics: { address: whole.analytics.address, token: 'a-token' },
      videoOrigins: whole.videoOrigins,
      practiceSignIn: whole.practiceSignIn,
      stores: {},
      support: whole.support,
    });
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (file) => {
        await given(file);
      }),
    );
  });
});
