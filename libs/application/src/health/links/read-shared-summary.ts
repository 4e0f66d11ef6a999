import { marksOf, type SummaryMark } from './summary-marks.ts';

/** A summary as somebody reads it who has no program for it. */
export interface ReadSummary {
  readonly patient: string;
  readonly birthDate?: string;
  readonly practice: string;
  /** The moment it was made, as it stands there. */
  readonly madeAt?: string;
  readonly sections: readonly ReadSection[];
}

export interface ReadSection {
  /** LOINC. */
  readonly code: string;
  readonly title: string;
  /** `none`: it is known that there are none; `unknown`: nothing is known. */
  readonly says: 'entries' | 'none' | 'unknown';
  readonly entries: readonly ReadEntry[];
}

export interface ReadEntry {
  readonly name: string;
  /** How it stands, as the source says; without a mark it is simply so. */
  readonly marks: readonly SummaryMark[];
  readonly details: readonly string[];
  readonly date?: string;
}

type Json = Readonly<Record<string, unknown>>;

const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const all = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(object) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The words of a concept, or its code. */
const conceptText = (value: unknown): string => {
  const { text: own, coding } = object(value);
  const [first] = all(coding);
  return text(own) || text(first?.['display']) || text(first?.['code']);
};

const quantityText = (value: unknown): string => {
  const { value: number, unit, code } = object(value);
  return number === undefined ? '' : `${String(number)} ${text(unit) || text(code)}`.trim();
};

const valueText = (resource: Json): string =>
  quantityText(resource['valueQuantity']) ||
  text(resource['valueString']) ||
  conceptText(resource['valueCodeableConcept']);

const nameOf = (resource: Json): string => {
  const concepts = ['code', 'medicationCodeableConcept', 'vaccineCode', 'type'].map((name) =>
    conceptText(resource[name]),
  );
  return concepts.find((one) => one !== '') ?? text(resource['title']);
};

/** The usual values, as the source says them. */
const rangeText = (range: Json): string => {
  const [low, high] = [quantityText(range['low']), quantityText(range['high'])];
  return text(range['text']) || (low !== '' && high !== '' ? `(${low} – ${high})` : '');
};

const detailsOf = (resource: Json): readonly string[] =>
  [
    valueText(resource),
    ...all(resource['component']).map((part) => `${conceptText(part['code'])}: ${valueText(part)}`),
    ...all(resource['reaction']).flatMap(({ manifestation }) => all(manifestation).map(conceptText)),
    ...all(resource['dosageInstruction']).map((dosage) => text(dosage['text'])),
    ...all(resource['referenceRange']).map(rangeText),
    text(resource['conclusion']),
  ].filter((detail) => detail !== '');

const dateOf = (resource: Json): string | undefined => {
  const names = ['onsetDateTime', 'effectiveDateTime', 'occurrenceDateTime', 'performedDateTime', 'authoredOn'];
  return names
    .map((name) => text(resource[name]))
    .find((date) => date !== '')
    ?.slice(0, 10);
};

const absentOrUnknown = /^no-(?:known-|.+-info$)/;

const saysOf = (resources: readonly Json[]): ReadSection['says'] => {
  const [only] = resources;
  const concept = object(only?.['code'] ?? only?.['medicationCodeableConcept']);
  const code = text(all(concept['coding'])[0]?.['code']);
  if (resources.length !== 1 || !absentOrUnknown.test(code)) return 'entries';
  return code.startsWith('no-known-') ? 'none' : 'unknown';
};

/** The words of a section without entries; its elements fall away. */
const narrativeOf = (div: string): readonly ReadEntry[] =>
  div
    .split(/<\/p>/)
    .map((part) => part.replace(/<[^>]*>/g, ''))
    .map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim())
    .filter((line) => line !== '')
    .map((name) => ({ name, marks: [], details: [] }));

const sectionFrom = (section: Json, resourceOf: (reference: string) => Json): ReadSection => {
  const resources = all(section['entry']).map(({ reference }) => resourceOf(text(reference)));
  const says = saysOf(resources);
  const read = resources.map((resource) => {
    const date = dateOf(resource);
    const [name, marks, details] = [nameOf(resource), marksOf(resource), detailsOf(resource)];
    return { name, marks, details, ...(date === undefined ? {} : { date }) };
  });
  const entries = resources.length === 0 ? narrativeOf(text(object(section['text'])['div'])) : read;
  const code = text(all(object(section['code'])['coding'])[0]?.['code']);
  return { code, title: text(section['title']), says, entries: says === 'entries' ? entries : [] };
};

/** Undefined where it is no document of FHIR with a composition. */
export const readSharedSummary = (json: string): ReadSummary | undefined => {
  let bundle: Json;
  try {
    bundle = object(JSON.parse(json));
  } catch {
    return undefined;
  }
  const resources = all(bundle['entry']).map(({ resource }) => object(resource));
  const byReference = new Map(resources.map((one) => [`${text(one['resourceType'])}/${text(one['id'])}`, one]));
  const of = (type: string): Json => resources.find(({ resourceType }) => resourceType === type) ?? {};
  const composition = of('Composition');
  if (composition['resourceType'] === undefined) return undefined;
  const [name] = all(of('Patient')['name']);
  const given = Array.isArray(name?.['given']) ? name['given'].map(text).join(' ') : '';
  const [birthDate, madeAt] = [text(of('Patient')['birthDate']), text(composition['date'])];
  return {
    patient: text(name?.['text']) || `${given} ${text(name?.['family'])}`.trim(),
    ...(birthDate === '' ? {} : { birthDate }),
    practice: text(of('Organization')['name']),
    ...(madeAt === '' ? {} : { madeAt }),
    sections: all(composition['section']).map((section) => sectionFrom(section, (one) => byReference.get(one) ?? {})),
  };
};
