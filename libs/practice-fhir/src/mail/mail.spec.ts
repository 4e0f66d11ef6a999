import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewMessage } from '@portico/practice-spi';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { facet, offered, problemIn, valueOf } from '../testing/expect-values.ts';
import { startLosingProxy } from '../testing/answer-losing-proxy.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const uuid = (number: number) => `99999999-9999-4999-8999-${String(number).padStart(12, '0')}`;
const patient = { reference: `Patient/${ids.patient}` };
const other = { reference: `Patient/${ids.other}` };
const provider = { reference: `Practitioner/${ids.provider}` };

const put = (number: number, more: Record<string, unknown> = {}) =>
  server.put({
    resourceType: 'Communication',
    id: uuid(number),
    status: 'completed',
    subject: patient,
    sender: provider,
    recipient: [patient],
    sent: `2026-11-24T09:${String(number).padStart(2, '0')}:00-05:00`,
    payload: [{ contentString: `Message ${number}` }],
    ...more,
  });
const within = (number: number) => [{ reference: `Communication/${uuid(number)}` }];
const mailOf = async (base = server.base, more: Record<string, unknown> = {}) =>
  facet((await connected(base, more)).connection, 'mail');
const threads = async (of = ids.patient) => valueOf(await (await mailOf()).threads(of, undefined, call)).items;
const thread = async (id: string, of = ids.patient) => (await mailOf()).thread(of, id, undefined, call);

const toProvider: NewMessage = {
  patient: ids.patient,
  to: { provider: ids.provider, subject: 'Refill' },
  body: 'May I have a refill?',
  sender: 'Ana O’Neill',
};

