import type { Coding, LabValue, VitalSignValue } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { element as e, text, type Markup } from './write-xml.ts';

export const loinc = '2.16.840.1.113883.6.1';
export const snomed = '2.16.840.1.113883.6.96';
const actCodes = '2.16.840.1.113883.5.6';
const assertions = '2.16.840.1.113883.5.4';
const templates = '2.16.840.1.113883.10.20.22';

/** Gives an entry its identifier. */
export type Named = (kind: string, own: string) => Markup;

/** An entry, and what the section's text says of it. */
export interface Written {
  readonly words: string;
  readonly entry: Markup;
}

/** The template of a section or an entry, and its version where it has one. */
export const template = (number: string, version?: string): Markup =>
  e('templateId', {
    root: `${templates}.${number}`,
    ...(version === undefined ? {} : { extension: version }),
  });

/** `2023-04`, `2023-04-17` and full instants, as this standard writes them. */
export const day = (date: string): string => {
  const [days = '', time] = date.split('T');
  const clock = time?.replaceAll(':', '').replace('Z', '+0000') ?? '';
  return days.replaceAll('-', '') + clock;
};

export const noId = e('id', { nullFlavor: 'NI' });

export const coded = (code: string, displayName?: string): Record<string, string> => ({
  code,
  codeSystem: snomed,
  ...(displayName === undefined ? {} : { displayName }),
});

export const valued = (attributes: Readonly<Record<string, string>>) => ({ 'xsi:type': 'CD', ...attributes });

export const observed = { classCode: 'OBS', moodCode: 'EVN' };
export const negated = { ...observed, negationInd: 'true' };

/** That its value is so is all that the code of such an observation says. */
export const asserted = e('code', { code: 'ASSERTION', codeSystem: assertions });
export const severityCode = e('code', { code: 'SEV', codeSystem: assertions });
export const concernCode = e('code', { code: 'CONC', codeSystem: actCodes });

/** Code systems that C-CDA knows by their object identifier alone. */
const systems: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'http://loinc.org': loinc,
    'http://snomed.info/sct': snomed,
    'http://www.nlm.nih.gov/research/umls/rxnorm': '2.16.840.1.113883.6.88',
    'http://hl7.org/fhir/sid/icd-10-cm': '2.16.840.1.113883.6.90',
    'http://hl7.org/fhir/sid/icd-9-cm': '2.16.840.1.113883.6.103',
    'http://fdasis.nlm.nih.gov': '2.16.840.1.113883.4.9',
    'http://hl7.org/fhir/sid/cvx': '2.16.840.1.113883.12.292',
    'http://hl7.org/fhir/sid/ndc': '2.16.840.1.113883.6.69',
    'http://www.ama-assn.org/go/cpt': '2.16.840.1.113883.6.12',
    'http://terminology.hl7.org/CodeSystem/v3-TribalEntityUS': '2.16.840.1.113883.5.140',
    'http://terminology.hl7.org/CodeSystem/PHOccupationalDataForHealthODH': '2.16.840.1.114222.4.5.327',
  }),
);

const nullFlavorSystem = /(?:v3-NullFlavor|2\.16\.840\.1\.113883\.5\.1008)$/;

/** An answer in words with its code, or with the null flavor that says why there is none. */
export const answerOf = (value: VitalSignValue, code: Coding | undefined): Markup => {
  if (code === undefined || value.kind === 'quantity') return valueOf(value);
  const words = value.kind === 'text' ? value.text : undefined;
  if (nullFlavorSystem.test(code.system ?? '')) {
    return e(
      'value',
      valued({ nullFlavor: code.code }),
      ...(words === undefined ? [] : [e('originalText', {}, text(words))]),
    );
  }
  return named('value', words, code, { 'xsi:type': 'CD' });
};

/** The object identifier of the system of a code that can be written. */
const identifierOf = (code: Coding | undefined): string | undefined => {
  const { system } = code ?? {};
  const identifier = system?.startsWith('urn:oid:') ? system.slice('urn:oid:'.length) : systems.get(system ?? '');
  const isOne = identifier !== undefined && /^[0-9.]+$/.test(identifier) && code !== undefined && !/\s/.test(code.code);
  return isOne ? identifier : undefined;
};

export const isWritten = (code: Coding | undefined): boolean => identifierOf(code) !== undefined;

