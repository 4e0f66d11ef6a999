import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf } from '../reading/testing/sample-inputs.ts';

const language =
  '<languageCommunication><languageCode code="es-US"/><preferenceInd value="true"/></languageCommunication>';

interface Header {
  /** In the role of the patient. */
  readonly role?: string;
  /** In the person, behind the birth time. */
  readonly person?: string;
  /** In the document, behind the patient. */
  readonly around?: string;
}

/** What a header says of the person beside name and language; it is read on November 24, 2026. */
const factsIn = ({ role = '', person = '', around = '' }: Header) => {
  const document = documentOf()
    .replace('<patient>', `${role}<patient>`)
    .replace(language, person)
    .replace('</recordTarget>', `</recordTarget>${around}`);
  const [patient] = readRecords(inputOf(document)).records;
  const { name: _, ...facts } = (patient?.type === 'patient' && patient.demographics) || {};
  return Object.fromEntries(
    Object.entries(facts).map(([part, { texts, more }]) => [part, more === undefined ? texts : more]),
  );
};

describe('what a header says of a person', () => {
  it('is nothing beside the name where it says nothing', () => {
    expect(factsIn({})).toEqual({});
  });

  it('is each part of the name, and what it was before', () => {
    const names =
      '<name use="L"><prefix>Dr.</prefix><given>Ana</given><given>María</given><family>Gil</family><suffix>Jr.</suffix></name><name><given>Ana</given><family>Old</family><validTime><high value="2001"/></validTime></name>';
    const [patient] = readRecords(inputOf(documentOf().replace(/<name use[\s\S]*?<\/name>/, names))).records;
    expect(patient?.type === 'patient' && patient.demographics).toMatchObject({
      name: {
        texts: { prefix: 'Dr.', first_name: 'Ana María', middle_name: 'María', last_name: 'Gil', suffix: 'Jr.' },
      },
      formerNames: { more: ['Ana Old'] },
    });
  });

  it.each([
    ['F', 'Female'],
    ['M', 'Male'],
    ['UN', 'Other'],
    ['X', undefined],
  ])('is the gender: %s is %s', (code, gender) => {
    expect(factsIn({ person: `<administrativeGenderCode code="${code}"/>` })).toEqual(
      (gender && { gender: { gender } }) || {},
    );
  });

  it('is race and ethnicity by category, and what is more detailed in its own words', () => {
    const race = (tag: string, code: string, displayName = '') =>
      `<${tag} code="${code}" codeSystem="2.16.840.1.113883.6.238" displayName="${displayName}"/>`;
    expect(
      factsIn({
        person:
          race('raceCode', '2106-3', 'White') +
          race('sdtc:raceCode', '2108-9', 'European') +
          race('sdtc:raceCode', '2110-5') +
          race('ethnicGroupCode', '2135-2', 'Hispanic or Latino') +
          race('sdtc:ethnicGroupCode', '2148-5', 'Mexican'),
      }),
    ).toEqual({
      race: { primary_race: 'White' },
      detailedRace: [
        { text: 'European', code: '2108-9' },
        { text: '2110-5', code: '2110-5' },
      ],
      ethnicity: { ethnicity: 'Hispanic or Latino' },
      detailedEthnicity: [{ text: 'Mexican', code: '2148-5' }],
    });
  });

  it('is several races where it says several, of translations too', () => {
    const other =
      '<sdtc:raceCode nullFlavor="OTH"><translation code="2054-5"/><translation code="2110-5"/></sdtc:raceCode>';
    expect(factsIn({ person: `<raceCode code="2028-9"/>${other}` })).toEqual({
      race: ['Asian', 'Black or African American'],
    });
  });

  it('is that somebody declined to say it, and nothing where it is not known', () => {
    expect(factsIn({ person: '<raceCode nullFlavor="ASKU"/><ethnicGroupCode nullFlavor="ASKU"/>' })).toEqual({
      race: { primary_race: 'Declined' },
      ethnicity: { ethnicity: 'Declined' },
    });
    expect(
      factsIn({ person: '<raceCode/><raceCode nullFlavor="UNK"/><sdtc:raceCode code="2110-5" nullFlavor="UNK"/>' }),
    ).toEqual({});
  });

  it.each([
    ['<sdtc:deceasedInd value="true"/>', { death: [''] }],
    ['<sdtc:deceasedInd value="false"/>', { death: [] }],
    ['<sdtc:deceasedInd value="false"/><sdtc:deceasedTime value="20200102"/>', { death: ['2020-01-02'] }],
    ['<sdtc:deceasedTime value="20200102"/>', { death: ['2020-01-02'] }],
    ['<sdtc:deceasedInd nullFlavor="UNK"/>', {}],
  ])('is a death: %s', (person, facts) => {
    expect(factsIn({ person })).toEqual(facts);
  });

  it.each([
    ['MC', 'Mobile'],
    ['HP', 'Home'],
    ['H', 'Home'],
    ['WP', 'Work'],
    ['EC MC', 'Mobile'],
    ['EC', undefined],
  ])('is a number of a kind: %s is %s', (use, type) => {
    expect(factsIn({ role: `<telecom use="${use}" value="tel:+1(401)555-0100"/>` })).toEqual({
      phone: { phone_number: '+14015550100', ...(type && { phone_type: type }) },
    });
  });

  it('is the kind of the number that stands, which may be escaped, and of no other', () => {
    const others =
      '<telecom use="MC"/><telecom use="MC" value="mailto:ana@example.com"/><telecom use="HP" value="tel:401-555-0111"/>';
    expect(factsIn({ role: `${others}<telecom use="WP" value="tel:%2B1(401)555-0100"/>` })).toEqual({
      phone: { phone_number: '+14015550100', phone_type: 'Work' },
      email: ['ana@example.com'],
    });
    expect(factsIn({ role: '<telecom value="tel:401-555-0111"/>' })).toEqual({
      phone: { phone_number: '+14015550111' },
    });
  });
});

