import { narrativeLines } from './narrative-lines.ts';
import { marksOf, type SummaryMark } from './summary-marks.ts';
import { resolverOf, type Resolve } from './summary-references.ts';

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
  const codings = all(coding);
  const display = codings.map((each) => text(each['display'])).find((each) => each !== '');
  return text(own) || display || text(codings[0]?.['code']);
};

const quantityText = (value: unknown): string => {
  const { value: number, comparator, unit, code } = object(value);
  return typeof number !== 'number' ? '' : `${text(comparator)}${String(number)} ${text(unit) || text(code)}`.trim();
};

/** The usual values, as the source says them. */
const rangeText = (range: Json): string => {
  const [low, high] = [quantityText(range['low']), quantityText(range['high'])];
  return text(range['text']) || (low !== '' && high !== '' ? `(${low} – ${high})` : low || high);
};

const valueText = (resource: Json): string => {
  const { valueInteger, valueBoolean, valueRatio } = resource;
  const { numerator, denominator } = object(valueRatio);
  const ratio = [quantityText(numerator), quantityText(denominator)].filter((part) => part !== '').join(' / ');
  return (
    quantityText(resource['valueQuantity']) ||
    text(resource['valueString']) ||
    conceptText(resource['valueCodeableConcept']) ||
    rangeText(object(resource['valueRange'])) ||
    ratio ||
    text(resource['valueDateTime']) ||
    (typeof valueInteger === 'number' || typeof valueBoolean === 'boolean' ? String(valueInteger ?? valueBoolean) : '')
  );
};

const namedConcepts = ['code', 'medicationCodeableConcept', 'vaccineCode', 'type', 'description'];

const nameOf = (resource: Json, resolve: Resolve): string => {
  const concepts = namedConcepts.map((name) => conceptText(resource[name])).filter((one) => one !== '');
  const referred = ['medicationReference', 'device'].map((name) => {
    const reference = object(resource[name]);
    const target = resolve(reference, resource);
    return conceptText(target['code']) || conceptText(target['type']) || text(reference['display']);
  });
  const categories = resource['resourceType'] === 'Consent' ? all(resource['category']).map(conceptText) : [];
  return [...concepts, ...referred, ...categories, text(resource['title'])].find((one) => one !== '') ?? '';
};

/** A result below a report or a panel. */
const lineOf = (result: Json): string => {
  const [name, value] = [conceptText(result['code']), valueText(result)];
  return name === '' ? value : `${name}: ${value}`;
};

const dosageText = (dosage: Json): string =>
  text(dosage['text']) ||
  all(dosage['doseAndRate'])
    .map((each) => quantityText(each['doseQuantity']))
    .filter((each) => each !== '')
    .join(', ');

const detailsOf = (resource: Json, resolve: Resolve): readonly string[] => {
  const results = [...all(resource['result']), ...all(resource['hasMember'])];
  const { provision } = resource;
  const said = [
    valueText(resource),
    ...all(resource['component']).map(lineOf),
    ...all(resource['reaction']).flatMap(({ manifestation }) => all(manifestation).map(conceptText)),
    ...[...all(resource['dosageInstruction']), ...all(resource['dosage'])].map(dosageText),
    ...all(resource['referenceRange']).map(rangeText),
    text(resource['conclusion']),
    ...results.map((reference) => lineOf(resolve(reference, resource))),
    ...(resource['resourceType'] === 'Consent' ? all(object(provision)['code']).map(conceptText) : []),
  ];
  return said.filter((detail) => detail !== '');
};

const dateOf = (resource: Json): string | undefined => {
  const names = ['onset', 'effective', 'occurrence', 'performed'];
  const dates = names.flatMap((name) => [
    text(resource[`${name}DateTime`]),
    text(object(resource[`${name}Period`])['start']),
  ]);
  const others = ['authoredOn', 'dateAsserted', 'dateTime', 'recordedDate', 'issued'].map((name) =>
    text(resource[name]),
  );
  return [...dates, ...others].find((date) => date !== '')?.slice(0, 10);
};

const absentOrUnknown = /^no-(?:known-|.+-info$)/;
/** None of one kind says nothing of the others. */
const ofOneKind = /^no-known-(?:medication|environmental|food)-allergies$/;
/** “No known allergy”, “no current problems”, and the like of SNOMED CT. */
const noneKnown = new Set(['716186003', '160245001', '787481004']);

