import type { Patient } from 'fhir/r4';

export const patientNames = ['pena', 'dangelo', 'oneill', 'longName', 'washington', 'noPhone'] as const;
export type PatientName = (typeof patientNames)[number];

interface Person {
  readonly family: string;
  readonly given: readonly string[];
  readonly birthDate: string;
  readonly gender: Patient['gender'] & string;
  readonly phone?: string;
}

const people: Readonly<Record<PatientName, Person>> = {
  pena: {
    family: 'Peña Muñoz',
    given: ['José', 'Ángel'],
    birthDate: '1984-02-29',
    gender: 'male',
    phone: '212-555-0101',
  },
  dangelo: { family: "D'Angelo", given: ['Renée'], birthDate: '1990-07-14', gender: 'female', phone: '(212) 555-0102' },
  oneill: {
    family: 'O’Neill',
    given: ['Siobhán'],
    birthDate: '1951-12-31',
    gender: 'female',
    phone: '+1 602 555 0103',
  },
  longName: {
    family: 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(300, ' y Wolfeschlegelsteinhausenbergerdorff'),
    given: ['Hubert'],
    birthDate: '1969-06-15',
    gender: 'male',
    phone: '602-555-0104',
  },
  washington: { family: 'Washington', given: ['Ada'], birthDate: '2015-03-08', gender: 'other', phone: '6025550105' },
  noPhone: { family: 'Begay', given: ['Leandra'], birthDate: '1977-10-01', gender: 'unknown' },
};

export const patientOf = (name: PatientName): Patient => {
  const { family, given, birthDate, gender, phone } = people[name];
  const number = patientNames.indexOf(name) + 1;
  return {
    resourceType: 'Patient',
    active: true,
    identifier: [
      {
        type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] },
        system: 'https://clinic.example/mrn',
        value: `MRN-${1_000 + number}`,
      },
    ],
    name: [{ use: 'official', family, given: [...given] }],
    telecom: [
      { system: 'email', value: `patient${number}@clinic.example` },
      ...(phone === undefined ? [] : [{ system: 'phone' as const, use: 'mobile' as const, value: phone }]),
    ],
    gender,
    birthDate,
    address: [{ line: [`${number} Main Street`], city: 'Phoenix', state: 'AZ', postalCode: '85004' }],
  };
};
