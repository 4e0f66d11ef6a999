import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { facet, valueOf } from '../testing/expect-values.ts';
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

const put = (resourceType: string, number: number, more: Record<string, unknown>) =>
  server.put({ resourceType, id: uuid(number), status: 'completed', subject, ...more });

const albuterol = { medicationCodeableConcept: { text: 'Albuterol' } };

const medicationsRead = async () => {
  const { connection } = await connected(server.base);
  const { medications } = valueOf(await facet(connection, 'record').sections(ids.patient, ['medications'], call));
  return medications?.kind === 'entries' ? medications.entries : [];
};

describe('what a FHIR server says was handed out', () => {
  it('stands with its prescription, and for the patient alone', async () => {
    await put('MedicationRequest', 2, { ...albuterol, status: 'active', intent: 'order' });
    const of = { authorizingPrescription: [{ reference: `MedicationRequest/${uuid(2)}` }] };
    const handedOut = { whenHandedOver: '2026-02-04', quantity: { value: 30, unit: 'tablets' } };
    await put('MedicationDispense', 3, { ...albuterol, ...of, ...handedOut });
    await put('MedicationDispense', 4, { ...albuterol, ...handedOut, subject: others });
    expect(await medicationsRead()).toEqual([
      {
        id: expect.any(String),
        name: 'Albuterol',
        status: 'current',
        fills: [{ date: '2026-02-04', quantity: '30 tablets', status: 'completed' }],
      },
    ]);
  });

  it('stands by itself, each time with its own directions, where no prescription of the patient has it', async () => {
    await put('Medication', 1, { code: { text: 'Ibuprofen' } });
    const ibuprofen = { medicationReference: { reference: `Medication/${uuid(1)}` } };
    const taken = (text: string) => ({ dosageInstruction: [{ text }] });
    await put('MedicationDispense', 2, { ...ibuprofen, whenHandedOver: '2026-02-04', ...taken('1 a day') });
    await put('MedicationDispense', 3, { ...ibuprofen, whenHandedOver: '2026-04-04', ...taken('2 a day') });
    await put('MedicationDispense', 4, { ...albuterol, status: 'entered-in-error' });
    const first = {
      ...{ name: 'Ibuprofen', status: 'unknown', instructions: '1 a day' },
      fills: [{ date: '2026-02-04', status: 'completed' }],
    };
    const second = { ...first, instructions: '2 a day', fills: [{ date: '2026-04-04', status: 'completed' }] };
    const read = await medicationsRead();
    expect(read).toMatchObject([first, second]);
    const [one, other] = read;
    // What is hidden is hidden by its id.
    expect(one?.id).not.toBe(other?.id);
    await put('MedicationDispense', 2, { ...ibuprofen, status: 'entered-in-error' });
    expect(await medicationsRead()).toEqual([other]);
  });
});
