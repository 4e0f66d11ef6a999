import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { labId } from './testing/clinic-fixture.ts';
import {
  issueOf,
  startFhirService,
  type FhirAnswer,
  type FhirServiceUnderTest,
} from './testing/fhir/fhir-service-fixture.ts';

describe('an export of all patients by FHIR', () => {
  let service: FhirServiceUnderTest;
  let gateway: FhirServiceUnderTest['gateway'];
  let base: string;
  let send: FhirServiceUnderTest['send'];
  beforeAll(async () => {
    service = await startFhirService();
    ({ gateway, base, send } = service);
  });
  afterAll(() => gateway.close());

  const kickOff = (query: string, token = 'system', prefer = 'respond-async') =>
    send(`Group/all/$export${query}`, token, { headers: { prefer, accept: 'application/fhir+json' } });
  const filesOf = ({ body }: FhirAnswer) =>
    body['output'] as readonly { readonly type: string; readonly url: string }[];

  it('is begun, asked about and fetched, file by file', async () => {
    const begun = await kickOff('?_type=Patient,Observation,Appointment');
    expect(begun.status).toBe(202);
    const status = await send(begun.headers.get('content-location') ?? '', 'system');
    expect(status.body).toMatchObject({
      requiresAccessToken: true,
      transactionTime: new Date(gateway.now()).toISOString(),
    });
    expect(filesOf(status).map(({ type }) => type)).toEqual(['Patient', 'Observation', 'Appointment']);
    const lines: Record<string, readonly string[]> = {};
    for (const { type, url } of filesOf(status)) {
      const file = await fetch(url, { headers: { authorization: 'Bearer system' } });
      expect(file.headers.get('content-type')).toBe('application/fhir+ndjson');
      const rows = (await file.text()).trim().split('\n');
      lines[type] = rows.map((row) => String((JSON.parse(row) as Record<string, unknown>)['id']));
    }
    expect(lines).toEqual({
      Patient: ['1001', '2002'],
      Observation: expect.arrayContaining([
        `1001..${labId}..1`,
        '1001..v1',
        '1001..s1..socialHistory',
        `2002..${labId}..1`,
        '2002..v1',
        '2002..s1..socialHistory',
      ]),
      Appointment: expect.arrayContaining(['1001-next', '2002-past11']),
    });
    expect(lines['Appointment']?.length).toBe(28);
    expect((await send(begun.headers.get('content-location') ?? '', 'system', { method: 'DELETE' })).status).toBe(202);
  });

  it('has every type of which a resource is one patient’s, unless it is asked for fewer', async () => {
    const status = await send((await kickOff('')).headers.get('content-location') ?? '', 'system');
    expect(filesOf(status).map(({ type }) => type)).toEqual([
      ...['Patient', 'CareTeam', 'Coverage', 'AllergyIntolerance', 'Condition', 'MedicationRequest'],
      ...[
        'Immunization',
        'Observation',
        'Goal',
        'CarePlan',
        'Device',
        'Procedure',
        'DiagnosticReport',
        'DocumentReference',
        'Appointment',
        'Encounter',
      ],
    ]);
  });

  it.each([
    { what: 'an app of a patient', query: '', token: 'ana', status: 403, code: 'forbidden' },
    { what: 'an export that would be waited for', query: '', prefer: 'respond-now', status: 400, code: 'processing' },
    { what: '_since', query: '?_since=2020-01-01T00:00:00Z', status: 400, code: 'not-supported' },
    { what: 'another type', query: '?_type=Claim', status: 400, code: 'value' },
    { what: 'another format', query: '?_outputFormat=csv', status: 400, code: 'value' },
  ])('refuses $what', async ({ query, token, prefer, status, code }) => {
    const answer = await kickOff(query, token, prefer);
    expect({ status: answer.status, code: issueOf(answer) }).toEqual({ status, code });
  });

  it('hands out nothing by an address that was made up, or to somebody else', async () => {
    const at = (await kickOff('')).headers.get('content-location') ?? '';
    const forged = [at.replace('/export/', '/export-file/'), `${at}AA`, `${base}/export/e30`];
    for (const address of forged) expect((await send(address, 'system')).status).toBe(404);
    expect((await send(at, 'ana')).status).toBe(403);
    expect((await send(at)).status).toBe(401);
  });
});