describe('where a header says that a person lives', () => {
  const address = (city: string, use = '', more = '', attributes = '') =>
    `<addr use="${use}"${attributes}><streetAddressLine>1 Main St</streetAddressLine><streetAddressLine/><streetAddressLine>Unit 2</streetAddressLine><city>${city}</city><state>AZ</state><postalCode>85201</postalCode><country>US</country>${more}</addr>`;
  const mesa = { address1: '1 Main St, Unit 2', city: 'Mesa', state: 'AZ', zipcode: '85201' };

  it.each(['HP', 'H', 'HP PHYS'])('is at home before elsewhere (%s)', (use) => {
    expect(factsIn({ role: address('Tempe') + address('Mesa', use) })).toEqual({ address: mesa });
  });

  it('is the first where none is at home', () => {
    expect(factsIn({ role: address('Mesa', 'WP') + address('Tempe') })).toEqual({ address: mesa });
  });

  it.each([
    ['BAD', ''],
    ['TMP', ''],
    ['H BAD', ''],
    ['H', ' nullFlavor="UNK"'],
  ])('is not where it is wrong or for a time: %s%s', (use, attributes) => {
    expect(factsIn({ role: address('Tempe', use, '', attributes) + address('Mesa', 'WP') })).toEqual({ address: mesa });
    expect(factsIn({ role: address('Tempe', use, '', attributes) })).toEqual({});
  });

  it('is a former one once that is over', () => {
    const over = '<useablePeriod><low value="2001"/><high value="2010"/></useablePeriod>';
    expect(factsIn({ role: address('Tempe', 'H', over) + address('Mesa') })).toEqual({
      address: mesa,
      formerAddresses: ['1 Main St, Unit 2, Tempe, AZ 85201, US'],
    });
    expect(factsIn({ role: address('Tempe', 'H', over, ' nullFlavor="UNK"') })).toEqual({});
  });

  it('is told in its words where it has no parts, with the country', () => {
    const words = '<addr>1  Main St,<country>Canada</country>\n Ottawa </addr>';
    expect(factsIn({ role: words })).toEqual({ address: ['1 Main St, Ottawa', 'Canada'] });
  });
});

