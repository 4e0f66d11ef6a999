import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { charts } from '@portico/domain/health/testing';
import { instant, type AppointmentId, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { writeCcda, writeRecord } from '../index.ts';

const patient = {
  id: 'ana',
  name: 'Ana Núñez',
  parts: { firstName: 'Ana', lastName: 'Núñez' },
  birthDate: '1980-02-29' as LocalDate,
  language: 'es',
  contact: { phone: '+14805550123', email: 'ana@example.com' },
  personal: { address1: '1 Main St', city: 'Mesa', state: 'AZ', zipcode: '85201' },
  more: { gender: 'Female', primary_race: 'White', ethnicity: 'Something else' },
  emergency: { firstName: 'Eva', lastName: 'Mora', relationship: 'Mother', phoneNumber: '+15205550199' },
  sourceFacts: {
    race: ['White', 'Asian'],
    ethnicity: ['Hispanic or Latino', 'Not Hispanic or Latino'],
    address: ['Calle Mayor 1, Madrid', 'ES'],
    formerNames: ['Ana Mora'],
    formerAddresses: ['9 Old St, Tempe, AZ 85280'],
    death: ['2023-12-24'],
    language: ['vi'],
    email: ['ana@example.org'],
    detailedRace: [{ text: 'Filipino', code: '2036-2' }, { text: 'In words alone' }],
    detailedEthnicity: [{ text: 'Mexican', code: '2148-5' }],
    relatedPeople: [
      { name: 'Lea Gil', relationship: 'Daughter', code: 'DAU' },
      { name: 'Leo', relationship: 'A friend' },
      { name: 'Lu' },
    ],
  },
} as const;

const schema = process.env['PORTICO_CDA_SCHEMA'];

(schema === undefined ? describe.skip : describe)('by the schema of CDA that PORTICO_CDA_SCHEMA names', () => {
  let validator: XsdValidator;

  beforeAll(() => {
    xmlRegisterFsInputProviders();
    const url = schema ?? '';
    validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(new Uint8Array(readFileSync(url)), { url }));
  });

  const faultsOf = (bytes: Uint8Array): string | undefined => {
    const document = XmlDocument.fromBuffer(bytes);
    try {
      validator.validate(document);
      return undefined;
    } catch (thrown) {
      return String(thrown);
    } finally {
      document.dispose();
    }
  };

  it('a document of the whole record is valid', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const bytes = writeRecord({
          id: 'record',
          title: 'Health record',
          practiceName: 'Mesa & Sons',
          patient: { ...patient, contact: patient.contact as object },
          chart,
          at: instant(1_795_289_400_000),
        });
        expect(faultsOf(bytes)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it('a summary of a visit is valid', () => {
    const visit = {
      appointment: 'visit-1' as AppointmentId,
      start: instant(1_795_287_600_000),
      end: instant(1_795_289_400_000),
      timeZone: 'America/Phoenix' as TimeZone,
      provider: 'Dr. <Ng> & "Co"',
      office: 'North',
    };
    fc.assert(
      fc.property(charts, (chart) => {
        const { id, name, language } = patient;
        const about = { id: 'visit-1', title: 'Visit summary', practiceName: 'Mesa & Sons', visit, next: [visit] };
        expect(faultsOf(writeCcda({ ...about, patient: { id, name, language }, chart }))).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});
