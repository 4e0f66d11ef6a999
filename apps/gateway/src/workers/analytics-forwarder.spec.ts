import { describe, expect, it } from '@jest/globals';
import { analyticsNames, signUpButtons, type ReportedEvent } from '@portico/application/kernel';
import { instant, languages } from '@portico/domain/kernel';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { EventForwarder } from './analytics-forwarder.ts';

const checkIn: ReportedEvent = { event: 'Check In', language: 'en', practiceId: 'mesa' };
type Posted = { readonly address: string; readonly init: RequestInit };

const forwarderTo = (answer: () => Promise<Response> = async () => new Response()) => {
  const posted: Posted[] = [];
  const ending = new AbortController();
  const registry = new Registry();
  const forwarder = new EventForwarder({
    collector: { address: 'https://collector.example/v1', token: 'a-secret-token' },
    now: () => instant(90_000),
    isPractice: async (id) => {
      if (id === 'broken') throw new Error('the database is away');
      return id === 'mesa';
    },
    registry,
    deadline: () => ending.signal,
    fetch: async (address, init) => {
      posted.push({ address, init });
      return answer();
    },
  });
  const sent = (): readonly (readonly object[])[] =>
    posted.map(({ init }) => (JSON.parse(String(init.body)) as { readonly events: readonly object[] }).events);
  const counts = async (): Promise<Readonly<Record<string, number>>> => {
    const [metric] = await registry.getMetricsAsJSON();
    return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [String(labels['outcome']), value]));
  };
  return { forwarder, posted, sent, counts, ending };
};

describe('what is handed on to a collector', () => {
  it('ACC-406 is sent in parts of fifty, under the token of the configuration', async () => {
    const { forwarder, posted, sent, counts } = forwarderTo();
    for (let at = 0; at < 120; at += 1) forwarder.take(checkIn);
    await forwarder.round();
    expect(sent().map((events) => events.length)).toEqual([50, 50, 20]);
    expect(sent()[0]?.[0]).toEqual({ event: 'Check In', language: 'en', practiceId: 'mesa', minute: 1 });
    expect(posted[0]?.address).toBe('https://collector.example/v1');
    expect(posted[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
    expect(posted[0]?.init.headers).toMatchObject({ authorization: 'Bearer a-secret-token' });
    expect(await counts()).toEqual({ sent: 120 });
    await forwarder.round();
    expect(posted).toHaveLength(3);
  });

  it('MON-034 ACC-419 is names of ours, an id of a practice that there is, and a number', async () => {
    const rubbish = fc.oneof(fc.string(), fc.constantFrom('mesa', 'ana-nunez', 'broken'));
    const events = fc.array(
      fc.record({
        event: fc.constantFrom(...analyticsNames),
        language: fc.constantFrom(...languages),
        practiceId: rubbish,
        usedBtn: fc.constantFrom(...signUpButtons),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const enumerations: readonly string[] = [...analyticsNames, ...languages, ...signUpButtons, 'mesa'];
    await fc.assert(
      fc.asyncProperty(events, async (told) => {
        const { forwarder, sent } = forwarderTo();
        for (const event of told) forwarder.take(event);
        await forwarder.round();
        const values = sent()
          .flat()
          .flatMap((event) => Object.values(event) as unknown[]);
        for (const value of values) {
          expect(typeof value === 'number' || (typeof value === 'string' && enumerations.includes(value))).toBe(true);
        }
      }),
    );
  });

  it('ACC-406 is lost where the collector does not take it, one part in a round, and nothing waits for it', async () => {
    const answers = [
      async () => new Response('', { status: 503 }),
      () => Promise.reject(new TypeError('fetch failed')),
    ];
    for (const away of answers) {
      const { forwarder, posted, counts } = forwarderTo(away);
      for (let at = 0; at < 120; at += 1) forwarder.take(checkIn);
      await forwarder.round();
      expect(posted).toHaveLength(1);
      expect(await counts()).toEqual({ lost: 50 });
    }
  });

  it('ACC-406 is dropped where a silent collector lets a thousand wait, and its request ends', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const { forwarder, posted, counts, ending } = forwarderTo(() => promise);
    ending.signal.addEventListener('abort', () => {
      reject(new Error('aborted'));
    });
    forwarder.take(checkIn);
    const round = forwarder.round();
    for (let at = 0; at < 1_005; at += 1) forwarder.take(checkIn);
    while (posted.length === 0) await Promise.resolve();
    expect(posted[0]?.init.signal).toBe(ending.signal);
    ending.abort();
    await round;
    expect(await counts()).toEqual({ dropped: 5, lost: 1 });
  });

  it('ACC-406 is counted where a person declines', async () => {
    const { forwarder, posted, counts } = forwarderTo();
    forwarder.declined();
    await forwarder.round();
    expect({ posted, counts: await counts() }).toEqual({ posted: [], counts: { declined: 1 } });
  });
});
