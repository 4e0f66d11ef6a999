import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { HttpRequest } from '@portico/practice-spi';
import { inBackground } from './background-calls.ts';
import { connectionHost } from './connection-host.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

const serving = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** An address at which nothing listens any more. */
const unserved = async (): Promise<string> => {
  const url = await serving(() => undefined);
  await new Promise((done) => servers.pop()?.close(done));
  return url;
};

const never = new AbortController().signal;
const asking = (url: string, method: HttpRequest['method'] = 'GET'): HttpRequest => ({
  method,
  url,
  headers: {},
  signal: never,
  ...(method === 'GET' ? {} : { body: '{}' }),
});

const hostOf = ({
  callsPerMinute = 1_000,
  deadline = 60_000,
  timeout = (_: number): AbortSignal => never,
  clock = { now: 0 },
  told = [] as string[],
} = {}) => ({
  clock,
  told,
  host: connectionHost(
    'America/New_York',
    { callsPerMinute, deadline },
    {
      now: () => clock.now,
      timeout,
      secret: async () => undefined,
      log: () => undefined,
      told: (outcome, isResting) => void told.push(isResting ? `${outcome}, resting` : outcome),
    },
  ),
});

describe('calls to the system of a practice', () => {
  it('answer what it answers, a redirect too', async () => {
    const url = await serving((_, response) =>
      response.writeHead(307, { location: 'http://elsewhere.example/' }).end('moved'),
    );
    const reply = await hostOf().host.http(asking(url));
    if (!reply.ok) throw new Error(reply.error.kind);
    const { status, headers, bytes } = reply.value;
    expect({ status, location: headers['location'], text: new TextDecoder().decode(bytes) }).toEqual({
      status: 307,
      location: 'http://elsewhere.example/',
      text: 'moved',
    });
  });

  it('are away, or of unknown outcome, where the answer is lost', async () => {
    const url = await serving((request) => request.socket.destroy());
    const { host } = hostOf();
    const kinds = {
      read: await host.http(asking(url)),
      write: await host.http(asking(url, 'POST')),
      unsent: await host.http(asking(await unserved(), 'POST')),
    };
    expect(kinds).toEqual({
      read: { ok: false, error: { kind: 'away' } },
      write: { ok: false, error: { kind: 'unknown' } },
      unsent: { ok: false, error: { kind: 'away' } },
    });
  });

  it('end at their deadline', async () => {
    const deadlines: number[] = [];
    const url = await serving(() => undefined);
    const timeout = (milliseconds: number): AbortSignal => {
      deadlines.push(milliseconds);
      return AbortSignal.abort();
    };
    const { host } = hostOf({ deadline: 4_000, timeout });
    expect(await host.http(asking(url))).toEqual({ ok: false, error: { kind: 'away' } });
    expect(deadlines).toEqual([4_000]);
  });

  it('are not read further than 20 MB', async () => {
    const part = Buffer.alloc(1024 * 1024);
    const url = await serving(async (_, response) => {
      for (let sent = 0; sent < 50 && !response.destroyed; sent += 1) {
        await new Promise((done) => response.write(part, done));
      }
      response.end();
    });
    expect(await hostOf().host.http(asking(url))).toEqual({
      ok: false,
      error: { kind: 'malformed', what: 'answer of more than 20 MB' },
    });
  });

  it('stop at the budget, without reaching the system, until there is room', async () => {
    let reached = 0;
    const url = await serving((_, response) => response.end(String((reached += 1))));
    const { host, clock } = hostOf({ callsPerMinute: 2 });
    for (const _ of [1, 2]) expect((await host.http(asking(url))).ok).toBe(true);
    expect(await host.http(asking(url))).toEqual({
      ok: false,
      error: { kind: 'busy', until: '1970-01-01T00:01:00.000Z' },
    });
    expect(reached).toBe(2);
    clock.now = 60_000;
    expect((await host.http(asking(url))).ok).toBe(true);
  });

  it('of work beside the requests stop at half of the budget, so that people are still answered', async () => {
    const url = await serving((_, response) => response.end());
    const { host, clock } = hostOf({ callsPerMinute: 5 });
    const asked = (): Promise<boolean> => host.http(asking(url)).then(({ ok }) => ok);
    const three = await inBackground(async () => [await asked(), await asked(), await asked(), await asked()]);
    expect(three).toEqual([true, true, true, false]);
    expect([await asked(), await asked(), await asked()]).toEqual([true, true, false]);
    clock.now = 60_000;
    expect(await inBackground(asked)).toBe(true);
  });

  it('stop for a while after failures in a row, and then one call tries for all', async () => {
    let [reached, status] = [0, 500];
    const url = await serving((_, response) => {
      reached += 1;
      response.writeHead(status).end();
    });
    const { host, clock } = hostOf();
    for (let call = 0; call < 20; call += 1) await host.http(asking(url));
    expect(reached).toBe(5);
    [clock.now, status] = [10_000, 404];
    expect((await host.http(asking(url))).ok).toBe(true);
    expect((await host.http(asking(url))).ok).toBe(true);
    expect(reached).toBe(7);
  });

  it('are told of, each by what came of it and whether they rest', async () => {
    let status = 200;
    const url = await serving((_, response) => response.writeHead(status).end());
    const { host, clock, told } = hostOf({ callsPerMinute: 6 });
    await host.http(asking(url));
    status = 503;
    for (let call = 0; call < 3; call += 1) await host.http(asking(url));
    await host.http(asking(await unserved()));
    await host.http(asking(url));
    await host.http(asking(url));
    clock.now = 20_000;
    await host.http(asking(url));
    clock.now = 70_000;
    status = 404;
    await host.http(asking(url));
    expect(told).toEqual([
      'answered',
      ...['failed', 'failed', 'failed', 'silent', 'failed, resting'],
      ...['paused, resting', 'busy, resting', 'answered'],
    ]);
  });
});
