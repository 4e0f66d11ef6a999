import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf } from '../reading/testing/sample-inputs.ts';
import { partOf, sourceIdOf } from '../records/index.ts';

const mrn = '<id root="2.999.2" extension="mrn-7"/>';
const ssn = '<id root="2.16.840.1.113883.4.1" extension="999-12-3456"/>';
type Change = readonly [from: string | RegExp, to: string];
const read = (...changes: readonly Change[]) =>
  readRecords(inputOf(changes.reduce((xml, [from, to]) => xml.replace(from, to), documentOf())));
const patientIn = (...changes: readonly Change[]) => {
  const [patient] = read(...changes).records;
  if (patient?.type !== 'patient') throw new Error('no patient');
  return patient;
};

describe('the patient of a header', () => {
  it('has the parts that are said and no others', () => {
    const { demographics: _, ...patient } = patientIn(
      ['<birthTime value="19710204"/>', ''],
      [/<languageCommunication>.*<\/languageCommunication>/, ''],
      [/<name use[\s\S]*?<\/name>/, '<name>María</name>'],
      [ssn, ''],
    );
    expect(patient).toStrictEqual({
      type: 'patient',
      id: partOf(sourceIdOf('', 'urn:oid:2.999.2|mrn-7'), '["",""]'),
      sources: ['recordTarget'],
      version: Date.UTC(2024, 2, 5),
      name: 'María',
      otherNames: [],
      identifiers: [{ system: 'urn:oid:2.999.2', value: 'mrn-7' }],
    });
  });

  // Rows that are stored are named by these ids.
  it('is named by the number of the practice with family name and birth date, before any secret number', () => {
    const id = partOf(sourceIdOf('', 'urn:oid:2.999.2|mrn-7'), '["nunez","1971-02-04"]');
    expect(patientIn().id).toBe(id);
    expect(patientIn([ssn, ''], [mrn, ssn + mrn]).id).toBe(id);
  });

  it('is named by a number without an extension too, whatever the case of its letters', () => {
    const uuid = 'A2F1C3D4-0000-4000-8000-000000000001';
    const patient = patientIn([mrn, `<id root="${uuid}"/>`], [ssn, '']);
    expect(patient.id).toBe(partOf(sourceIdOf('', `urn:uuid:${uuid.toLowerCase()}`), '["nunez","1971-02-04"]'));
    expect(patient.identifiers).toEqual([{ value: `urn:uuid:${uuid.toLowerCase()}` }]);
  });

  it.each([
    ['1.2x', 'urn:uuid:1.2x'],
    ['x1.2', 'urn:uuid:x1.2'],
    ['1.2', 'urn:oid:1.2'],
  ])('has a number of system %s as of %s', (root, system) => {
    expect(patientIn([mrn, `<id root="${root}" extension="1"/>`], [ssn, '']).identifiers).toEqual([
      { system, value: '1' },
    ]);
  });

  it('was known by custodian, name, birth date and last digits, and still is where the digits say nobody', () => {
    const custodian =
      '<custodian><assignedCustodian><representedCustodianOrganization><id root="2.999.9"/></representedCustodianOrganization></assignedCustodian></custodian>';
    const idOf = (digits: string, ...keepers: readonly object[]) =>
      sourceIdOf('export', JSON.stringify(['patient', keepers, 'María Núñez', '1971-02-04', digits]));
    expect(patientIn([mrn, '']).formerIds).toEqual([idOf('•••-••-3456')]);
    expect(patientIn([mrn, ''], ['</recordTarget>', `</recordTarget>${custodian}`]).formerIds).toEqual([
      idOf('•••-••-3456', { root: '2.999.9' }),
    ]);
    expect(patientIn([mrn, ''], ['999-12-3456', '999-99-9999']).id).toBe(idOf('•••-••-9999'));
    expect(patientIn([mrn, ''], [ssn, '']).id).toBe(idOf(''));
    expect(patientIn([mrn, ''], [ssn, '<id root="2.16.840.1.113883.4.1"/>']).id).toBe(idOf(''));
  });

  it('is known by the last four digits of a secret number with family name and birth date in any export', () => {
    const id = partOf(sourceIdOf('', 'urn:oid:2.16.840.1.113883.4.1|•••-••-3456'), '["nunez","1971-02-04"]');
    expect(patientIn([mrn, '']).id).toBe(id);
    expect(patientIn([mrn, ''], ['María', 'Mari']).id).toBe(id);
    expect(patientIn([mrn, ''], ['<birthTime value="19710204"/>', '']).id).not.toBe(id);
    expect(patientIn([mrn, ''], ['<birthTime value="19710204"/>', '']).formerIds).toBeUndefined();
  });

  it('has no number that is a null flavor or has no system', () => {
    const none = '<id root="2.999.3" extension="1" nullFlavor="UNK"/><id extension="2"/>';
    expect(patientIn([mrn, none + mrn], [ssn, '']).identifiers).toEqual([
      { system: 'urn:oid:2.999.2', value: 'mrn-7' },
    ]);
  });

  it.each([
    ['<recordTarget/><recordTarget>', '<recordTarget>', 'several recordTargets: one chart is one patient’s'],
    ['<recordTarget><role>', '<recordTarget><patientRole>', 'recordTarget/patientRole is missing'],
  ])('is one: with %s the document is refused', (to, from, detail) => {
    const xml = documentOf().replace(/<recordTarget>\s*<patientRole>/, '<recordTarget><patientRole>');
    const changed = xml.replace(from, to).replace('</patientRole>', to.includes('role') ? '</role>' : '</patientRole>');
    expect(readRecords(inputOf(changed))).toMatchObject({ records: [], refusals: [{ reason: 'unreadable', detail }] });
  });

  it('is spoken to in the language that is preferred, else in the first that the portal speaks', () => {
    const spoken = (code: string, isPreferred = false) =>
      `<languageCommunication><languageCode code="${code}"/><preferenceInd value="${isPreferred}"/></languageCommunication>`;
    const languageIn = (...languages: readonly string[]) =>
      patientIn([/<languageCommunication>.*<\/languageCommunication>/, languages.join('')]).language;
    expect(languageIn(spoken('en'), spoken('es', true))).toBe('es');
    expect(languageIn(spoken('vi'), spoken('ES-us'))).toBe('es');
    expect(languageIn(spoken('en'), spoken('vi', true))).toBeUndefined();
    const nothing = '<languageCommunication><preferenceInd value="true"/></languageCommunication>';
    expect(languageIn(nothing, spoken('es', true))).toBe('es');
    expect(languageIn(nothing, spoken('es'))).toBe('es');
    expect(languageIn(nothing)).toBeUndefined();
  });

  it('is told of each language once, and of none that is not named', () => {
    const spoken = '<languageCommunication><languageCode code="vi"/></languageCommunication>';
    const nothing = '<languageCommunication><languageCode nullFlavor="UNK"/></languageCommunication>';
    const said = patientIn([/<languageCommunication>.*<\/languageCommunication>/, spoken + nothing + spoken]);
    expect(said.demographics?.spokenLanguages?.more).toEqual(['vi']);
  });
});