describe('the people whom a header names', () => {
  const codes = '2.16.840.1.113883.5.111';
  const entity = (classCode: string, inside: string, time = ''): string =>
    `<participant typeCode="IND">${time}<associatedEntity classCode="${classCode}">${inside}</associatedEntity></participant>`;
  const person = (given: string, family = 'Lee'): string =>
    `<associatedPerson><name><given>${given}</given><family>${family}</family></name></associatedPerson>`;
  const role = (code: string, system = codes, more = ''): string =>
    `<code code="${code}" codeSystem="${system}"${more}/>`;

  it('are the one to call, with name, relationship and number', () => {
    const inside = `${role('MTH')}<telecom value="tel:401-555-0100"/><associatedPerson><name><given>Ann</given><given>Bea</given><family>Lee</family></name></associatedPerson>`;
    expect(factsIn({ around: entity('NOK', role('SIS') + person('Cy')) + entity('ECON', inside) })).toEqual({
      emergencyContact: {
        firstName: 'Ann',
        middleName: 'Bea',
        lastName: 'Lee',
        relationship: 'Mother',
        phoneNumber: '+14015550100',
      },
      relatedPeople: [{ name: 'Cy Lee', relationship: 'Sister', code: 'SIS' }],
    });
  });

  it('are by their code the one to call where no class says it, and that is no relationship', () => {
    const called = role('C', '2.16.840.1.113883.12.131');
    expect(factsIn({ around: entity('NOK', person('Cy')) + entity('PRS', called + person('Ann')) })).toEqual({
      emergencyContact: { firstName: 'Ann', lastName: 'Lee' },
      relatedPeople: [{ name: 'Cy Lee' }],
    });
    const also = `<code code="SIS" codeSystem="${codes}"><translation code="C" codeSystem="2.16.840.1.113883.12.131"/></code>`;
    expect(factsIn({ around: entity('PRS', also + person('Ann')) })).toEqual({
      emergencyContact: { firstName: 'Ann', lastName: 'Lee', relationship: 'Other' },
    });
  });

  it('are of no relationship where none is said', () => {
    for (const code of [
      '',
      '<code nullFlavor="UNK"/>',
      '<code nullFlavor="OTH"><translation nullFlavor="UNK"/></code>',
    ]) {
      expect(factsIn({ around: entity('ECON', code + person('Ann')) })).toEqual({
        emergencyContact: { firstName: 'Ann', lastName: 'Lee' },
      });
    }
  });

  it.each(['NOK', 'PRS', 'CAREGIVER', 'GUARD', 'AGNT'])('have to do with the patient as %s', (classCode) => {
    expect(factsIn({ around: entity(classCode, person('Ann')) })).toEqual({ relatedPeople: [{ name: 'Ann Lee' }] });
  });

  it('are those to call too, where they have one text for a name', () => {
    const ann = '<associatedPerson><name>Ann Lee</name></associatedPerson>';
    expect(factsIn({ around: entity('ECON', ann) })).toEqual({
      relatedPeople: [{ name: 'Ann Lee', relationship: 'Emergency contact' }],
    });
    expect(factsIn({ around: entity('PRS', ann) })).toEqual({ relatedPeople: [{ name: 'Ann Lee' }] });
  });

  it('are nobody of another class, nobody whose time is over, and nobody without a name', () => {
    const over = '<time><low value="2001"/><high value="2010"/></time>';
    const around =
      entity('PAYOR', person('Ann')) + entity('NOK', person('Bo'), over) + entity('ECON', person('Cy'), over);
    expect(factsIn({ around })).toEqual({});
    expect(factsIn({ around: entity('NOK', role('SIS')) + entity('ECON', role('SIS')) })).toEqual({});
    expect(
      factsIn({
        around:
          '<participant><associatedEntity><associatedPerson><name>Ann</name></associatedPerson></associatedEntity></participant>',
      }),
    ).toEqual({});
  });

  it('are told in the words of the source, else in those of the code', () => {
    const relationships = (code: string) => factsIn({ around: entity('NOK', code + person('Ann')) })['relatedPeople'];
    expect(
      relationships(
        `<code code="MTH" codeSystem="${codes}" displayName="mother"><originalText>Mom</originalText></code>`,
      ),
    ).toEqual([{ name: 'Ann Lee', relationship: 'Mom', code: 'MTH' }]);
    expect(relationships(role('MTH', codes, ' displayName="mom"'))).toEqual([
      { name: 'Ann Lee', relationship: 'mom', code: 'MTH' },
    ]);
    expect(relationships('<code code="MTH"/>')).toEqual([{ name: 'Ann Lee', relationship: 'Mother' }]);
    expect(relationships(role('MTH', '2.999.3'))).toEqual([{ name: 'Ann Lee', relationship: 'MTH' }]);
  });

  it('are called as they are called now', () => {
    const name = (family: string, use: string, time = '') =>
      `<name use="${use}"><given>Ann</given><family>${family}</family>${time}</name>`;
    const names = name('Old', 'L', '<validTime><high value="2001"/></validTime>') + name('Lee', 'L');
    expect(factsIn({ around: entity('ECON', `<associatedPerson>${names}</associatedPerson>`) })).toMatchObject({
      emergencyContact: { lastName: 'Lee' },
    });
  });

  it('are guardians, as what the header says of them, else as guardians', () => {
    const guardian = (code: string) =>
      `<guardian>${code}<guardianPerson><name><given>Ann</given><family>Lee</family></name></guardianPerson></guardian>`;
    expect(factsIn({ person: guardian('') })).toEqual({
      relatedPeople: [{ name: 'Ann Lee', relationship: 'Guardian', code: 'GUARD' }],
    });
    expect(factsIn({ person: guardian(role('GRMTH')) })).toEqual({
      relatedPeople: [{ name: 'Ann Lee', relationship: 'Grandmother', code: 'GRMTH' }],
    });
    expect(factsIn({ person: guardian('<code nullFlavor="OTH"><originalText>Aunt</originalText></code>') })).toEqual({
      relatedPeople: [{ name: 'Ann Lee', relationship: 'Aunt' }],
    });
  });
});
