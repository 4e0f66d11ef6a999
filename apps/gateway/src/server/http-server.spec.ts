import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Engine } from '@portico/adapters-graphql/gateway/engine';
import { createMetrics, createMetricsServer, type HttpServerOptions, type ServerClock } from './index.ts';
import { post, type RunningServer, startServer, wordEngine } from './testing/running-server.ts';

const open: RunningServer[] = [];
const start = async (options: Partial<HttpServerOptions> = {}): Promise<RunningServer> => {
  const running = await startServer(options);
  open.push(running);
  return running;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ server }) => server.close()));
});

/** A clock whose timers run when the test says so. */
const handClock = () => {
  const timers = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
  const clock: ServerClock = {
    monotonic: () => 0,
    after: (milliseconds, run) => {
      const timer = { milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const ring = (milliseconds: number) => {
    for (const timer of timers) if (timer.milliseconds === milliseconds) timer.run();
  };
  return { clock, ring, timers };
};

/** An engine whose answer waits for the test, and a promise of the moment it was asked. */
const heldEngine = () => {
  const asked = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const engine: Engine = {
    longestText: () => 0,
    execute: async (...request) => {
      asked.resolve(undefined);
      await held.promise;
      return wordEngine().execute(...request);
    },
  };
  return { engine, asked: asked.promise, release: () => held.resolve(undefined) };
};

const word = { query: 'query GetWord { getWord }' };

describe('every answer', () => {
  it('ACC-377 ASVS-3.4.1 ASVS-3.4.3 ASVS-3.2.1 ASVS-12.2 carries security headers, one of which sets max-age 31536000', async () => {
    const { url } = await start();
    for (const path of ['/healthz', '/readyz', '/config.json', '/nothing', '/graphql?query={getWord}']) {
      const { headers } = await fetch(`${url}${path}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('carries a request id of our own, another each time, never one from outside', async () => {
    const { url } = await start();
    const ids = await Promise.all(
      [1, 2].map(async () => (await post(url, word, { 'x-request-id': 'mine' })).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('mine');
  });
});

describe('the state of the gateway', () => {
  it('is healthy while the process lives, and ready when each part is', async () => {
    const parts = { database: true };
    const readiness = {
      database: () => parts.database,
      jobs: () => (parts.database ? Promise.resolve(true) : Promise.reject(new Error('secret'))),
    };
    const { url } = await start({ readiness });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    parts.database = false;
    const response = await fetch(`${url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('not ready: database, jobs\n');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('counts requests by route, operation and code', async () => {
    const metrics = createMetrics({ ofProcess: false });
    const { url } = await start({ metrics });
    await post(url, word);
    await post(url, { query: '{ nothing }' });
    const text = await metrics.text();
    expect(text).toContain('portico_request_duration_seconds_count{route="graphql",operation="GetWord",code="200"} 1');
    expect(text).toContain('portico_request_duration_seconds_count{route="graphql",operation="",code="BAD_INPUT"} 1');
    expect(text).toContain('portico_requests_running 0');
    expect(text).toContain('le="0.3",route="graphql"');
  });

  it('tells the portal its configuration', async () => {
    const { url } = await start();
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ name: 'Portico' });
    expect((await fetch(`${url}/config.json`, { method: 'POST' })).status).toBe(405);
  });
});

describe('the numbers', () => {
  it('ASVS-13.4.5 are read on a port of their own, and not where the portal is', async () => {
    const metrics = createMetrics({ ofProcess: false });
    const { url } = await start({ metrics });
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const apart = createMetricsServer(metrics);
    const { url: address } = await apart.listen(0, '127.0.0.1');
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get('content-type')).toBe(metrics.contentType);
    expect(await answer.text()).toContain('portico_request_duration_seconds_count{route="missing"');
    expect((await fetch(`${address}/graphql`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405);
    await apart.close();
  });
});

describe('the log', () => {
  it('ASVS-16.2.5 has one line per request with names of ours, and nothing that a person sent', async () => {
    const { url, log } = await start();
    const marked = 'marked-secret';
    const response = await post(url, { ...word, variables: { name: marked } }, { 'x-token': marked, cookie: marked });
    await response.text();
    await fetch(`${url}/patients/${marked}?q=${marked}`);
    expect(log).toMatchObject([
      {
        level: 'info',
        requestId: response.headers.get('x-request-id'),
        method: 'POST',
        route: 'graphql',
        operation: 'GetWord',
        status: 200,
      },
      { method: 'GET', route: 'missing', status: 404 },
    ]);
    expect(JSON.stringify(log)).not.toContain(marked);
  });

  it('has no address of a shared summary, neither of one that is there nor of its file', async () => {
    const [code, ticket] = ['marked-secret-code-1234567', 'marked-secret-ticket'];
    const { url, log } = await start({
      healthLinks: {
        open: () => Promise.reject(new TypeError(code)),
        file: async () => ({ ok: true, value: 'sealed' }),
        fileAddress: () => ticket,
        now: () => 0 as never,
      },
    });
    const body = JSON.stringify({ recipient: 'marked-secret' });
    await fetch(`${url}/shl/${code}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await fetch(`${url}/shl/${code}/file/${ticket}?q=${ticket}`)).status).toBe(200);
    await fetch(`${url}/shl/${code}/marked-secret`);
    expect(log.length).toBeGreaterThanOrEqual(3);
    expect(log).toContainEqual(expect.objectContaining({ route: 'health-link', status: 200 }));
    expect(JSON.stringify(log)).not.toContain('marked-secret');
  });

  it('knows an exception by class and frames only', async () => {
    const engine: Engine = { longestText: () => 0, execute: () => Promise.reject(new TypeError('marked-secret')) };
    const { url, log } = await start({ engine });
    const response = await post(url, word);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect(log[0]).toMatchObject({ level: 'error', errorClass: 'TypeError' });
    expect(JSON.stringify(log)).not.toContain('marked-secret');
  });
});

describe('a request over its time', () => {
  it('is answered with the text that clients know, and its late answer is dropped', async () => {
    const { clock, ring } = handClock();
    const { engine, asked, release } = heldEngine();
    const { url, log } = await start({ clock, engine, limits: { request: 30_000 } });
    const pending = post(url, word);
    await asked;
    ring(30_000);
    const response = await pending;
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Endpoint request timed out', extensions: { code: 'TIMEOUT' } }],
    });
    release();
    await fetch(`${url}/healthz`);
    expect(log.map(({ status }) => status)).toEqual([504, 200]);
  });

  it('tells the engine that nobody waits any more, and so does a caller who went away', async () => {
    const { clock, ring } = handClock();
    const told: (() => boolean)[] = [];
    const asked = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const engine: Engine = {
      longestText: () => 0,
      execute: (_, { isOver = () => false }) => {
        asked[told.push(isOver) - 1]?.resolve(undefined);
        return new Promise(() => undefined);
      },
    };
    const { url } = await start({ clock, engine, limits: { request: 30_000 } });
    const late = post(url, word);
    await asked[0]?.promise;
    expect(told[0]?.()).toBe(false);
    ring(30_000);
    await late;
    expect(told[0]?.()).toBe(true);

    const leaving = new AbortController();
    const left = fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(word),
      signal: leaving.signal,
    }).catch(() => 'left');
    await asked[1]?.promise;
    expect(told[1]?.()).toBe(false);
    leaving.abort();
    expect(await left).toBe('left');
    // The server hears of it a little later.
    for (let leases = 0; leases < 10_000 && told[1]?.() !== true; leases += 1) await setImmediate();
    expect(told[1]?.()).toBe(true);
    ring(30_000);
  });

  it('leaves no timer behind when it is answered', async () => {
    const { clock, timers } = handClock();
    const { url } = await start({ clock });
    await (await post(url, word)).text();
    expect(timers.size).toBe(0);
  });
});

describe('closing', () => {
  it('lets a running request finish, takes no further one and is not ready meanwhile', async () => {
    const { engine, asked, release } = heldEngine();
    const { url, server } = await startServer({ engine });
    const pending = post(url, word);
    await asked;
    const closed = server.close();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    release();
    const response = await pending;
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toEqual({ data: { getWord: 'xxxxx' } });
    await closed;
  });

  it('ends what does not finish within its limit', async () => {
    const { clock, ring } = handClock();
    const { engine, asked } = heldEngine();
    const { url, server } = await startServer({ engine, clock, limits: { closing: 7_000 } });
    const pending = post(url, word).catch(() => 'cut');
    await asked;
    const closed = server.close();
    ring(7_000);
    expect(await pending).toBe('cut');
    await closed;
  });
});
