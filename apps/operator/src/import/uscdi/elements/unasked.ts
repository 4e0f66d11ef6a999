import type { UscdiElement } from '../uscdi-element.ts';

const provenance = 'the author of a document and of a note is kept; no author and time of each entry';

const ofPerson = ['Tribal affiliation', 'Sexual orientation', 'Gender identity', 'Occupation', 'Occupation industry'];

export const unasked: readonly UscdiElement[] = [
  ...ofPerson.map((name) => ({ of: 'Patient demographics and information', name, unasked: 'not asked yet' })),
  { of: 'Provenance', name: 'Author organization', unasked: provenance },
  { of: 'Provenance', name: 'Author time stamp', unasked: provenance },
];
