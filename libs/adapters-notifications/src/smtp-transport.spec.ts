import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { instant } from '@portico/domain/kernel';
import type { Notification, QueuedNotification, QueuedNotificationId } from '@portico/domain/notifications';
import { SMTPServer } from 'smtp-server';
import { SmtpTransport } from './smtp-transport.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly content: string;
}

const queuedNotification = (notification: Notification, address = 'rosa@example.org'): QueuedNotification => ({
  id: 7 as QueuedNotificationId,
  notification,
  to: { channel: 'email', address },
  language: 'es',
  madeAt: instant(0),
  tries: 1,
});
const invitation: Notification = {
  kind: 'invitation',
  practice: 'Clínica Peñasco',
  link: '/signup?code=abc',
  days: 30,
};

/** Undoes the transport's own line breaks and escapes. */
const readable = (content: string): string =>
  Buffer.from(
    content
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describe('mail by SMTP', () => {
  let server: SMTPServer;
  let received: Received[];
  let refuseUs: boolean;
  let refuse: { readonly responseCode: number } | undefined;

  beforeEach(async () => {
    received = [];
    refuse = undefined;
    refuseUs = false;
    server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) => {
        if (username === 'portal' && password === 'right') return done(null, { user: username });
        return done(new Error('Wrong password for portal'));
      },
      onMailFrom: (_address, _session, done) =>
        done(refuseUs ? Object.assign(new Error('who are you?'), { responseCode: 550 }) : null),
      onRcptTo: (_address, _session, done) =>
        done(refuse === undefined ? null : Object.assign(new Error('no: rosa@example.org'), refuse)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            content: Buffer.concat(chunks).toString('utf8'),
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const transport = (user = '', host = '127.0.0.1') => {
    const { port } = server.server.address() as AddressInfo;
    return new SmtpTransport({
      url: `smtp://${user}${host}:${port}`,
      from: 'Portico <no-reply@example.org>',
      origin: 'https://portal.example.org',
    });
  };

  it('sends plain text and HTML to one person, from the configured address', async () => {
    expect(await transport('portal:right@').deliver(queuedNotification(invitation))).toMatchObject({ ok: true });
    const [{ from, to, content } = { from: '', to: [], content: '' }] = received;
    expect({ from, to }).toEqual({ from: 'no-reply@example.org', to: ['rosa@example.org'] });
    expect(content).toContain('multipart/alternative');
    expect(content).toContain('Message-ID: <notice-7@portal.example.org>');
    expect(content).toContain('Content-Language: es');
    expect(content).toContain('Auto-Submitted: auto-generated');
    const text = readable(content);
    expect(text).toContain('Clínica Peñasco le invita');
    expect(text).toContain('https://portal.example.org/signup?code=abc');
    expect(text).toContain('<html lang="es">');
  });

  it.each([
    [450, 'later'],
    [550, 'never'],
  ] as const)('tells a %d of the server from another', async (responseCode, kind) => {
    refuse = { responseCode };
    const answer = await transport().deliver(queuedNotification(invitation));
    expect(answer).toMatchObject({ ok: false, error: { kind } });
    expect(JSON.stringify(answer)).not.toContain('rosa');
  });

  it('tries again later where the server will not have us as the sender', async () => {
    refuseUs = true;
    expect(await transport().deliver(queuedNotification(invitation))).toMatchObject({
      ok: false,
      error: { kind: 'later' },
    });
  });

  it('sends nothing unencrypted to another machine', async () => {
    // The same address under a name that is none of this machine's own.
    const answer = await transport('', '127.1').deliver(queuedNotification(invitation));
    expect(answer).toMatchObject({ ok: false, error: { kind: 'later' } });
    expect(received).toEqual([]);
  });

  it('tries again later with credentials that are refused, and names them nowhere', async () => {
    const answer = await transport('portal:wrong@').deliver(queuedNotification(invitation));
    expect(answer).toEqual({ ok: false, error: { kind: 'later', reason: 'EAUTH 535' } });
  });

  it('tries again later where no server answers', async () => {
    const options = { from: 'no-reply@example.org', origin: 'https://portal.example.org' };
    const nobody = new SmtpTransport({ url: 'smtp://127.0.0.1:1', ...options });
    expect(await nobody.deliver(queuedNotification(invitation))).toEqual({
      ok: false,
      error: { kind: 'later', reason: 'ESOCKET' },
    });
  });

  it.each(['rosa@example.org, eve@example.org', 'rosa@example.org\r\nBcc: eve@example.org'])(
    'writes to no second person, whatever an address says: %j',
    async (address) => {
      await transport().deliver(queuedNotification(invitation, address));
      expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
      expect(received.map(({ content }) => content).join('')).not.toMatch(/^Bcc:/m);
    },
  );
});
