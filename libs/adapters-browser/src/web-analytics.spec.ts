import { describe, expect, it } from '@jest/globals';
import type { AnalyticsEvent } from '@portico/application/kernel';
import type { PracticeId } from '@portico/domain/kernel';
import { hasOptedOut, WebAnalytics, type AnalyticsSink } from './web-analytics.ts';

const sink: AnalyticsSink = { address: 'https://analytics.example/track', token: 'a-token' };

const analyticsTo = (
  configured: AnalyticsSink | undefined,
  answer: () => Promise<Response> = async () => new Response(),
  isOptedOut = false,
) => {
  const posted: { readonly address: string; readonly init: RequestInit }[] = [];
  const analytics = new WebAnalytics({
    sink: async () => configured,
    practice: () => 'mesa' as PracticeId,
    language: () => 'es',
    isOptedOut: () => isOptedOut,
    fetch: async (address, init = {}) => {
      posted.push({ address: String(address), init });
      return answer();
    },
  });
  return { analytics, posted };
};

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('analytics of the browser', () => {
  it('ACC-406 posts an event to the configured address with the configured token', async () => {
    const { analytics, posted } = analyticsTo(sink);
    analytics.tell({ name: 'Change Password' });
    await settle();
    expect(posted.map(({ address }) => address)).toEqual(['https://analytics.example/track']);
    expect(JSON.parse(String(posted[0]?.init.body))).toEqual({
      token: 'a-token',
      event: 'Change Password',
      language: 'es',
      practiceId: 'mesa',
    });
  });

  it('ACC-406 ACC-408 sends nothing where the configuration does not switch it on', async () => {
    const { analytics, posted } = analyticsTo(undefined);
    analytics.tell({ name: 'Sign Up' });
    await settle();
    expect(posted).toEqual([]);
  });

  it('ACC-419 carries no name, address, cookie or referrer', async () => {
    const { analytics, posted } = analyticsTo(sink);
    analytics.tell({ name: 'Change Email', email: 'ana@example.org', accessToken: 'eyJ' } as AnalyticsEvent);
    await settle();
    expect(JSON.stringify(posted)).not.toMatch(/ana@|eyJ/);
    expect(posted[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  });

  it('ACC-406 tells nothing of somebody whose browser asks for that', async () => {
    const { analytics, posted } = analyticsTo(sink, undefined, true);
    analytics.tell({ name: 'Check In' });
    await settle();
    expect(posted).toEqual([]);
    const asking = [
      { globalPrivacyControl: true },
      { doNotTrack: '1' },
      { globalPrivacyControl: false },
      { doNotTrack: null },
      {},
    ];
    expect(asking.map(hasOptedOut)).toEqual([true, true, false, false, false]);
  });

  it('lets nobody notice that the sink is away', async () => {
    const { analytics } = analyticsTo(sink, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(() => analytics.tell({ name: 'Check In' })).not.toThrow();
    await settle();
  });
});
