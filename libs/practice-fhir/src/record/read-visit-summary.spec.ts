import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { facet, offered, problemIn, valueOf } from '../testing/expect-values.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const uuid = (number: number) => `99999999-9999-4999-8999-${String(number).padStart(12, '0')}`;
const mine = { reference: `Patient/${ids.patient}` };
const others = { reference: `Patient/${ids.other}` };
const put = (resourceType: string, number: number, more: Record<string, unknown>) =>
  server.put({ resourceType, id: uuid(number), ...more });

const document = (number: number, words: string, more: Record<string, unknown> = {}) =>
  put('DocumentReference', number, {
    status: 'current',
    type: { coding: [{ system: 'http://loinc.org', code: '34133-9' }] },
    subject: mine,
    date: `2026-11-2${number % 10}T10:00:00-05:00`,
    context: { encounter: [{ reference: `Encounter/${uuid(2)}` }] },
    content: [{ attachment: { title: words, contentType: 'text/xml', data: Buffer.from(words).toString('base64') } }],
    ...more,
  });

/** A visit that is over, with its encounter. */
const visit = async (subject: object = mine) => {
  await put('Appointment', 1, {
    status: 'fulfilled',
    start: '2026-11-20T09:00:00-05:00',
    end: '2026-11-20T09:30:00-05:00',
    participant: [{ actor: mine, status: 'accepted' }],
  });
  await put('Encounter', 2, { status: 'finished', subject, appointment: [{ reference: `Appointment/${uuid(1)}` }] });
};

const summary = async (patient: string) => {
  const { connection } = await connected(server.base);
  return offered(facet(connection, 'record').summary?.(patient, uuid(1), call));
};

describe('the summary of a visit on a FHIR server', () => {
  it('is the latest that was written of its encounter, and no other document', async () => {
    await visit();
    await document(11, 'early');
    await document(13, 'late');
    await document(14, 'withdrawn', { status: 'entered-in-error' });
    await document(15, 'letter', { type: { coding: [{ code: '34108-1' }] } });
    await document(16, 'of another visit', { context: { encounter: [{ reference: `Encounter/${uuid(9)}` }] } });
    const found = valueOf(await summary(ids.patient));
    expect({ ...found, bytes: new TextDecoder().decode(found.bytes) }).toEqual({
      mediaType: 'text/xml',
      bytes: 'late',
    });
    expect(problemIn(await summary(ids.other))).toEqual({ kind: 'gone' });
  });

  it.each([
    { what: 'the document', of: { subject: others }, encounter: mine },
    { what: 'the encounter', of: {}, encounter: others },
  ])('is gone where $what is of another patient', async ({ of, encounter }) => {
    await visit(encounter);
    await document(11, 'theirs', of);
    expect(problemIn(await summary(ids.patient))).toEqual({ kind: 'gone' });
  });

  it('is not offered by a server that cannot lead from a visit to its encounter', async () => {
    const { connection } = await connected(server.base, { overrule: { Encounter: false } });
    expect(facet(connection, 'record').summary).toBeUndefined();
  });
});
