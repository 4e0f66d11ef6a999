import { describe, expect, it } from '@jest/globals';
import { parseDocumentAnywhere, parsePracticeDocument } from './parse-practice-document.ts';
import type { Elsewhere } from './references.ts';

const secret = 'k9Zq-secret-of-the-clinic';
const document = {
  format: 1,
  id: 'seaside',
  name: 'Seaside Family Medicine',
  phone: '(305) 555-0100',
  timeZone: 'America/New_York',
  behavior: 'carecloud',
  connection: { adapter: '@seaside/ehr', base: 'https://ehr.example.com', token: { file: '/run/secrets/token' } },
  payments: {
    execution: 'cloverapi',
    sclAddress: 'https://scl.clover.com',
    tokenAddress: 'https://token.clover.com',
    merchantId: 'MERCHANT-1',
    publicKey: 'a-public-key',
    privateToken: { env: 'CLOVER' },
  },
};
const elsewhere: Elsewhere = {
  file: (path) => (path === '/run/secrets/token' ? `${secret}\n` : undefined),
  variable: (name) => (name === 'CLOVER' ? 'clover-token' : undefined),
};
const changed = (more: object) => ({ ...document, ...more });
const connected = (connection: object) => changed({ connection: { ...document.connection, ...connection } });
const paying = (payments: object) => changed({ payments: { ...document.payments, ...payments } });

/** What is named where a document is applied, and where a gateway reads it. */
const mistakesOf = (value: object): readonly string[] =>
  Object.values(parseDocumentAnywhere(value as typeof document)).flatMap((part) => (part.ok ? [] : part.error));

describe('the document of a practice with a system of its own', () => {
  it('says how it is connected and how cards are taken, with the texts that it names', () => {
    const read = parsePracticeDocument(document, elsewhere);
    expect(read.connected).toMatchObject({
      ok: true,
      value: {
        practice: { id: 'seaside', payments: 'cloverapi' },
        adapter: '@seaside/ehr',
        connection: { token: secret },
      },
    });
    expect(read.merchant).toMatchObject({ ok: true, value: { execution: 'cloverapi', privateToken: 'clover-token' } });
    expect(mistakesOf(document)).toEqual([]);
  });

  it('holds no secret: one that is written plainly is named by its place, and not repeated', () => {
    const must = 'must not hold a secret: name where it stands, as { "file": "…" } or { "env": "…" }.';
    const wrong: readonly (readonly [object, readonly string[]])[] = [
      [connected({ apiKey: secret, key: secret }), [`connection.apiKey ${must}`, `connection.key ${must}`]],
      [connected({ token: secret }), [`connection.token ${must}`]],
      [connected({ auth: { clientSecret: secret } }), [`connection.auth.clientSecret ${must}`]],
      [
        connected({ headers: [{ Authorization: `Bearer ${secret}` }] }),
        [`connection.headers[0].Authorization ${must}`],
      ],
      [connected({ base: `https://portico:${secret}@ehr.example.com` }), [`connection.base ${must}`]],
      [connected({ keyFile: `-----BEGIN PRIVATE KEY-----${secret}` }), [`connection.keyFile ${must}`]],
      [connected({ [secret]: 'Basic cG9ydGljbzpzZWNyZXQ=' }), [`connection.a name ${must}`]],
      [paying({ privateToken: secret }), [`payments.privateToken ${must}`]],
      [paying({ password: secret }), ['payments.password is not a setting of a merchant.']],
    ];
    for (const [value, mistakes] of wrong) {
      expect(mistakesOf(value)).toEqual(mistakes);
      expect(mistakes.join()).not.toContain(secret);
    }
  });

  it('may name what looks like a secret and is none', () => {
    const auth = {
      keyFile: 'seaside.pem',
      keyId: '2026-11',
      tokenUrl: 'https://id.example.com/token',
      clientId: 'portico',
    };
    expect(mistakesOf(connected({ auth, publicKey: 'told to browsers', sortKey: 'name' }))).toEqual([]);
  });

  it('has every mistake named with its place, and no value repeated', () => {
    const value = {
      ...paying({ sclAddress: 'hidden', wallets: 'hidden' }),
      ...{ format: 2, phone: 'hidden', hue: 'hidden', version: 'hidden' },
      connection: { adapter: 'hidden hidden', callsPerMinute: 'hidden', token: { file: '' } },
    };
    const mistakes = mistakesOf(value);
    expect(mistakes.map((one) => one.split(' ')[0])).toEqual([
      ...['format', 'version', 'connection.token', 'hue', 'phone', 'connection.adapter', 'connection.callsPerMinute'],
      ...['payments.sclAddress', 'payments.wallets'],
    ]);
    expect(mistakes.join()).not.toContain('hidden');
  });

  it('is read apart: a secret of cards that cannot be read leaves the connection right, and the other way round', () => {
    const without = { ...elsewhere, variable: () => undefined };
    expect(parsePracticeDocument(document, without)).toMatchObject({
      connected: { ok: true },
      merchant: { ok: false, error: ['payments.privateToken names a variable that is not set.'] },
    });
    expect(parsePracticeDocument(document, { ...elsewhere, file: () => undefined })).toMatchObject({
      connected: { ok: false, error: ['connection.token names a file that cannot be read.'] },
      merchant: { ok: true },
    });
  });

  it('names a processor by a word where its cards are set elsewhere', () => {
    const read = parsePracticeDocument(changed({ payments: 'payeezy' }), elsewhere);
    expect(read).toMatchObject({ connected: { value: { practice: { payments: 'payeezy' } } } });
    expect(read.merchant).toBeUndefined();
    expect(mistakesOf(changed({ payments: { execution: 'hidden' } }))).toEqual([
      'payments.execution must be one of "cloverapi", "payeezy".',
    ]);
  });
});
