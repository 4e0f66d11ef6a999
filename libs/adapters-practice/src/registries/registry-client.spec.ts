import { describe, expect, it } from '@jest/globals';
import { Unavailable } from '@portico/domain/kernel';
import { BoundedCache } from './bounded-cache.ts';
import { RegistryClient, type Fetch, type Reading, type RegistryOutcome } from './registry-client.ts';

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** A client of a registry that answers numbers. */
const clientOf = (answer: Fetch, isKept?: (value: number) => boolean) => {
  const clock = { now: 0 };
  const asked: string[] = [];
  const outcomes: RegistryOutcome[] = [];
  const client = new RegistryClient<number>(
    {
      now: () => clock.now,
      fetch: async (address, init) => {
        asked.push(address);
        return answer(address, init);
      },
      onOutcome: (outcome) => outcomes.push(outcome),
    },
    {
      read: ({ status, body }): Reading<number> => {
        if (status === 400) return { kind: 'refused' };
        return typeof body === 'number' ? { kind: 'read', value: body } : { kind: 'unusable' };
      },
      lifetime: 1_000,
      ...(isKept === undefined ? {} : { isKept }),
    },
  );
  return { client, clock, asked, outcomes };
};

const thrownBy = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

describe('a client of a registry', () => {
  it('keeps an answer for its lifetime, and no longer', async () => {
    let answer = 1;
    const { client, clock, asked, outcomes } = clientOf(async () => json(answer));
    expect([await client.ask('https://r.example/a'), await client.ask('https://r.example/a')]).toEqual([1, 1]);
    answer = 2;
    clock.now = 999;
    expect(await client.ask('https://r.example/a')).toBe(1);
    clock.now = 1_000;
    expect(await client.ask('https://r.example/a')).toBe(2);
    expect(asked).toHaveLength(2);
    expect(outcomes).toEqual(['answered', 'kept', 'kept', 'answered']);
  });

  it('keeps no answer that is not to be kept', async () => {
    const { client, asked } = clientOf(
      async () => json(7),
      (value) => value !== 7,
    );
    await client.ask('https://r.example/a');
    await client.ask('https://r.example/a');
    expect(asked).toHaveLength(2);
  });

  it('asks one question once, however many ask it at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { client, asked } = clientOf(() => promise);
    const asking = Array.from({ length: 20 }, () => client.ask('https://r.example/a'));
    resolve(json(5));
    expect(await Promise.all(asking)).toEqual(Array.from({ length: 20 }, () => 5));
    expect(asked).toHaveLength(1);
  });

  it('has eight questions under way, and lets nobody wait behind them', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { client, asked, outcomes } = clientOf(async () => {
      await promise;
      return json(5);
    });
    const running = Array.from({ length: 8 }, (_, at) => client.ask(`https://r.example/${at}`));
    const thrown = await thrownBy(client.ask('https://r.example/ninth'));
    expect(thrown).toBeInstanceOf(Unavailable);
    expect({ askedCount: asked.length, outcomes }).toEqual({ askedCount: 8, outcomes: ['busy'] });
    resolve(undefined);
    await Promise.all(running);
    expect(await client.ask('https://r.example/ninth')).toBe(5);
  });

  it('leaves a registry alone that failed three times, and lets one caller try after half a minute', async () => {
    let isWell = false;
    const { client, clock, asked, outcomes } = clientOf(async () => {
      if (!isWell) throw new TypeError('fetch failed');
      return json(5);
    });
    const ask = (at: number): Promise<unknown> => thrownBy(client.ask(`https://r.example/${at}`));
    for (let at = 0; at < 6; at += 1) expect(await ask(at)).toBeInstanceOf(Unavailable);
    expect({ askedCount: asked.length, outcomes }).toEqual({
      askedCount: 3,
      outcomes: ['silent', 'silent', 'silent', 'paused', 'paused', 'paused'],
    });
    clock.now = 30_000;
    await Promise.all([ask(10), ask(11), ask(12)]);
    expect(asked).toHaveLength(4);
    clock.now = 60_000;
    isWell = true;
    expect(await client.ask('https://r.example/20')).toBe(5);
    expect(await client.ask('https://r.example/21')).toBe(5);
  });

  it('counts a refusal of one question for no failure of the registry', async () => {
    const { client, outcomes } = clientOf(async (address) => (address.endsWith('odd') ? json({}, 400) : json(5)));
    for (let at = 0; at < 5; at += 1) await thrownBy(client.ask(`https://r.example/${at}/odd`));
    expect(await client.ask('https://r.example/even')).toBe(5);
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'answered']);
  });

  it('reads two megabytes and not more', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    const { client, outcomes } = clientOf(async () => new Response(endless));
    expect(await thrownBy(client.ask('https://r.example/a'))).toBeInstanceOf(Unavailable);
    expect(outcomes).toEqual(['unusable']);
    expect(sent).toBeLessThan(2_500_000);
  });

  it('says in no error what was asked for', async () => {
    const { client } = clientOf(async (address) => {
      throw new TypeError(`could not reach ${address}`);
    });
    const thrown = await thrownBy(client.ask('https://r.example/?last_name=ibanez'));
    expect(thrown).toBeInstanceOf(Unavailable);
    const { message, stack, cause } = thrown as Unavailable;
    expect([message, stack, cause].map(String).join(' ')).not.toMatch(/ibanez/);
  });

  it('sends no cookie, no referrer and follows nobody', async () => {
    let sent: RequestInit = {};
    const { client } = clientOf(async (_, init) => {
      sent = init;
      return json(1);
    });
    await client.ask('https://r.example/a');
    expect(sent).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
    expect(sent.signal).toBeInstanceOf(AbortSignal);
  });
});

describe('a bounded cache', () => {
  it('forgets what was not used for longest', () => {
    const cache = new BoundedCache<number>(2, 1_000, () => 0);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.value)).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });
});