const saysOf = (section: Json, resources: readonly Json[]): ReadSection['says'] => {
  const reason = text(all(object(section['emptyReason'])['coding'])[0]?.['code']);
  if (resources.length === 0 && reason === 'nilknown') return 'none';
  const [only] = resources;
  const concept = object(only?.['code'] ?? only?.['medicationCodeableConcept']);
  const codes = all(concept['coding']).map((each) => text(each['code']));
  // A statement that was ruled out, or taken back, says nothing.
  if (resources.length !== 1 || marksOf(only ?? {}).some((mark) => mark === 'ruled-out' || mark === 'error'))
    return 'entries';
  if (codes.some((code) => noneKnown.has(code))) return 'none';
  const said = codes.find((code) => absentOrUnknown.test(code) && !ofOneKind.test(code));
  if (said === undefined) return 'entries';
  return said.startsWith('no-known-') ? 'none' : 'unknown';
};

const entryOf = (reference: Json, composition: Json, resolve: Resolve): ReadEntry => {
  const resource = resolve(reference, composition);
  const date = dateOf(resource);
  const name = nameOf(resource, resolve) || text(reference['display']);
  const [marks, details] = [marksOf(resource), detailsOf(resource, resolve)];
  return { name, marks, details, ...(date === undefined ? {} : { date }) };
};

/** The section with what is coded; what has no name there is in the words of the section. */
const sectionFrom = (section: Json, composition: Json, resolve: Resolve): ReadSection => {
  const references = all(section['entry']);
  const says = saysOf(
    section,
    references.map((each) => resolve(each, composition)),
  );
  const read = references.map((each) => entryOf(each, composition, resolve));
  const named = read.filter(({ name }) => name !== '');
  const isWhole = references.length > 0 && named.length === references.length;
  const words = isWhole ? [] : narrativeLines(text(object(section['text'])['div']));
  const entries = [...named, ...words.map((name): ReadEntry => ({ name, marks: [], details: [] }))];
  const code = text(all(object(section['code'])['coding'])[0]?.['code']);
  return { code, title: text(section['title']), says, entries: says === 'entries' ? entries : [] };
};

/** How deep sections may stand in sections. */
const deepest = 5;

const sectionsIn = (holder: Json, depth = 0): readonly Json[] =>
  depth === deepest ? [] : all(holder['section']).flatMap((section) => [section, ...sectionsIn(section, depth + 1)]);

/** A section that only holds others says nothing of its own. */
const isSaid = (section: Json): boolean =>
  !Array.isArray(section['section']) || Array.isArray(section['entry']) || section['text'] !== undefined;

/** Undefined where it is no document of FHIR with a composition. */
export const readSharedSummary = (json: string): ReadSummary | undefined => {
  let bundle: Json;
  try {
    bundle = object(JSON.parse(json));
  } catch {
    return undefined;
  }
  const entries = all(bundle['entry']);
  const resources = entries.map(({ resource }) => object(resource));
  const resolve = resolverOf(entries);
  const of = (type: string): Json => resources.find(({ resourceType }) => resourceType === type) ?? {};
  const composition = of('Composition');
  if (composition['resourceType'] === undefined) return undefined;
  const subject = resolve(object(composition['subject']), composition);
  const patient = subject['resourceType'] === 'Patient' ? subject : of('Patient');
  const makers = [object(composition['custodian']), ...all(composition['author'])].map((each) =>
    resolve(each, composition),
  );
  const maker = makers.find(({ resourceType }) => resourceType === 'Organization') ?? of('Organization');
  const [name] = all(patient['name']);
  const given = Array.isArray(name?.['given']) ? name['given'].map(text).join(' ') : '';
  const [birthDate, madeAt] = [text(patient['birthDate']), text(composition['date'])];
  return {
    patient: text(name?.['text']) || `${given} ${text(name?.['family'])}`.trim(),
    ...(birthDate === '' ? {} : { birthDate }),
    practice: text(maker['name']),
    ...(madeAt === '' ? {} : { madeAt }),
    sections: sectionsIn(composition)
      .filter(isSaid)
      .map((section) => sectionFrom(section, composition, resolve)),
  };
};
