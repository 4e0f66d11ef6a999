import type { UscdiElement } from '../uscdi-element.ts';

const person =
  'stands in the tables of patients and of what imports say of them, not in the chart; this law asks the chart alone yet';

const ofPerson = [
  'First name',
  'Last name',
  'Middle name',
  'Name suffix',
  'Previous name',
  'Date of birth',
  'Date of death',
  'Race',
  'Ethnicity',
  'Tribal affiliation',
  'Sex',
  'Sexual orientation',
  'Gender identity',
  'Preferred language',
  'Current address',
  'Previous address',
  'Phone number',
  'Phone number type',
  'Email address',
  'Related person’s name',
  'Related person’s relationship',
  'Occupation',
  'Occupation industry',
];

const provenance = 'the author of a document and of a note is kept; no author and time of each entry';

export const unasked: readonly UscdiElement[] = [
  ...ofPerson.map((name) => ({ of: 'Patient demographics and information', name, unasked: person })),
  { of: 'Provenance', name: 'Author organization', unasked: provenance },
  { of: 'Provenance', name: 'Author time stamp', unasked: provenance },
];