/** The words of the source, with its code where its system has an object identifier. */
export const named = (
  tag: string,
  words: string | undefined,
  code?: Coding,
  more: Readonly<Record<string, string>> = {},
): Markup => {
  const codeSystem = identifierOf(code);
  const attributes =
    code !== undefined && codeSystem !== undefined ? { code: code.code, codeSystem } : { nullFlavor: 'OTH' };
  return e(tag, { ...more, ...attributes }, ...(words === undefined ? [] : [e('originalText', {}, text(words))]));
};

export const statusCode = (code: string | undefined): Markup =>
  e('statusCode', code === undefined ? { nullFlavor: 'UNK' } : { code });

export const time = (date: ClinicalDate | undefined): Markup =>
  e('effectiveTime', date === undefined ? { nullFlavor: 'UNK' } : { value: day(date) });

/** From when to when; an end that is not known is not written. */
export const span = (low: ClinicalDate | undefined, high?: ClinicalDate, tag = 'effectiveTime'): Markup =>
  e(
    tag,
    { 'xsi:type': 'IVL_TS' },
    e('low', low === undefined ? { nullFlavor: 'UNK' } : { value: day(low) }),
    ...(high === undefined ? [] : [e('high', { value: day(high) })]),
  );

export const below = (typeCode: string, ...inside: readonly Markup[]): Markup =>
  e('entryRelationship', { typeCode }, ...inside);

export const performedBy = (name: string | undefined): readonly Markup[] =>
  name === undefined
    ? []
    : [e('performer', {}, e('assignedEntity', {}, noId, e('assignedPerson', {}, e('name', {}, text(name)))))];

/** Why something is done, each as an indication. */
export const reasons = (words: readonly string[]): readonly Markup[] =>
  words.map((reason) =>
    below(
      'RSON',
      e(
        'observation',
        observed,
        template('4.19', '2014-06-09'),
        noId,
        e('code', coded('404684003', 'Clinical finding')),
        statusCode('completed'),
        named('value', reason, undefined, { 'xsi:type': 'CD' }),
      ),
    ),
  );

export const wordsOf = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

const isDecimal = (value: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value);

/** An amount; a unit of several words stands as words beside it. */
export const quantity = (
  tag: string,
  value: string,
  unit?: string,
  more: Readonly<Record<string, string>> = {},
): Markup =>
  unit === undefined || !/\s/.test(unit)
    ? e(tag, { ...more, value, ...(unit === undefined ? {} : { unit }) })
    : e(tag, { ...more, value }, e('translation', { value }, e('originalText', {}, text(unit))));

export const valueOf = (value: VitalSignValue | LabValue): Markup => {
  if (value.kind === 'unknown' || value.kind === 'pending') {
    return e('value', valued({ nullFlavor: value.kind === 'unknown' ? 'UNK' : 'NI' }));
  }
  if (value.kind === 'text') return e('value', { 'xsi:type': 'ST' }, text(value.text));
  const { value: amount, unit, comparator } = value;
  if (!isDecimal(amount)) return e('value', { 'xsi:type': 'ST' }, text(valueWords(value) ?? amount));
  if (comparator === undefined) return quantity('value', amount, unit, { 'xsi:type': 'PQ' });
  const inclusive = comparator.endsWith('=') ? 'true' : 'false';
  const bound = quantity(comparator.startsWith('<') ? 'high' : 'low', amount, unit, { inclusive });
  return e('value', { 'xsi:type': 'IVL_PQ' }, bound);
};

export const valueWords = (value: VitalSignValue | LabValue | undefined): string | undefined => {
  if (value?.kind !== 'quantity') return value?.kind === 'text' ? value.text : undefined;
  return `${value.comparator ?? ''}${value.value}${value.unit === undefined ? '' : ` ${value.unit}`}`;
};

/** A bound of a range of reference: an amount, or nothing where it is none. */
export const boundOf = (tag: string, value: string | undefined): readonly Markup[] =>
  value !== undefined && isDecimal(value) ? [e(tag, { value })] : [];

/** A number or an address to be reached at; signs that no URI may have are escaped. */
export const telecom = (scheme: 'tel' | 'mailto', words: string, more: Readonly<Record<string, string>> = {}): Markup =>
  e('telecom', {
    ...more,
    value: `${scheme}:${words.toWellFormed().replace(/[^\w .,:;+()@/!$&'*=~-]/gu, encodeURIComponent)}`,
  });
