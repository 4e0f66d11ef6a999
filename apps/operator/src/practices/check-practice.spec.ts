import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startMedplum } from '@portico/fhir-servers';
import { checkPractice } from './check-practice.ts';

const noon = Date.parse('2026-11-24T12:00:00Z');
const secret = 'k9Zq-secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-practices-'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'practices.json');

const configure = (connection: object, more: object = {}) =>
  writeFile(
    path(),
    JSON.stringify({
      seaside: {
        name: 'Seaside Family Medicine',
        phone: '(305) 555-0100',
        timeZone: 'America/New_York',
        behavior: 'carecloud',
        ...more,
        connection,
      },
      pines: {
        name: 'Pines',
        phone: '(305) 555-0100',
        timeZone: 'America/New_York',
        behavior: 'carecloud',
        connection: { adapter: '@pines/ehr' },
      },
    }),
  );

/** An adapter beside the file of practices, with the given connection. */
const adapter = (connection: string) =>
  writeFile(
    join(folder, 'ehr.mjs'),
    `const none = async () => ({ ok: false, error: { kind: 'gone' } });
    const nobody = async () => ({ ok: true, value: [] });
    const away = async () => ({ ok: false, error: { kind: 'away' } });
    export const adapter = { spi: 1, name: 'ehr', connect: async (settings, host) => {
      const asked = async (patient, { signal }) => {
        const reply = await host.http({ method: 'GET', url: 'https://ehr.example/' + patient, headers: {}, signal });
        return reply.ok ? none() : reply;
      };
      host.log('ehr-slow', { token: settings.token });
      host.log(settings.token + ' Ana', {});
      return { ok: true, connection: ${connection} };
    } };`,
  );

/** A clock that moves by so many milliseconds with each look. */
const ticking = (step: number) => {
  let at = noon - step;
  return () => (at += step);
};

const check = (id: string, reply?: () => Response) =>
  checkPractice(path(), id, {
    now: ticking(10),
    fetch: reply === undefined ? fetch : async () => reply(),
  });

