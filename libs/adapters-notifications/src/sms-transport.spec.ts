import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { instant } from '@portico/domain/kernel';
import type { QueuedNotification, QueuedNotificationId } from '@portico/domain/notifications';
import { SmsTransport } from './sms-transport.ts';

const queuedNotification: QueuedNotification = {
  id: 9 as QueuedNotificationId,
  notification: { kind: 'one-time-code', code: '04711', minutes: 5 },
  to: { channel: 'sms', address: '+15550100100' },
  language: 'en',
  madeAt: instant(0),
  tries: 1,
};

describe('text messages by a webhook', () => {
  let server: Server;
  let status: number;
  let asked: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[];

  beforeEach(async () => {
    status = 202;
    asked = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({ headers: request.headers, body: JSON.parse(body) as unknown });
        const here = request.url === '/messages' ? status : 202;
        response.writeHead(here, here === 307 ? { location: '/elsewhere' } : {}).end('+15550100100');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const transport = () => {
    const { port } = server.address() as AddressInfo;
    return new SmsTransport({
      url: `http://127.0.0.1:${port}/messages`,
      token: 'a-token',
      origin: 'https://portal.example.org',
    });
  };

  it('hands over number and text, with its credentials and a key that is the same at every try', async () => {
    expect(await transport().deliver(queuedNotification)).toMatchObject({ ok: true });
    await transport().deliver({ ...queuedNotification, tries: 2 });
    expect(asked[0]?.body).toEqual({
      id: 'notice-9',
      to: '+15550100100',
      text: expect.stringMatching(/^04711 is your Portico security code/),
    });
    expect(asked[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer a-token',
      'idempotency-key': 'notice-9',
    });
    expect(asked[1]?.headers['idempotency-key']).toBe('notice-9');
  });

  it.each([
    [400, 'never'],
    [422, 'never'],
    [401, 'later'],
    [404, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const)('takes a %d as "%s"', async (answered, kind) => {
    status = answered;
    expect(await transport().deliver(queuedNotification)).toEqual({
      ok: false,
      error: { kind, reason: String(answered) },
    });
  });

  it('ASVS-15.3 tries again later where nobody answers, or where it is sent elsewhere with its credentials', async () => {
    status = 307;
    const later = { ok: false, error: { kind: 'later', reason: 'unreachable' } };
    expect(await transport().deliver(queuedNotification)).toEqual(later);
    const gone = transport();
    await new Promise((resolve) => server.close(resolve));
    expect(await gone.deliver(queuedNotification)).toEqual(later);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
});