describe('the document of a header', () => {
  const documentIn = (...changes: readonly Change[]) => {
    const [, document] = read(...changes).records;
    return document?.type === 'document' ? document : undefined;
  };
  const author = (inside: string) => `<author><assignedAuthor>${inside}</assignedAuthor></author>`;
  const person = '<assignedPerson><name>Dr. Ng</name></assignedPerson>';
  const clinic = (name: string) => `<representedOrganization><name>${name}</name></representedOrganization>`;

  it('is named by its bytes and its patient', () => {
    const digest = createHash('sha256').update(documentOf()).digest('hex');
    expect(documentIn()?.id).toBe(partOf(patientIn().id, `document ${digest}`));
  });

  it('is titled as it is, else as its code says, and refused without either', () => {
    expect(documentIn(['<title>Summary of care</title>', ''])?.document.title).toBe('Summary');
    const { refusals } = read(['<title>Summary of care</title>', ''], [' displayName="Summary"', '']);
    expect(refusals).toMatchObject([{ detail: 'a document with neither title nor code' }]);
  });

  it('is by the first author with a name, a person before the organization', () => {
    const by = (...authors: readonly string[]) =>
      documentIn(['<recordTarget>', `${authors.join('')}<recordTarget>`])?.document.author;
    expect(by(author(person + clinic('Valley')))).toBe('Dr. Ng');
    expect(by(author(''), author(clinic('Valley')), author(person))).toBe('Valley');
    expect(by(author(clinic('')))).toBeUndefined();
  });

  it('has the parts that are said and no others', () => {
    expect(Object.keys(documentIn(['<effectiveTime value="20240305"/>', ''])?.document ?? {})).toEqual([
      'id',
      'title',
      'mediaType',
      'size',
    ]);
    expect(documentIn(['<effectiveTime value="20240305"/>', ''])).not.toHaveProperty('version');
    expect(documentIn()?.sources).toEqual(['ClinicalDocument']);
  });
});
