import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresOutbox } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { instant } from '@portico/domain/kernel';
import type { Pages } from '@portico/gateway/server';
import { demoPages } from '../outside-services.ts';

const at = instant(Date.parse('2026-03-18T15:00:00Z'));

let database: Database;
let pages: Pages;

beforeAll(async () => {
  database = await openMigrated();
  pages = (await demoPages(database))(() => 'http://127.0.0.1:3000');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.rows({ text: 'truncate notices' });
});

const ask = (path: string, headers = {}, method = 'GET') =>
  pages({ method, path, headers, body: async () => undefined });
const bodyOf = async (path: string, headers = {}) => String((await ask(path, headers))?.body);

describe('the outbox of the demo', () => {
  it('shows mails and text messages, the newest first, with addresses for their links', async () => {
    const outbox = new PostgresOutbox(database);
    await outbox.put(
      { kind: 'one-time-code', code: '04711', minutes: 5 },
      { channel: 'sms', address: '+15550100100' },
      'en',
      at,
    );
    await outbox.put(
      { kind: 'invitation', practice: 'Clínica <Sur>', link: '/signup?code=abc&sms=1', days: 30 },
      { channel: 'email', address: 'rosa@example.org' },
      'es',
      at,
    );
    expect(JSON.parse(await bodyOf('/demo/outbox.json'))).toEqual([
      {
        kind: 'invitation',
        channel: 'email',
        address: 'rosa@example.org',
        language: 'es',
        at: '2026-03-18T15:00:00.000Z',
        subject: 'Clínica Sur le invita a su portal del paciente',
        text: expect.stringContaining('http://127.0.0.1:3000/signup?code=abc&sms=1'),
        links: ['http://127.0.0.1:3000/signup?code=abc&sms=1'],
      },
      expect.objectContaining({ channel: 'sms', subject: '', text: expect.stringContaining('04711'), links: [] }),
    ]);
    const page = await bodyOf('/demo/outbox');
    expect(page).toContain('<a href="http://127.0.0.1:3000/signup?code=abc&amp;sms=1">');
    expect(page.indexOf('rosa@example.org')).toBeLessThan(page.indexOf('04711'));
  });

  it('speaks the language of its reader, and each message its own', async () => {
    expect(await bodyOf('/demo/outbox', { 'accept-language': 'es' })).toContain('<html lang="es">');
    expect(await bodyOf('/demo/outbox', { cookie: 'language=en', 'accept-language': 'es' })).toContain(
      'Nothing was sent yet.',
    );
  });

  it('runs no script, takes its style from this origin, and has no other pages', async () => {
    const reply = await ask('/demo/outbox');
    expect(reply?.headers.join(' ')).toContain("default-src 'none'; style-src 'self'");
    expect(String(reply?.body)).not.toMatch(/<script|style=/);
    expect(await bodyOf('/demo/page.css')).toContain('--accent');
    expect(await ask('/demo/other')).toBeUndefined();
    expect(await ask('/demo/outbox', {}, 'POST')).toBeUndefined();
  });

  it('says in both languages what would be where a demo has nothing', async () => {
    for (const [path, title] of [
      ['/demo/ios', 'App Store'],
      ['/demo/android', 'Google Play'],
      ['/demo/practice', 'Inicio de sesión del consultorio'],
    ] as const) {
      expect(await bodyOf(path, { 'accept-language': 'es' })).toContain(`<h1>${title}</h1>`);
    }
    expect(await bodyOf('/demo/practice')).toContain('<h1>Sign-in of the practice</h1>');
  });
});
