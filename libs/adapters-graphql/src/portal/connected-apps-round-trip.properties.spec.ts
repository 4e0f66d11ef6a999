import { describe, expect, it } from '@jest/globals';
import type { AllowedApp, AppPerson, AskedAccess, ConnectedApps } from '@portico/application/connected-apps';
import { accessTopics, type AppGrantId } from '@portico/domain/connected-apps';
import { failed, ok, type PracticeId, type ProfileId } from '@portico/domain/kernel';
import { ids, instants, integers, withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { connectedAppsWire } from '../wire/connected-apps.wire.ts';

const across = () => {
  const { asked, place, service } = notingService();
  const own = { connectedApps: service as ConnectedApps } as ReturnType<GatewayContext['own']>;
  const { client } = tab(gatewayFetch(() => ({ own: () => own }) as GatewayContext));
  return { asked, place, apps: client.port(connectedAppsWire) };
};

const topics = fc.uniqueArray(fc.constantFrom(...accessTopics));
const askedAccess: fc.Arbitrary<AskedAccess> = withOptional(
  {
    name: words(),
    address: words(),
    practiceName: words(),
    topics,
    people: fc.array(withOptional({ name: words() }, { profile: ids<ProfileId>('p-') }) as fc.Arbitrary<AppPerson>),
  },
  { offlineDays: integers(1, 400) },
);
const allowed: fc.Arbitrary<AllowedApp> = withOptional(
  {
    id: ids<AppGrantId>('g-'),
    practice: ids<PracticeId>('practice-'),
    name: words(),
    address: words(),
    practiceName: words(),
    byDelegate: fc.boolean(),
    topics,
    since: instants,
    until: instants,
  },
  { person: words(), lastUsedAt: instants },
);
const request = {
  response_type: 'code',
  client_id: 'diary',
  redirect_uri: 'https://diary.example/back',
  scope: 'patient/*.rs',
  state: 's1',
  aud: 'https://portal.example/fhir/mesa',
  code_challenge: 'c',
  code_challenge_method: 'S256',
};

describe('what apps ask for and are allowed', () => {
  it('arrives as it was', async () => {
    const { place, apps } = across();
    await fc.assert(
      fc.asyncProperty(askedAccess, fc.array(allowed, { maxLength: 3 }), async (asks, list) => {
        place.answer = ok(asks);
        expect(await apps.asked(request)).toEqual(ok(asks));
        place.answer = ok(list);
        expect(await apps.list()).toEqual(ok(list));
      }),
      { numRuns: 40 },
    );
  });

  it('hands on what is decided and removed, and where a mistaken request is sent back to', async () => {
    const { asked, place, apps } = across();
    place.answer = ok('https://diary.example/back?code=1');
    const decision = {
      request,
      allow: true,
      profile: 'p-ana' as ProfileId,
      topics: ['allergies', 'lab-results'] as const,
    };
    expect(await apps.decide(decision)).toEqual(place.answer);
    const own = { request, allow: false };
    await apps.decide(own);
    place.answer = ok(undefined);
    const removal = { id: 'g1' as AppGrantId, practice: 'mesa' as PracticeId };
    await apps.remove(removal);
    expect(asked).toEqual([
      ['decide', decision],
      ['decide', own],
      ['remove', removal],
    ]);
    for (const error of [{ kind: 'unknown-app' }, { kind: 'app-sent-back', address: 'https://diary.example/back' }]) {
      place.answer = failed(error);
      expect(await apps.asked(request)).toEqual(failed(error));
    }
  });
});
