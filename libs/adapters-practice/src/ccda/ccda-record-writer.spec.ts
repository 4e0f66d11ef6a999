import { describe, expect, it } from '@jest/globals';
import { unknownChart, type RecordToTake } from '@portico/domain/health';
import { instant, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { CcdaRecordWriter } from './ccda-record-writer.ts';
import { parseXml } from './parse-xml.ts';
import { all, attribute, first, plainText } from './xml-tree.ts';
import { uuidOf } from './writing/write-patient.ts';

const record: RecordToTake = {
  identity: {
    patient: { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId },
    name: 'Ana Gil',
    language: 'es',
  },
  practiceName: 'Mesa',
  chart: unknownChart,
  documents: new Map(),
  withVisits: false,
  now: instant(Date.UTC(2026, 10, 24, 12)),
};

const written = async (more: Partial<RecordToTake> = {}) => {
  const read = parseXml(await new CcdaRecordWriter().write({ ...record, ...more }));
  if (!read.ok) throw new Error('not well-formed');
  return { document: read.value, role: first(read.value, 'recordTarget/patientRole') };
};

describe('a record as a document of C-CDA', () => {
  it('is titled in the language of the person, and is another one at another moment', async () => {
    const [{ document, role }, later] = [await written(), await written({ now: instant(0) })];
    expect(plainText(first(document, 'title'))).toBe('Expediente médico');
    expect(attribute(first(document, 'id'), 'root')).toBe(uuidOf('["[\\"mesa\\",\\"ana\\"]",1795521600000]'));
    expect(attribute(first(later.document, 'id'), 'root')).toBe(uuidOf('["[\\"mesa\\",\\"ana\\"]",0]'));
    expect(attribute(first(role, 'id'), 'root')).toBe(uuidOf('["mesa","ana"]'));
  });

  it('says of the person what the registration does, and no address or whom to call without one', async () => {
    const details = {
      personal: { address1: '1 Main St', city: 'Mesa', state: 'AZ', zipcode: '85201' },
      personal_details: { gender: 'Female' },
      emergency_contact: { firstName: 'Bo', lastName: 'Gil' },
    };
    const sourceFacts = { email: ['ana@example.com'] };
    const { document, role } = await written({ registration: { details, insurances: [], sourceFacts } });
    expect(plainText(first(role, 'addr/city'))).toBe('Mesa');
    expect(attribute(first(role, 'patient/administrativeGenderCode'), 'code')).toBe('F');
    expect(all(role, 'telecom').map((each) => attribute(each, 'value'))).toEqual(['mailto:ana@example.com']);
    expect(plainText(first(document, 'participant/associatedEntity/associatedPerson/name'))).toBe('BoGil');
    const bare = await written();
    expect(attribute(first(bare.role, 'addr'), 'nullFlavor')).toBe('NI');
    expect(all(bare.document, 'participant')).toEqual([]);
  });
});
