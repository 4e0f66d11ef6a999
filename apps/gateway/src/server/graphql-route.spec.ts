import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepsPicture, post, type RunningServer, startServer, wordEngine } from './testing/running-server.ts';

const word = { query: 'query GetWord { getWord }' };

describe('/graphql', () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer({
      publicOrigins: ['https://portal.example'],
      limits: { body: 1_000, bodyWithPictures: 3_000 },
      engine: wordEngine({ documents: { [keepsPicture.id]: keepsPicture.text } }),
      holdsToken: (token) => token === 'signed',
    });
  });
  afterAll(() => running.server.close());

  it('answers a query by POST, whole and uncompressed when it is small', async () => {
    const response = await post(running.url, word, { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ data: { getWord: 'xxxxx' } });
  });

  it.each(['br', 'gzip'])('compresses a large answer by %s when the caller takes it', async (encoding) => {
    const long = { query: '{ getWord(length: 5000) }' };
    const response = await post(running.url, long, { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(500);
    expect(await response.json()).toEqual({ data: { getWord: 'x'.repeat(5_000) } });
    const plain = await post(running.url, long, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['told by content-length', JSON.stringify({ query: `{ getWord } #${'x'.repeat(1_000)}` })],
    ['that comes in pieces', new Blob([JSON.stringify({ query: `{ getWord } #${'x'.repeat(1_000)}` })]).stream()],
  ])('refuses a body over its limit, %s', async (_, body) => {
    const response = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  });

  const ofPictures = { 'x-access-token': 'signed', 'x-document-id': keepsPicture.id };
  it.each([
    ['a token that was not signed here', { ...ofPictures, 'x-access-token': 'a.b.c' }, 1_001, 413],
    ['no token', { 'x-document-id': keepsPicture.id }, 1_001, 413],
    ['no document that takes pictures', { ...ofPictures, 'x-document-id': 'f'.repeat(64) }, 1_001, 413],
    ['a document named, and a token that holds', ofPictures, 1_001, 200],
    ['both, and beyond what that allows', ofPictures, 3_001, 413],
  ])('SEC-S1 takes much only with pictures and from who is signed in: %s', async (_, headers, bytes, status) => {
    const start = JSON.stringify({ documentId: keepsPicture.id, variables: { picture: '' } }).slice(0, -3);
    const response = await post(running.url, `${start.padEnd(bytes - 3, 'x')}"}}`, headers);
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.json()).toEqual({ data: { keepPicture: 'kept' } });
  });

  it('SEC-S1 refuses a large body for another document than its header names', async () => {
    const response = await post(running.url, { ...word, extensions: { p: 'x'.repeat(1_500) } }, ofPictures);
    expect(response.status).toBe(400);
  });

  it.each([
    ['brackets', '['.repeat(990)],
    ['maps in maps', '{"a":'.repeat(190)],
    ['brackets in what is no variable', `{"query":"{ getWord }","x":${'['.repeat(400)}${']'.repeat(400)}}`],
  ])('SEC-S1 refuses %s before they are parsed', async (_, body) => {
    const response = await post(running.url, body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('nested too deep');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://portal.example', 'sec-fetch-site': 'cross-site' }, 200],
  ])('to a page that says %j answers %i', async (headers, status) => {
    const { request } = await import('node:http');
    const asked = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${running.url}/graphql`,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify(word));
    });
    expect(asked).toBe(status);
  });

  it('ASVS-4.1.4 says which methods it takes', async () => {
    const response = await fetch(`${running.url}/graphql`, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
    const mutation = await fetch(`${running.url}/graphql?query=mutation%7BsetWord%7D`);
    expect(mutation.status).toBe(405);
    expect(mutation.headers.get('allow')).toBe('POST');
  });

  it('ASVS-4.1.1 answers 406 to a caller that takes no JSON and 415 to a body that is none', async () => {
    expect((await post(running.url, word, { accept: 'text/html' })).status).toBe(406);
    expect((await post(running.url, word, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('/graphql asked too often', () => {
  it('ASVS-2.4.1 refuses what comes from one address beyond its minute, says when to come back, and answers the others', async () => {
    const { url, server } = await startServer({ trustedProxies: ['loopback'], limits: { perMinute: 3 } });
    const from = (address: string) => post(url, word, { 'x-forwarded-for': address });
    for (let at = 0; at < 3; at += 1) expect((await from('203.0.113.9')).status).toBe(200);
    const refused = await from('203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect((await from('203.0.113.10')).status).toBe(200);
    await server.close();
  });

  it('is not deceived by a forwarded address that no proxy of ours vouches for', async () => {
    const { url, server } = await startServer({ limits: { perMinute: 3 } });
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      statuses.push((await post(url, word, { 'x-forwarded-for': `203.0.113.${at}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await server.close();
  });
});

describe('/graphql of a gateway for trusted documents', () => {
  it('ASVS-4.3.1 refuses any other document by a typed error', async () => {
    const { url, server } = await startServer({ engine: wordEngine({ mode: 'trusted' }) });
    const response = await post(url, word, { accept: 'application/graphql-response+json' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
    await server.close();
  });
});
