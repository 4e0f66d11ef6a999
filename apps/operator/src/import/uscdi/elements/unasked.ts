import type { UscdiElement } from '../uscdi-element.ts';

const provenance = 'the author of a document and of a note is kept; no author and time of each entry';

export const unasked: readonly UscdiElement[] = [
  { of: 'Provenance', name: 'Author organization', unasked: provenance },
  { of: 'Provenance', name: 'Author time stamp', unasked: provenance },
];
