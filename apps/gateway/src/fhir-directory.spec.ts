import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mark, south } from './testing/clinic-fixture.ts';
import { entriesOf, linkOf, startFhirService, type FhirServiceUnderTest } from './testing/fhir/fhir-service-fixture.ts';

describe('a practice, its times and its patients by FHIR', () => {
  let service: FhirServiceUnderTest;
  let gateway: FhirServiceUnderTest['gateway'];
  let base: string;
  let send: FhirServiceUnderTest['send'];
  beforeAll(async () => {
    service = await startFhirService();
    ({ gateway, base, send } = service);
  });
  afterAll(() => gateway.close());

  it('tells of the practice, its offices and its providers', async () => {
    expect(entriesOf(await send('Organization', 'ana'))).toMatchObject([
      { id: south.id, name: south.name, active: true },
    ]);
    const [place] = entriesOf(await send('Location?address-state=AZ', 'ana'));
    expect(place).toMatchObject({ id: 'main', address: { line: ['1 Mesa Road'], postalCode: '85001' } });
    expect((await send('Location/main', 'ana')).body).toEqual(place);
    expect(entriesOf(await send('Location?address-state=FL', 'ana'))).toEqual([]);
    const roles = entriesOf(await send('PractitionerRole?practitioner=Practitioner/ng', 'ana'));
    expect(roles).toMatchObject([{ practitioner: { reference: 'Practitioner/ng', display: `Dr. ${mark}` } }]);
    expect((await send('Practitioner/ng', 'ana')).body).toMatchObject({ name: [{ text: `Dr. ${mark}` }] });
    expect((await send('Practitioner/nobody', 'ana')).status).toBe(404);
  });

  it('tells which times can be booked, to whom the scope lets read them, and nothing of who took the others', async () => {
    const [first] = entriesOf(await send('Schedule?actor=Practitioner/ng', 'ana'));
    expect(first).toMatchObject({ id: 'ng..check-up..main', serviceType: [{ text: 'Check-up' }] });
    for (const token of ['ana', 'system']) {
      const found = await send(`Slot?schedule=ng..check-up..main&status=free&_count=5`, token);
      const [time] = entriesOf(found);
      expect(time).toMatchObject({ status: 'free', schedule: { reference: 'Schedule/ng..check-up..main' } });
      expect(time?.['start']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00-07:00$/);
      expect((await send(`Slot/${String(time?.['id'])}`, token)).body).toEqual(time);
      expect(JSON.stringify(found.body)).not.toContain('1001');
    }
    expect((await send('Slot', 'labs-only')).status).toBe(403);
  });

  it('lets a system read every patient, and find one by birth date and name without naming them in an address', async () => {
    const listed = entriesOf(await send('Patient', 'system')).map(({ id }) => id);
    expect(listed).toEqual(['1001', '2002']);
    const body = new URLSearchParams({ birthdate: '1980-02-29', name: 'ñúñez', _count: '1' }).toString();
    const posted = await send('Patient/_search', 'system', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(entriesOf(posted).map(({ id }) => id)).toEqual(['1001']);
    expect(linkOf(posted, 'self')).toBe(`${base}/Patient`);
    expect(linkOf(posted, 'next')).not.toMatch(/1980|ez/);
    expect(entriesOf(await send(linkOf(posted, 'next') ?? '', 'system')).map(({ id }) => id)).toEqual(['2002']);
    expect(entriesOf(await send('Patient?_id=2002,1001', 'system')).map(({ id }) => id)).toEqual(['2002', '1001']);
    expect(entriesOf(await send('Condition?patient=2002', 'system')).length).toBe(1);
  });
});
