import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { post, type RunningServer, startServer } from './testing/running-server.ts';

let running: RunningServer;
/** Of milliseconds, for those who are meant to exceed them: a busy machine exceeds them too. */
let impatient: RunningServer;
beforeAll(async () => {
  running = await startServer();
  impatient = await startServer({ limits: { headers: 50, sending: 100 } });
});
afterAll(async () => {
  await running.server.close();
  await impatient.server.close();
});

/** Writes to a connection of its own and tells all that came back until the other side ended it. */
const talk = (text: string, { url, end }: { readonly url: string; readonly end: boolean }): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString('latin1')));
    socket.on('close', () => resolve(said));
    socket.on('error', (error: Error & { readonly code?: string }) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.write(text);
    if (end) socket.end();
  });

/** Asks again until it is so; the test's own time ends what never is. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};

const question = '{"query":"{ getWord }"}';
const asked = (...headers: string[]): string =>
  ['POST /graphql HTTP/1.1', 'host: a', 'content-type: application/json', ...headers, '', ''].join('\r\n');

describe('what is no HTTP', () => {
  it.each([
    ['a line that is no request', 'HELLO\r\n\r\n', 400],
    ['two lengths', `${asked('content-length: 5', 'content-length: 23')}${question}`, 400],
    [
      'a length and pieces at once, which two servers would read in two ways',
      `${asked('content-length: 5', 'transfer-encoding: chunked')}0\r\n\r\n`,
      400,
    ],
    ['two names of the same server', asked('host: b', 'content-length: 0'), 400],
    ['pieces of no size', `${asked('transfer-encoding: chunked')}zz\r\n`, 400],
    ['a header over its limit', asked(`x-long: ${'x'.repeat(20_000)}`), 431],
    ['a header with a line of its own', asked('x-bad: a\nb: c', 'content-length: 0').replace('\nb', '\x00b'), 400],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n', undefined],
  ])('ASVS-4.2.1 such as %s is refused, and the next one is answered', async (_, text, status) => {
    const said = await talk(text, { url: running.url, end: true });
    expect(said.split(' ')[1]).toBe(status === undefined ? undefined : String(status));
    expect(said).not.toContain('getWord');
    expect(await (await post(running.url, question)).json()).toEqual({ data: { getWord: 'xxxxx' } });
  });
});

describe('an address with many connections', () => {
  const connected = async (url: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const isClosed = new Promise<boolean>((resolve) => {
      socket.on('error', () => undefined);
      socket.once('close', () => resolve(true));
      socket.once('data', () => resolve(false));
    });
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    return { socket, isClosed: await isClosed };
  };

  it('SEC-S10 gets no more than it may have, until one is closed; a proxy of ours gets what it asks for', async () => {
    const capped = await startServer({ limits: { connectionsOfAddress: 3 } });
    const first = [];
    for (let at = 0; at < 5; at += 1) first.push(await connected(capped.url));
    expect(first.map(({ isClosed }) => isClosed)).toEqual([false, false, false, true, true]);
    first[0]?.socket.destroy();
    await until(async () => {
      const next = await connected(capped.url);
      next.socket.destroy();
      return !next.isClosed;
    });
    for (const { socket } of first) socket.destroy();
    await capped.server.close();

    const proxied = await startServer({ limits: { connectionsOfAddress: 3 }, trustedProxies: ['loopback'] });
    const many = [];
    for (let at = 0; at < 5; at += 1) many.push(await connected(proxied.url));
    expect(many.some(({ isClosed }) => isClosed)).toBe(false);
    for (const { socket } of many) socket.destroy();
    await proxied.server.close();
  });
});

describe('somebody slow', () => {
  it('ASVS-15.2.2 is cut while the headers do not come to an end', async () => {
    expect(await talk('POST /graphql HTTP/1.1\r\nhost: a\r\n', { url: impatient.url, end: false })).toContain(' 408 ');
  });

  it('is cut while the body does not come to an end', async () => {
    expect(await talk(`${asked('content-length: 500')}{"query":`, { url: impatient.url, end: false })).toContain(
      ' 408 ',
    );
  });
});
