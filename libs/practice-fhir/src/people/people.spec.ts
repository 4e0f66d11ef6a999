import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { problemIn, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const claim = { firstName: 'Ana', lastName: "O'Neill-Núñez", birthDate: '1980-02-29' };
const notOffered = { ok: false, error: { kind: 'not-offered' } } as const;

describe('patients on a FHIR server', () => {
  it.each([
    { what: 'by name and date of birth', more: {}, isFound: true },
    { what: 'in any case and spacing', more: { firstName: ' ana  MARÍA', lastName: "o'neill-núñez" }, isFound: true },
    {
      what: 'by phone, email and record number',
      more: { phone: '+13055550100', email: 'ANA@example.com', recordNumber: 'MR-1' },
      isFound: true,
    },
    { what: 'not under another first name', more: { firstName: 'María' }, isFound: false },
    { what: 'not under a part of the last name', more: { lastName: "O'Neill" }, isFound: false },
    { what: 'not on another date', more: { birthDate: '1980-02-28' }, isFound: false },
    { what: 'not with another phone', more: { phone: '+13055550101' }, isFound: false },
    { what: 'not with another email', more: { email: 'a@example.com' }, isFound: false },
    { what: 'not with another record number', more: { recordNumber: 'MR-2' }, isFound: false },
  ])('finds a claim $what', async ({ more, isFound }) => {
    const { connection } = await connected(server.base);
    const found = valueOf(await connection.people.match({ ...claim, ...more }, call));
    expect(found.map(({ id }) => id)).toEqual(isFound ? [ids.patient] : []);
  });

  it('puts no name and no date of birth into an address', async () => {
    const { connection, host } = await connected(server.base);
    await connection.people.match(claim, call);
    expect(host.sent.map(({ url }) => url).join(' ')).not.toMatch(/Neill|1980/);
  });

  it('answers two who match as two, and none who was merged into another', async () => {
    const twin = {
      resourceType: 'Patient',
      birthDate: '1980-02-29',
      name: [{ family: "O'Neill-Núñez", given: ['Ana'] }],
    };
    await server.put({ ...twin, id: '11111111-1111-4111-8111-111111111113' });
    await server.put({ ...twin, id: '11111111-1111-4111-8111-111111111114', active: false });
    const link = [{ type: 'replaced-by', other: { reference: `Patient/${ids.patient}` } }];
    await server.put({ ...twin, id: '11111111-1111-4111-8111-111111111115', link });
    const { connection } = await connected(server.base);
    expect(valueOf(await connection.people.match(claim, call)).length).toBe(2);
  });

  it('reads a patient as the practice writes the name', async () => {
    const { connection } = await connected(server.base);
    expect(valueOf(await connection.people.read(ids.patient, call))).toMatchObject({
      id: ids.patient,
      name: "Ana María O'Neill-Núñez",
      firstName: 'Ana',
      lastName: "O'Neill-Núñez",
      phone: '+13055550100',
      email: 'ana@example.com',
      recordNumber: 'MR-1',
    });
    expect(problemIn(await connection.people.read('none', call))).toEqual({ kind: 'gone' });
  });

  it.each([{ conditionalCreate: true }, { conditionalCreate: false }])(
    'registers once for each key: $conditionalCreate',
    async ({ conditionalCreate }) => {
      const { connection } = await connected(server.base, { overrule: { Patient: { conditionalCreate } } });
      const { register } = connection.people;
      const person = { ...claim, firstName: 'Neu', phone: '+13055550111', language: 'es' };
      const first = valueOf((await register?.(person, 'person-1', call)) ?? notOffered);
      const again = valueOf((await register?.(person, 'person-1', call)) ?? notOffered);
      expect(first).toMatchObject({ firstName: 'Neu', phone: '+13055550111', language: 'es' });
      expect(again.id).toBe(first.id);
      expect((await server.list('Patient')).length).toBe(3);
    },
  );

  it('changes what a change holds and keeps the rest, unless it was changed meanwhile', async () => {
    const { connection } = await connected(server.base);
    const { correct, read } = connection.people;
    const before = valueOf(await read(ids.patient, call));
    const change = { lastName: 'Rivera', email: 'new@example.com' };
    const changed = valueOf((await correct?.(ids.patient, change, before.version, call)) ?? notOffered);
    expect(changed).toMatchObject({
      name: 'Ana María Rivera',
      email: 'new@example.com',
      phone: '+13055550100',
      recordNumber: 'MR-1',
    });
    const old = (await correct?.(ids.patient, { phone: '+13055550122' }, before.version, call)) ?? notOffered;
    expect(problemIn(old)).toEqual({ kind: 'conflict' });
  });
});
