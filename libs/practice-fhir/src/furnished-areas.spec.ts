import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  furnish,
  furnishPatientAreas,
  startMedplum,
  type FurnishedClinic,
  type MedplumServer,
} from '@portico/fhir-servers';
import { facet, valueOf } from './testing/expect-values.ts';
import { call, connected } from './testing/small-practice-fixture.ts';

const scene = { now: Date.parse('2026-11-24T09:00:00-05:00') };

describe('a clinic on a foreign engine, furnished by FHIR alone', () => {
  let server: MedplumServer;
  let clinic: FurnishedClinic;
  beforeAll(async () => {
    server = await startMedplum();
    clinic = await furnish(server.base('clinic'), scene);
    await furnishPatientAreas(server.base('clinic'), clinic, scene);
  }, 60_000);
  afterAll(() => server.close());

  const areasOf = async (patient: string) => {
    const { connection } = await connected(server.base('clinic'));
    const [coverage, mail, money, forms] = [
      valueOf(await facet(connection, 'coverage').read(patient, call)),
      valueOf(await facet(connection, 'mail').threads(patient, undefined, call)).items,
      valueOf(await facet(connection, 'money').balance(patient, call)).due,
      valueOf(await facet(connection, 'forms').asked(patient, call)),
    ];
    return { coverage, mail, money, forms };
  };

  it('shows a patient an insurance, a conversation, what is due, and a form in both languages', async () => {
    const { coverage, mail, money, forms } = await areasOf(clinic.patients.pena);
    expect({ coverage, mail, money, forms }).toMatchObject({
      coverage: [{ payer: 'Coastal Mutual', plan: 'Coastal Gold', rank: 'primary' }],
      mail: [{ subject: 'Your test results', answered: true, excerpt: 'Thank you! See you soon.' }],
      money: 4_750,
      forms: [{ title: { en: 'Health history', es: 'Historia de salud' }, questions: [{ kind: 'yes-no' }, {}] }],
    });
  });

  it('shows another patient nothing of it', async () => {
    expect(await areasOf(clinic.patients.oneill)).toEqual({ coverage: [], mail: [], money: 0, forms: [] });
  });
});
