import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedRegistration } from '@portico/adapters-practice/embedded';
import { blankInsurance, type InsuranceId } from '@portico/domain/profile';
import { documentId, labId, mark } from './testing/clinic-fixture.ts';
import {
  anaSouth,
  entriesOf,
  issueOf,
  linkOf,
  startFhirService,
  type FhirServiceUnderTest,
} from './testing/fhir/fhir-service-fixture.ts';

describe('the records of a patient by FHIR', () => {
  let service: FhirServiceUnderTest;
  let gateway: FhirServiceUnderTest['gateway'];
  let base: string;
  let send: FhirServiceUnderTest['send'];
  beforeAll(async () => {
    service = await startFhirService();
    ({ gateway, base, send } = service);
  });
  afterAll(() => gateway.close());

  it('reads the patient and what stands in the chart', async () => {
    expect((await send('Patient/1001', 'ana')).body).toMatchObject({
      resourceType: 'Patient',
      birthDate: '1980-02-29',
    });
    const [one] = entriesOf(await send('Condition?patient=Patient/1001&clinical-status=active', 'ana'));
    expect(one).toMatchObject({ code: { text: `${mark} asthma` }, onsetDateTime: '2019' });
    expect((await send(`Condition/${String(one?.['id'])}`, 'ana')).body).toEqual(one);
    expect(entriesOf(await send('Condition?clinical-status=resolved', 'ana'))).toEqual([]);
    const [none] = entriesOf(await send('AllergyIntolerance', 'ana'));
    expect(none).toMatchObject({ code: { text: 'No known allergy' } });
    expect((await send(`AllergyIntolerance/${String(none?.['id'])}`, 'ana')).body).toEqual(none);
    const told = await send('MedicationRequest?patient=1001', 'ana');
    expect(entriesOf(told)).toMatchObject([{ resourceType: 'OperationOutcome', issue: [{ code: 'incomplete' }] }]);
    const [result] = entriesOf(
      await send('Observation?category=laboratory&code=http://loinc.org|4548-4&date=ge2026', 'ana'),
    );
    expect(result).toMatchObject({ id: `1001..${labId}..1`, interpretation: [{ coding: [{ code: 'H' }] }] });
    const earlier = entriesOf(await send('Observation?category=laboratory&date=lt2026', 'ana'));
    expect(earlier.filter(({ resourceType }) => resourceType === 'Observation')).toEqual([]);
  });

  it('keeps the digits of a result', async () => {
    const answer = await fetch(`${base}/Observation/1001..${labId}..1`, {
      headers: { authorization: 'Bearer labs-only' },
    });
    expect(await answer.text()).toContain('"valueQuantity":{"value":7.10,"unit":"%"}');
  });

  it('hands out a document as its bytes, or as a Binary', async () => {
    const [document] = entriesOf(await send('DocumentReference', 'ana'));
    const url = (document as { content: { attachment: { url: string } }[] }).content[0]?.attachment.url ?? '';
    expect(url).toBe(`${base}/Binary/1001..${documentId}`);
    expect((await send(url, 'ana')).type).toBe('text/plain');
    const bytes = await send(url, 'ana', { headers: { accept: 'text/plain' } });
    expect({ body: bytes.body, policy: bytes.headers.get('content-security-policy') }).toEqual({
      body: { text: 'hello' },
      policy: expect.stringContaining('sandbox'),
    });
    const binary = await send(url, 'ana', { headers: { accept: 'application/fhir+json' } });
    expect(binary.body).toMatchObject({ resourceType: 'Binary', data: Buffer.from('hello').toString('base64') });
  });

  it('tells who insures and who cares for the patient', async () => {
    const { deleted: _, frontPhoto: __, backPhoto: ___, ...blank } = blankInsurance('i-1' as InsuranceId);
    const insurance = {
      ...blank,
      id: 'i-1' as InsuranceId,
      type: 'Primary',
      providerName: 'Cactus Health',
      memberId: 'M-77',
      relationshipType: 'Self',
      effectiveFrom: '2026-01-01',
    };
    await new EmbeddedRegistration(gateway.database).keep(anaSouth, { insurances: [insurance] });
    const [kept] = entriesOf(await send('Coverage?patient=1001&status=active', 'ana'));
    expect(kept).toEqual({
      resourceType: 'Coverage',
      id: '1001..i-1',
      meta: {
        profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-coverage'],
        versionId: expect.any(String),
      },
      status: 'active',
      subscriberId: 'M-77',
      beneficiary: { reference: 'Patient/1001' },
      relationship: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/subscriber-relationship', code: 'self' }],
      },
      subscriber: { reference: 'Patient/1001' },
      period: { start: '2026-01-01' },
      payor: [{ display: 'Cactus Health' }],
      order: 1,
    });
    expect((await send('Coverage/1001..i-1', 'ana')).body).toEqual(kept);
    expect((await send('Coverage/2002..i-1', 'ana')).status).toBe(404);
    const [team] = entriesOf(await send('CareTeam?status=active', 'ana'));
    expect(team).toMatchObject({ participant: [{ member: { display: `Dr. ${mark}` } }] });
    expect((await send('CareTeam/1001..care-team', 'ana')).body).toEqual(team);
  });

  it('lists visits page by page, each once, and takes the link for nothing else', async () => {
    const seen: string[] = [];
    let answer = await send('Appointment?_count=5', 'ana');
    const first = linkOf(answer, 'next');
    for (;;) {
      seen.push(...entriesOf(answer).map(({ id }) => String(id)));
      const next = linkOf(answer, 'next');
      if (next === undefined) break;
      answer = await send(next, 'ana');
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(14);
    expect(seen).toEqual(seen.filter((id) => id.startsWith('1001-')));
    const forged = [
      first?.replace('Appointment', 'Condition'),
      `${first ?? ''}AA`,
      first?.replace(/.(?=.{30}$)/, (one) => (one === 'A' ? 'B' : 'A')),
    ];
    for (const link of forged) expect(issueOf(await send(link ?? '', 'ana'))).toBe('invalid');
    expect(issueOf(await send(first ?? '', 'system'))).toBe('invalid');
    expect(issueOf(await send(`${first ?? ''}&_count=100`, 'ana'))).toBe('not-supported');
  });

  it('finds visits by their day and state', async () => {
    const now = new Date(gateway.now()).toISOString();
    const coming = entriesOf(await send(`Appointment?date=ge${now}&status=booked`, 'ana'));
    expect(coming.map(({ id }) => id)).toEqual(['1001-next']);
    const past = entriesOf(await send(`Appointment?patient=1001&date=lt${now}`, 'ana'));
    expect(past.length).toBe(12);
  });
});