describe('messages on a FHIR server', () => {
  it('are read as the specification’s own example has them: an alert of a device to a practitioner', async () => {
    await put(1, {
      partOf: [{ display: 'Serum Potassium Observation' }],
      category: [{ coding: [{ system: 'http://acme.org/messagetypes', code: 'Alert' }], text: 'Alert' }],
      medium: [{ text: 'written' }],
      sent: '2014-12-12T18:01:10-08:00',
      received: '2014-12-12T18:01:11-08:00',
      recipient: [provider],
      sender: { reference: 'Device/f001' },
      payload: [
        { contentString: 'Patient 1 has a very high serum potassium value' },
        { contentReference: { display: 'Serum Potassium Observation' } },
      ],
    });
    // It is written to the practitioner alone, and about the patient.
    expect(await threads()).toEqual([
      {
        id: uuid(1),
        provider: { id: ids.provider, name: 'Dr. Luz Rivera', active: true },
        subject: 'Alert',
        latestAt: '2014-12-12T18:01:10-08:00',
        excerpt: 'Patient 1 has a very high serum potassium value',
        answered: true,
      },
    ]);
    expect(valueOf(await thread(uuid(1))).items).toEqual([
      {
        id: uuid(1),
        fromPatient: false,
        sender: '',
        body: 'Patient 1 has a very high serum potassium value',
        sentAt: '2014-12-12T18:01:10-08:00',
        files: [],
      },
    ]);
  });

  it('hang together by what they are part of or answer, the latest first', async () => {
    await put(1, { topic: { text: 'Results' }, payload: [], sent: undefined });
    await put(2, { partOf: within(1) });
    await put(3, { partOf: within(1), inResponseTo: within(2), sender: patient, recipient: [provider] });
    await put(4, { inResponseTo: within(3), language: 'es' });
    await put(5, { topic: { text: 'Another' } });
    const found = await threads();
    expect(found.map(({ id, subject, excerpt }) => ({ id, subject, excerpt }))).toEqual([
      { id: uuid(5), subject: 'Another', excerpt: 'Message 5' },
      { id: uuid(1), subject: 'Results', excerpt: 'Message 4' },
    ]);
    const messages = valueOf(await thread(uuid(1))).items;
    expect(messages.map(({ language }) => language)).toEqual(['es', undefined, undefined]);
    expect(messages.map(({ id, fromPatient, sender }) => ({ id, fromPatient, sender }))).toEqual([
      { id: uuid(4), fromPatient: false, sender: 'Dr. Luz Rivera' },
      { id: uuid(3), fromPatient: true, sender: '' },
      { id: uuid(2), fromPatient: false, sender: 'Dr. Luz Rivera' },
    ]);
  });

  it('name whoever wrote for the patient: as the message does, as the server knows them, or by what they are to them', async () => {
    const relative = (number: number, more: Record<string, unknown>) =>
      server.put({ resourceType: 'RelatedPerson', id: uuid(number), patient, ...more });
    await relative(91, { name: [{ family: 'Peña', given: ['Carmen'] }], relationship: [{ text: 'Mother' }] });
    await relative(92, { relationship: [{ text: 'Sister' }] });
    await relative(93, { patient: other, name: [{ family: 'Other', given: ['Oscar'] }] });
    const by = (number: number) => ({ sender: { reference: `RelatedPerson/${uuid(number)}` }, recipient: [provider] });
    await put(1);
    await put(2, { partOf: within(1), ...by(91) });
    await put(3, { partOf: within(1), ...by(92) });
    await put(4, { partOf: within(1), ...by(93) });
    await put(5, { partOf: within(1), ...by(94) });
    await put(6, {
      partOf: within(1),
      sender: { ...by(91).sender, display: 'Mrs. Peña' },
      recipient: [provider],
    });
    await put(7, { partOf: within(1), sender: { ...patient, display: 'Luis Peña' }, recipient: [provider] });
    const messages = valueOf(await thread(uuid(1))).items;
    expect(messages.slice(0, -1).map(({ fromPatient, sender }) => ({ fromPatient, sender }))).toEqual(
      ['Luis Peña', 'Mrs. Peña', '', '', 'Sister', 'Carmen Peña'].map((sender) => ({ fromPatient: true, sender })),
    );
  });

  it('names nobody where the server has no word of relatives', async () => {
    await put(1);
    await put(2, { partOf: within(1), sender: { reference: `RelatedPerson/${uuid(91)}` }, recipient: [provider] });
    const mail = await mailOf(server.base, { overrule: { RelatedPerson: { search: false, read: false } } });
    expect(valueOf(await mail.thread(ids.patient, uuid(1), undefined, call)).items[0]).toMatchObject({ sender: '' });
  });

  it('end where an answer answers itself', async () => {
    await put(1, { partOf: within(2) });
    await put(2, { partOf: within(1) });
    expect((await threads()).length).toBeGreaterThan(0);
  });

  it('are of this patient alone, and gone for another', async () => {
    await put(1);
    await put(2, { subject: other, recipient: [other] });
    await put(3, { recipient: [patient, other] });
    await put(4, { status: 'entered-in-error' });
    await put(5, { status: 'preparation' });
    expect((await threads()).map(({ id }) => id)).toEqual([uuid(1)]);
    expect((await threads(ids.other)).map(({ id }) => id)).toEqual([uuid(2)]);
    expect(problemIn(await thread(uuid(1), ids.other))).toEqual({ kind: 'gone' });
  });

  it('hand over their files, wherever the server keeps them, and to nobody else', async () => {
    const data = Buffer.from('%PDF-1').toString('base64');
    await server.put({ resourceType: 'Binary', id: uuid(9), contentType: 'application/pdf', data });
    await put(1, {
      payload: [
        { contentString: 'See below' },
        { contentAttachment: { title: 'a.pdf', contentType: 'application/pdf', data } },
        { contentAttachment: { contentType: 'application/pdf', url: `Binary/${uuid(9)}` } },
        { contentAttachment: { contentType: 'application/pdf', url: 'https://elsewhere.example/a.pdf' } },
      ],
    });
    const [message] = valueOf(await thread(uuid(1))).items;
    expect(message?.files.map(({ name }) => name)).toEqual(['a.pdf', 'attachment-3', 'attachment-4']);
    const mail = await mailOf();
    const bytes = async (id: string, of = ids.patient) => {
      const answer = await offered(mail.file?.(of, id, call));
      return answer.ok ? new TextDecoder().decode(answer.value) : answer.error.kind;
    };
    const files = message?.files ?? [];
    expect(await Promise.all(files.map(({ id }) => bytes(id)))).toEqual(['%PDF-1', '%PDF-1', 'not-offered']);
    expect(await bytes(files[0]?.id ?? '', ids.other)).toBe('gone');
  });

  it('are sent once under their key, to a provider and as an answer', async () => {
    const mail = await mailOf();
    const sent = valueOf(await mail.send(toProvider, 'm-1', call));
    expect(valueOf(await mail.send(toProvider, 'm-1', call))).toEqual(sent);
    const reply: NewMessage = { ...toProvider, to: { thread: sent.thread }, body: 'Thank you' };
    expect(valueOf(await mail.send(reply, 'm-2', call)).thread).toBe(sent.thread);
    const messages = valueOf(await thread(sent.thread)).items;
    expect(messages.map(({ body, sender }) => ({ body, sender }))).toEqual(
      expect.arrayContaining([
        { body: 'May I have a refill?', sender: 'Ana O’Neill' },
        { body: 'Thank you', sender: 'Ana O’Neill' },
      ]),
    );
    expect(messages.length).toBe(2);
    expect((await threads()).map(({ subject, answered }) => ({ subject, answered }))).toEqual([
      { subject: 'Refill', answered: false },
    ]);
  });

  it('are sent once when the answer is lost, also where the server cannot create once', async () => {
    const proxy = await startLosingProxy(server.base);
    try {
      for (const conditionalCreate of [true, false]) {
        const key = `lost-${conditionalCreate}`;
        const mail = await mailOf(proxy.base, { overrule: { Communication: { conditionalCreate } } });
        proxy.loseAnswerOf('POST', /Communication$/);
        expect(problemIn(await mail.send(toProvider, key, call))).toEqual({ kind: 'unknown' });
        valueOf(await mail.send(toProvider, key, call));
      }
      expect((await server.list('Communication')).length).toBe(2);
    } finally {
      await proxy.close();
    }
  });

  it('are shown once where two tries came through at one moment', async () => {
    const identifier = [{ system: 'urn:portico:key', value: 'm-1' }];
    await put(1, { identifier, sender: patient, recipient: [provider] });
    await put(2, { identifier, sender: patient, recipient: [provider] });
    await put(3, { partOf: within(2) });
    expect((await threads()).map(({ id }) => id)).toEqual([uuid(1)]);
    expect(valueOf(await thread(uuid(1))).items.map(({ id }) => id)).toEqual([uuid(3), uuid(1)]);
  });

  it('may be written to the patient’s own providers and to those with a calendar', async () => {
    const mail = await mailOf();
    expect(valueOf(await mail.recipients(ids.patient, call))).toEqual([
      { id: ids.provider, name: 'Dr. Luz Rivera', specialty: 'Family medicine', active: true },
    ]);
    const stranger: NewMessage = { ...toProvider, to: { provider: ids.place, subject: 'x' } };
    expect(problemIn(await mail.send(stranger, 'm-1', call))).toEqual({ kind: 'gone' });
    expect(problemIn(await mail.send({ ...toProvider, to: { thread: uuid(1) } }, 'm-1', call))).toEqual({
      kind: 'gone',
    });
  });

  it('are not offered where none can be written', async () => {
    expect(
      (await connected(server.base, { overrule: { Communication: { create: false } } })).connection.mail,
    ).toBeUndefined();
    expect((await connected(server.base, { quirks: 'athena' })).connection.mail).toBeUndefined();
    expect((await connected(server.base, { quirks: 'epic' })).connection.mail).toBeDefined();
  });
});
