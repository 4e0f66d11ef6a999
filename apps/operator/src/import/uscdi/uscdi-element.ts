import type { ChartSection } from '@portico/domain/health';

/** The ways of an element: read from FHIR, read from C-CDA, shown in My health, and the three files that are taken along. */
export const ways = ['fhir', 'ccda', 'shown', 'bundle', 'document', 'summary'] as const;
export type Way = (typeof ways)[number];

/** An element that is said by an entry of a chart. */
export interface ChartElement {
  readonly of: string;
  readonly name: string;
  readonly section: ChartSection;
  /** Resources as US Core writes them, of the patient `Patient/p`. */
  readonly fhir?: readonly object[];
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

/** An element that this law does not ask yet, with the reason. */
export interface UnaskedElement {
  readonly of: string;
  readonly name: string;
  readonly unasked: string;
}

export type UscdiElement = ChartElement | UnaskedElement;

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
