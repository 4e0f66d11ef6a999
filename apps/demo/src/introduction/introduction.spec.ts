import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { PlainPasswords } from '@portico/domain/access/testing';
import type { LocalDate } from '@portico/domain/kernel';
import type { Pages } from '@portico/gateway/server';
import { demoAccounts } from '../people/demo-accounts.ts';
import { seedDemo } from '../seed-demo.ts';
import { introductionPages } from './introduction-routes.ts';

const today = '2026-11-21' as LocalDate;
const foreign = {
  email: 'jose@example.org',
  password: 'Portico-Demo-1',
  name: 'José <b>',
  language: 'es',
  shows: { en: 'Three', es: 'Tres' },
} as const;
let database: Database;
let pages: Pages;

beforeAll(async () => {
  database = await openMigrated();
  await seedDemo(database, { today, passwords: new PlainPasswords(), patients: 60, appointments: 240 });
  pages = (await introductionPages(database, () => today, { people: [foreign], systems: [] }))(
    () => 'http://127.0.0.1:3000',
  );
}, 120_000);
afterAll(() => database.close());

const bodyOf = async (path: string, language = 'en') =>
  String(
    (await pages({ method: 'GET', path, headers: { cookie: `language=${language}` }, body: async () => undefined }))
      ?.body,
  );

describe('the introduction of the demo', () => {
  it.each(['en', 'es'])('has one button for each person, with what there is to see (%s)', async (language) => {
    const page = await bodyOf('/demo', language);
    for (const { email, shows } of demoAccounts) {
      expect(page).toContain(`data-email="${email}"`);
      expect(page).toContain(language === 'en' ? shows.en : shows.es);
    }
    expect(page.match(/<button /g)).toHaveLength(demoAccounts.length + 1);
  });

  it('lets no name become markup', async () => {
    expect(await bodyOf('/demo')).toContain('Be José &lt;b&gt;');
  });

  it('leads to the links that guests were sent, and says what they ask for', async () => {
    const page = await bodyOf('/demo');
    const links = [...page.matchAll(/<h3><a href="([^"]+)">([^<]+)/g)];
    expect(links.map(([, , does]) => does)).toEqual(
      expect.arrayContaining(['Check in for a visit', 'Pay a bill', 'Move a visit', 'Book a visit']),
    );
    for (const [, address] of links.slice(0, -1)) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/guest\//);
    expect(page).toMatch(/born [A-Z][a-z]+ \d+, \d{4}, patient number/);
  });

  it.each(['en', 'es'])('says how the foreign systems are started, or leads to each of them (%s)', async (language) => {
    expect(await bodyOf('/demo', language)).toContain('<code>npm start -- --practices foreign</code>');
    const systems = [{ practiceName: 'Lake & Sea', statement: 'http://127.0.0.1:1/fhir/metadata' }];
    const started = (await introductionPages(database, () => today, { people: [], systems }))(
      () => 'http://127.0.0.1:3000',
    );
    const page = String(
      (
        await started({
          method: 'GET',
          path: '/demo',
          headers: { cookie: `language=${language}` },
          body: async () => undefined,
        })
      )?.body,
    );
    expect(page).toContain('<h3>Lake &amp; Sea</h3>');
    expect(page).toContain('href="http://127.0.0.1:1/fhir/metadata"');
    expect(page).not.toContain('--practices foreign');
  });

  it('answers nothing else', async () => {
    expect(
      await pages({ method: 'GET', path: '/demo/other', headers: {}, body: async () => undefined }),
    ).toBeUndefined();
    expect(await pages({ method: 'POST', path: '/demo', headers: {}, body: async () => undefined })).toBeUndefined();
  });
});