describe('npm run practices -- check', () => {
  it('says what a FHIR server does and what patients are offered', async () => {
    const medplum = await startMedplum();
    try {
      const settings = { adapter: 'fhir', base: medplum.base('seaside'), auth: { type: 'none' }, quirks: 'medplum' };
      await configure(settings, { booking: { leadMinutes: 0 } });
      const { text, fine } = await checkPractice(path(), 'seaside', { now: Date.now, fetch });
      expect(fine).toBe(true);
      const shown = text.replace(/\d+ ms/, '7 ms').replace(/\w+ \d+:\d+ [AP]M/, 'Tuesday 7:00 AM');
      expect(shown).toBe(`seaside, by the adapter fhir

  system         answers (7 ms)
  clock          as on this machine
  time there     Tuesday 7:00 AM, by America/New_York

What the system does
  people         match, read, register, correct; not reached
  visits         of, one, between, confirm, arrive, leave
  times          offered, free; not hours, busy
  booking        book, byKey, cancel, hold, release, request
  record         sections, document, summary
  mail           threads, thread, recipients, send, file; not mark
  money          balance, statements, statement, post, posted; not visitDues, openCopays
  forms          asked, hand
  coverage       read, keep
  changes        since

What patients are offered
  appointments   shown
  booking        online; a chosen time is held in the system; requests are taken
  messages       shown
  health record  shown
  payments       shown; what is paid is posted
  forms          shown`);
    } finally {
      await medplum.close();
    }
  }, 60_000);

  it('tells what an adapter leaves out, how long an answer took and how the clocks differ', async () => {
    await configure({ adapter: './ehr.mjs', token: secret });
    await adapter(
      '{ people: { match: nobody, read: asked }, money: { balance: none, statements: none, statement: none } }',
    );
    const date = new Date(noon - 90_000).toUTCString();
    const { text, fine } = await check('seaside', () => new Response('{}', { headers: { date } }));
    expect(fine).toBe(true);
    expect(text).toMatch(/system {9}answers \(\d+ ms\)/);
    expect(text).toContain('clock          90 s behind this machine');
    expect(text).toContain('logged         ehr-slow, by the adapter while it was asked\n');
    expect(text).toMatch(/time there {5}Tuesday 7:00\sAM, by America\/New_York\n/);
    expect(text).toContain('visits         not there');
    expect(text).toContain('money          balance, statements, statement; not visitDues, openCopays, post, posted');
    expect(text).toContain('booking        by phone: the system tells no times');
    expect(text).toContain('payments       shown; the office enters what is paid');
    expect(text).not.toContain(secret);
    expect(text).not.toContain('Ana');
  });

  it.each([
    { read: 'away', told: 'does not answer' },
    { read: "async () => ({ ok: false, error: { kind: 'refused', why: 'Ana' } })", told: 'refuses to read a patient' },
    { read: "async () => { throw new Error('Ana'); }", told: 'threw an exception' },
  ])('is not fine where a system $told', async ({ read, told }) => {
    await configure({ adapter: './ehr.mjs' });
    await adapter(`{ people: { match: nobody, read: ${read} } }`);
    const { text, fine } = await check('seaside');
    expect(fine).toBe(false);
    expect(text).toContain(told);
    expect(text).toContain('clock          not seen');
    expect(text).toContain('What is assumed until the system answers');
    expect(text).toContain('What patients would be offered');
    expect(text).not.toContain('Ana');
  });

  it.each([
    { people: '{ match: none, read: none }', told: 'people.match   answers that nothing is there' },
    { people: "{ match: async () => { throw new Error('Ana'); }, read: none }", told: 'people.match   threw an exc' },
    {
      people: '{ match: async () => undefined, read: none }',
      told: 'people.match   answers what cannot be understood',
    },
    {
      people: "{ match: nobody, read: async () => ({ ok: true, value: { id: 'Ana' } }) }",
      told: 'a patient under an id',
    },
    {
      people:
        '{ match: nobody, read: none }, money: { balance: () => { throw 1; }, statements: none, statement: none }',
      told: 'money.balance  threw an exception',
    },
  ])('is not fine where every patient is gone, and $told', async ({ people, told }) => {
    await configure({ adapter: './ehr.mjs' });
    await adapter(`{ people: ${people} }`);
    const { text, fine } = await check('seaside');
    expect(fine).toBe(false);
    expect(text).toContain(told);
    expect(text).toContain('What patients would be offered');
    expect(text).not.toContain('Ana');
  });

  it('tells a FHIR server from another path of its host', async () => {
    const medplum = await startMedplum();
    try {
      const base = medplum.base('seaside').replace('/r4/', '/r5/');
      await configure({ adapter: 'fhir', base, auth: { type: 'none' }, quirks: 'medplum' });
      const told = await checkPractice(path(), 'seaside', { now: Date.now, fetch }).then(
        ({ text, fine }) => `${fine}: ${text}`,
        (error: Error) => error.message,
      );
      expect(told).not.toMatch(/^true/);
      expect(told).toContain('address');
    } finally {
      await medplum.close();
    }
  }, 60_000);

  it('says what keeps a system that answers from being connected', async () => {
    await configure({ adapter: 'fhir', base: 'https://ehr.example/r4', auth: { type: 'none' } });
    await expect(check('seaside', () => new Response('<html>'))).rejects.toThrow(
      /^PORTICO_PRACTICES: seaside\.connection\.base: CapabilityStatement cannot be read there\.$/,
    );
  });

  it('looks at one practice alone, and says what is mistaken there', async () => {
    await configure({ adapter: './ehr.mjs' });
    await expect(check('pines')).rejects.toThrow(
      /^PORTICO_PRACTICES: pines\.connection\.adapter names a package that is not installed\.$/,
    );
    await expect(check('oaks')).rejects.toThrow('It has: seaside, pines.');
    await expect(checkPractice(undefined, 'pines', { now: Date.now, fetch })).rejects.toThrow('names no file');
    await expect(checkPractice(join(folder, 'none'), 'pines', { now: Date.now, fetch })).rejects.toThrow('be read');
  });
});
