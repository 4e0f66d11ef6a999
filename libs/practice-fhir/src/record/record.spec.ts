import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sectionNames } from '@portico/practice-spi';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const uuid = (number: number) => `99999999-9999-4999-8999-${String(number).padStart(12, '0')}`;
const subject = { reference: `Patient/${ids.patient}` };
const others = { reference: `Patient/${ids.other}` };
const laboratory = [{ coding: [{ code: 'laboratory' }] }];

const put = (resourceType: string, number: number, more: Record<string, unknown>) =>
  server.put({ resourceType, id: uuid(number), ...more });

const observation = (number: number, more: Record<string, unknown> = {}) =>
  put('Observation', number, {
    status: 'final',
    category: laboratory,
    subject,
    code: { coding: [{ system: 'http://loinc.org', code: '2345-7', display: 'Glucose' }] },
    valueQuantity: { value: 7.1, unit: 'mmol/L' },
    ...more,
  });

describe('health records on a FHIR server', () => {
  it('reads the sections that are wanted, of this patient alone', async () => {
    await put('Condition', 1, { subject, code: { text: 'Asthma' }, clinicalStatus: { coding: [{ code: 'active' }] } });
    await put('Condition', 2, { subject: others, code: { text: 'Gout' } });
    await put('AllergyIntolerance', 3, {
      patient: subject,
      code: { coding: [{ code: '716186003', display: 'None' }] },
    });
    await put('Medication', 4, { code: { text: 'Albuterol' } });
    await put('MedicationRequest', 5, {
      status: 'active',
      intent: 'order',
      subject,
      medicationReference: { reference: `Medication/${uuid(4)}` },
      requester: { reference: `PractitionerRole/${ids.role}` },
    });
    await put('MedicationRequest', 6, {
      status: 'active',
      intent: 'proposal',
      subject,
      medicationCodeableConcept: { text: 'Idea' },
    });
    await put('CareTeam', 7, {
      status: 'active',
      subject,
      participant: [{ member: { reference: `PractitionerRole/${ids.role}` }, role: [{ text: 'Physician' }] }],
    });
    const { connection } = await connected(server.base);
    const record = valueOf(await facet(connection, 'record').sections(ids.patient, sectionNames, call));
    expect(record).toMatchObject({
      conditions: { kind: 'entries', entries: [{ name: 'Asthma', status: 'active' }] },
      allergies: { kind: 'none-known' },
      medications: {
        kind: 'entries',
        entries: [{ name: 'Albuterol', status: 'current', prescriber: 'Dr. Luz Rivera' }],
      },
      labs: { kind: 'entries', entries: [] },
      documents: { kind: 'entries', entries: [] },
      careTeam: { kind: 'entries', entries: [{ name: 'Dr. Luz Rivera', role: 'Physician' }] },
    });
    expect(Object.keys(valueOf(await facet(connection, 'record').sections(ids.patient, ['allergies'], call)))).toEqual([
      'allergies',
    ]);
  });

  it('looks up who prescribed and who reports, where only a reference says it', async () => {
    const who = { reference: `Practitioner/${ids.provider}` };
    const prescription = { status: 'active', intent: 'order', medicationCodeableConcept: { text: 'Albuterol' } };
    await put('MedicationRequest', 1, { ...prescription, subject, requester: who });
    const { connection: first } = await connected(server.base);
    expect(valueOf(await facet(first, 'record').sections(ids.patient, ['medications'], call))).toMatchObject({
      medications: { entries: [{ name: 'Albuterol', prescriber: 'Dr. Luz Rivera' }] },
    });
    const report = { status: 'final', code: { text: 'Panel' }, category: [{ coding: [{ code: 'LAB' }] }] };
    await put('DiagnosticReport', 2, { ...report, subject, performer: [who] });
    const { connection: second } = await connected(server.base);
    expect(valueOf(await facet(second, 'record').sections(ids.patient, ['labs'], call))).toMatchObject({
      labs: { entries: [{ name: 'Panel', performer: 'Dr. Luz Rivera' }] },
    });
  });

  it('says who wrote an entry, and of another entry nothing', async () => {
    await put('Condition', 1, { subject, code: { text: 'Asthma' } });
    await put('Condition', 2, { subject, code: { text: 'Gout' } });
    await put('Provenance', 3, {
      target: [{ reference: `Condition/${uuid(1)}` }],
      recorded: '2026-02-03T10:15:00-07:00',
      agent: [{ type: { coding: [{ code: 'author' }] }, who: { reference: `PractitionerRole/${ids.role}` } }],
    });
    const { connection } = await connected(server.base);
    const { conditions } = valueOf(await facet(connection, 'record').sections(ids.patient, ['conditions'], call));
    const entries = conditions?.kind === 'entries' ? conditions.entries : [];
    expect(entries.map(({ name, authored }) => [name, authored])).toEqual([
      ['Asthma', { by: 'Dr. Luz Rivera', at: '2026-02-03T10:15:00-07:00' }],
      ['Gout', undefined],
    ]);
  });

  it('reads what those who give care wrote about a report and its results, each once, and not what patients noted', async () => {
    const doctor = { authorReference: { reference: `Practitioner/${ids.provider}` } };
    const note = [
      { ...doctor, text: 'Better than last time.' },
      { ...doctor, text: 'Better than last time.' },
      { authorReference: subject, text: 'I had breakfast.' },
      { authorString: 'Dr. Ng', text: ' Repeat in May. ' },
    ];
    await observation(1, { note });
    await put('DiagnosticReport', 2, {
      status: 'final',
      category: [{ coding: [{ code: 'LAB' }] }],
      subject,
      code: { text: 'Panel' },
      conclusion: 'All is well.',
      result: [{ reference: `Observation/${uuid(1)}` }],
    });
    const { connection } = await connected(server.base);
    const { labs, documents } = valueOf(
      await facet(connection, 'record').sections(ids.patient, ['labs', 'documents'], call),
    );
    expect(labs).toMatchObject({
      entries: [
        {
          comments: [
            { text: 'All is well.' },
            { text: 'Better than last time.', author: 'Dr. Luz Rivera' },
            { text: 'Repeat in May.', author: 'Dr. Ng' },
          ],
        },
      ],
    });
    expect(documents?.kind === 'entries' ? documents.entries : []).toEqual([]);
  });

  it('reads immunizations, vital signs and procedures, with the names of who did them', async () => {
    const gave = [{ actor: { reference: `Practitioner/${ids.provider}` } }];
    await put('Immunization', 1, {
      status: 'not-done',
      patient: subject,
      vaccineCode: { text: 'Influenza' },
      occurrenceDateTime: '2024-10',
      performer: gave,
    });
    await observation(2, { category: [{ coding: [{ code: 'vital-signs' }] }], code: { text: 'Body weight' } });
    await observation(3);
    await put('Procedure', 4, { status: 'completed', subject, code: { text: 'Colonoscopy' } });
    const { connection } = await connected(server.base);
    const wanted = ['immunizations', 'vitalSigns', 'procedures'] as const;
    const record = valueOf(await facet(connection, 'record').sections(ids.patient, wanted, call));
    expect(record).toMatchObject({
      immunizations: {
        entries: [{ vaccine: 'Influenza', date: '2024-10', status: 'not-done', performer: 'Dr. Luz Rivera' }],
      },
      vitalSigns: { entries: [{ name: 'Body weight', parts: [{ value: { value: '7.1', unit: 'mmol/L' } }] }] },
      procedures: { entries: [{ name: 'Colonoscopy', status: 'completed' }] },
    });
    const { labs } = valueOf(await facet(connection, 'record').sections(ids.patient, ['labs', 'vitalSigns'], call));
    expect(labs).toMatchObject({ entries: [{ name: 'Glucose' }] });
  });

  it('shows no record of another, also from a server that ignores whose records are asked for', async () => {
    await put('Condition', 1, { subject, code: { text: 'Asthma' } });
    await put('Condition', 2, { subject: others, code: { text: 'Gout' } });
    const { connection, host } = await connected(server.base);
    const http = host.http;
    host.http = (request) => http({ ...request, url: request.url.replace(/patient=[^&]*&?/, '') });
    const { conditions } = valueOf(await facet(connection, 'record').sections(ids.patient, ['conditions'], call));
    expect(conditions).toMatchObject({ kind: 'entries', entries: [{ name: 'Asthma' }] });
    expect(conditions?.kind === 'entries' && conditions.entries.length).toBe(1);
  });

  it('tells a result once: in its report, or alone where no report has it', async () => {
    await observation(1);
    await observation(2, { category: [{ text: 'not said' }], code: { text: 'Sodium' } });
    await observation(3, { code: { text: 'Potassium' } });
    await put('DiagnosticReport', 4, {
      status: 'final',
      category: [{ coding: [{ code: 'LAB' }] }],
      subject,
      code: { text: 'Chemistry' },
      result: [{ reference: `Observation/${uuid(1)}` }, { reference: `Observation/${uuid(2)}` }],
    });
    const { connection } = await connected(server.base);
    const { labs } = valueOf(await facet(connection, 'record').sections(ids.patient, ['labs'], call));
    const reports = labs?.kind === 'entries' ? labs.entries : [];
    expect(reports.map(({ name, results }) => ({ name, results: results.map((result) => result.name) }))).toEqual([
      { name: 'Chemistry', results: ['Glucose', 'Sodium'] },
      { name: 'Potassium', results: ['Potassium'] },
    ]);
  });

  it('keeps the digits of a value as the laboratory wrote them', async () => {
    await observation(1, { valueQuantity: { value: 7777, unit: 'mmol/L' } });
    const { connection, host } = await connected(server.base);
    const http = host.http;
    host.http = async (request) => {
      const reply = await http(request);
      if (!reply.ok) return reply;
      const written = new TextDecoder().decode(reply.value.bytes).replace('7777', '7.10');
      return { ok: true, value: { ...reply.value, bytes: new TextEncoder().encode(written) } };
    };
    const { labs } = valueOf(await facet(connection, 'record').sections(ids.patient, ['labs'], call));
    expect(labs).toMatchObject({ entries: [{ results: [{ value: { kind: 'quantity', value: '7.10' } }] }] });
  });

  it('leaves out and counts what it cannot read, and has no section that the server does not keep', async () => {
    await put('Condition', 1, { subject, clinicalStatus: { coding: [{ code: 'active' }] } });
    await put('Condition', 2, {
      subject,
      code: { text: 'Gout' },
      verificationStatus: { coding: [{ code: 'entered-in-error' }] },
    });
    const { connection, host } = await connected(server.base, { overrule: { CareTeam: false } });
    const record = valueOf(await facet(connection, 'record').sections(ids.patient, ['conditions', 'careTeam'], call));
    expect(record).toEqual({ conditions: { kind: 'no-information' } });
    expect(host.told).toEqual([{ event: 'fhir-rows-left-out', facts: { what: 'Condition', count: 1 } }]);
  });

  it('says nothing of a section of which nothing could be read, and not that it is empty', async () => {
    await put('Condition', 1, { subject, clinicalStatus: { coding: [{ code: 'active' }] } });
    await put('Procedure', 2, { subject, status: 'completed', code: { text: 'Colonoscopy' } });
    const { connection } = await connected(server.base);
    const record = valueOf(await facet(connection, 'record').sections(ids.patient, ['conditions', 'procedures'], call));
    expect(record).toMatchObject({
      conditions: { kind: 'no-information' },
      procedures: { kind: 'entries', entries: [{ name: 'Colonoscopy' }] },
    });
  });

  it('is away as a whole when a section of it is', async () => {
    const { connection, host } = await connected(server.base);
    const http = host.http;
    host.http = (request) =>
      request.url.includes('AllergyIntolerance')
        ? Promise.resolve({ ok: false, error: { kind: 'away' } })
        : http(request);
    const answer = await facet(connection, 'record').sections(ids.patient, ['conditions', 'allergies'], call);
    expect(problemIn(answer)).toEqual({ kind: 'away' });
  });

  it('takes no page that asks to sign in for a document', async () => {
    const attachment = { title: 'Letter', contentType: 'application/pdf', url: `Binary/${uuid(1)}` };
    await put('DocumentReference', 2, { status: 'current', subject, content: [{ attachment }] });
    const { connection, host } = await connected(server.base);
    const http = host.http;
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const bytes = new TextEncoder().encode('<html>Sign in</html>');
    host.http = (request) =>
      request.url.includes('Binary')
        ? Promise.resolve({ ok: true, value: { status: 200, headers, bytes } })
        : http(request);
    const answer = await facet(connection, 'record').document(ids.patient, `DocumentReference/${uuid(2)}`, call);
    expect(problemIn(answer)).toEqual({ kind: 'malformed', what: 'content-type' });
  });

  it('hands over a document with its bytes, wherever the server keeps them', async () => {
    const data = Buffer.from('%PDF-1').toString('base64');
    await put('Binary', 1, { contentType: 'application/pdf', data });
    const attachments = [
      { title: 'Inside', contentType: 'application/pdf', data },
      { title: 'Beside', contentType: 'application/pdf', url: `Binary/${uuid(1)}` },
      { title: 'Elsewhere', contentType: 'application/pdf', url: 'https://elsewhere.example/a.pdf' },
    ];
    await put('DocumentReference', 2, {
      status: 'current',
      subject,
      content: attachments.map((attachment) => ({ attachment })),
    });
    const { connection, host } = await connected(server.base);
    const record = facet(connection, 'record');
    const { documents } = valueOf(await record.sections(ids.patient, ['documents'], call));
    const listed = documents?.kind === 'entries' ? documents.entries : [];
    expect(listed.map(({ title }) => title)).toEqual(['Inside', 'Beside', 'Elsewhere']);
    const answers = await Promise.all(listed.map(({ id }) => record.document(ids.patient, id, call)));
    const bytes = answers.map((answer) =>
      answer.ok ? new TextDecoder().decode(answer.value.bytes) : answer.error.kind,
    );
    expect(bytes).toEqual(['%PDF-1', '%PDF-1', 'not-offered']);
    const [first] = listed;
    expect(problemIn(await record.document(ids.other, first?.id ?? '', call))).toEqual({ kind: 'gone' });
    expect(problemIn(await record.document(ids.patient, 'Patient/1', call))).toEqual({ kind: 'gone' });
    expect(host.sent.every(({ url }) => url.startsWith(server.base))).toBe(true);
  });
});
