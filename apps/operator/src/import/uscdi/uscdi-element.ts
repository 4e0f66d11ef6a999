import type { ChartSection } from '@portico/domain/health';

/** The ways of an element: read from FHIR, read from C-CDA, shown in My health, printed, and the three files that are taken along. */
export const ways = ['fhir', 'ccda', 'shown', 'pdf', 'bundle', 'document', 'summary'] as const;
export type Way = (typeof ways)[number];

/** An element that is said by an entry of a chart. */
export interface ChartElement {
  readonly of: string;
  readonly name: string;
  readonly section: ChartSection;
  /** Resources as US Core writes them, of the patient `Patient/p`. */
  readonly fhir?: readonly object[];
  /** Elements of that patient. */
  readonly patient?: object;
  /** A section of a C-CDA document. */
  readonly ccda?: string;
  /** What one entry of the section has to say, written by hand. */
  readonly expects: object;
  /** What the summary writes, where it writes the words apart. */
  readonly inSummary?: readonly string[];
  /** The ways that it does not go, each with its reason. */
  readonly not?: Partial<Readonly<Record<Way, string>>>;
}

export const notAtAll = (reason: string): Readonly<Record<Way, string>> =>
  Object.fromEntries(ways.map((way) => [way, reason])) as Record<Way, string>;

/** An element that stands with the person: in the tables of patients, and of what imports say of them. */
export interface PersonElement {
  readonly of: string;
  readonly name: string;
  /** Elements of the `Patient` as US Core writes them. */
  readonly person: object;
  /** Resources beside it, of the patient `Patient/p`. */
  readonly beside?: readonly object[];
  /** What a C-CDA document has in `patientRole`, in its `patient` (the name first), and beside `recordTarget`. */
  readonly ccda: { readonly role?: string; readonly patient?: string; readonly beside?: string };
  /** What is known of the person, written by hand: identity, details of the profile and facts beside them. */
  readonly expects: object;
  /** What each answer and each file holds for it as the standard writes it, also written by hand. */
  readonly writes: Readonly<Record<'shown' | 'bundle' | 'document' | 'summary', readonly string[]>>;
  readonly not?: Partial<Readonly<Record<Way, string>>>;
}

export type UscdiElement = ChartElement | PersonElement;

export const subject = { reference: 'Patient/p' };

export const concept = (code: string, display: string, system = 'http://snomed.info/sct'): object => ({
  coding: [{ system, code, display }],
  text: display,
});

const terms = 'http://terminology.hl7.org/CodeSystem';

export const categories = (...codes: readonly string[]): readonly object[] =>
  codes.map((code) => ({ coding: [{ system: `${terms}/observation-category`, code }] }));

export const standing = (kind: 'condition' | 'allergyintolerance', code = 'active'): object => ({
  coding: [{ system: `${terms}/${kind}-clinical`, code }],
});

/** A section of a document with these entries. */
export const section = (code: string, ...entries: readonly string[]): string =>
  `<section><code code="${code}" codeSystem="2.16.840.1.113883.6.1"/><title>Any title</title><text>As coded</text>${entries.map((entry) => `<entry>${entry}</entry>`).join('')}</section>`;

export const id = '<id root="2.999.5" extension="1"/>';
export const snomed = '2.16.840.1.113883.6.96';
export const loinc = '2.16.840.1.113883.6.1';

export const coded = (element: string, code: string, display: string, system = snomed): string =>
  `<${element} code="${code}" codeSystem="${system}" displayName="${display}"/>`;

export const codedValue = (code: string, display: string): string =>
  `<value xsi:type="CD" code="${code}" codeSystem="${snomed}" displayName="${display}"/>`;

/** Whether a value has all that is expected of it: of a list, each in some place. */
export const has = (value: unknown, expected: unknown): boolean => {
  if (Array.isArray(expected)) {
    return Array.isArray(value) && expected.every((each) => value.some((one) => has(one, each)));
  }
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(expected).every(([name, each]) => has((value as Record<string, unknown>)[name], each));
};

const ana = { name: [{ given: ['Ana'], family: 'Gil' }], birthDate: '1971-02-04' };
const anaInXml = '<name><given>Ana</given><family>Gil</family></name><birthTime value="19710204"/>';

/** A bundle of a patient, `Patient/p`, with these elements, and of these resources. */
export const bundleOf = (resources: readonly object[], person: object = {}): string => {
  const patient = { resourceType: 'Patient', id: 'p', ...ana, ...person };
  return JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [patient, ...resources].map((resource) => ({
      fullUrl: `https://a.example/${(resource as typeof patient).resourceType}/${(resource as typeof patient).id}`,
      resource,
    })),
  });
};

/** A document with this section, or of this person. */
export const documentOf = (
  { role = '', patient = anaInXml, beside = '' }: PersonElement['ccda'],
  component = '<section><title>None</title><text>None</text></section>',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<id root="2.999.1" extension="d"/><title>Summary</title><effectiveTime value="20260210"/><recordTarget><patientRole><id root="2.999.2" extension="p"/>${role}
<patient>${patient}</patient></patientRole></recordTarget>${beside}
<component><structuredBody><component>${component}</component></structuredBody></component></ClinicalDocument>`;
