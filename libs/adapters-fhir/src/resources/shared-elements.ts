import type { Coding, VitalSignValue } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { Decimal, type Json, type JsonObject } from '@portico/practice-fhir/json';

export type Resource = JsonObject & { readonly resourceType: string; readonly id: string };

/** What every resource needs to know of where it is answered. */
export interface Face {
  /** The address of the practice's FHIR service, without a slash at its end. */
  readonly base: string;
}

/** An element that has to be there, of which nothing is known. */
export const absent: JsonObject = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

const usCore = 'http://hl7.org/fhir/us/core/StructureDefinition';
export const usCoreUrl = (name: string): string => `${usCore}/us-core-${name}`;
export const profile = (name: string): JsonObject => ({ profile: [usCoreUrl(name)] });

/** A text of the source; a blank one is none to FHIR. */
export const said = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text);

/** A concept in the words of the source, which coded nothing. */
export const words = (text: string | undefined): JsonObject | undefined =>
  text === undefined || text.trim() === '' ? undefined : { text };

/** A concept that has to be there. */
export const neededWords = (text: string | undefined): JsonObject => words(text) ?? absent;

/** A date as FHIR writes it, where minutes are never without seconds. */
export const dateTime = (date: ClinicalDate | undefined): string | undefined =>
  date?.replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00');

export const coded = (system: string, code: string, display?: string): JsonObject => ({
  coding: [{ system, code, display }],
});

/** Systems that FHIR names otherwise than by their object identifier. */
const systems: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'urn:oid:2.16.840.1.113883.6.1': 'http://loinc.org',
    'urn:oid:2.16.840.1.113883.6.96': 'http://snomed.info/sct',
    'urn:oid:2.16.840.1.113883.6.88': 'http://www.nlm.nih.gov/research/umls/rxnorm',
    'urn:oid:2.16.840.1.113883.6.90': 'http://hl7.org/fhir/sid/icd-10-cm',
    'urn:oid:2.16.840.1.113883.6.103': 'http://hl7.org/fhir/sid/icd-9-cm',
    'urn:oid:2.16.840.1.113883.4.9': 'http://fdasis.nlm.nih.gov',
    'urn:oid:2.16.840.1.113883.12.292': 'http://hl7.org/fhir/sid/cvx',
    'urn:oid:2.16.840.1.113883.6.69': 'http://hl7.org/fhir/sid/ndc',
    'urn:oid:2.16.840.1.113883.6.12': 'http://www.ama-assn.org/go/cpt',
    'urn:oid:2.16.840.1.113883.5.140': 'http://terminology.hl7.org/CodeSystem/v3-TribalEntityUS',
    'urn:oid:2.16.840.1.114222.4.5.327': 'http://terminology.hl7.org/CodeSystem/PHOccupationalDataForHealthODH',
    'urn:oid:2.16.840.1.113883.5.1008': 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor',
  }),
);

/** A concept in the words of the source, with the code that it sent. */
export const codedAs = (code: Coding | undefined, text: string): JsonObject => {
  if (code === undefined) return neededWords(text);
  const { system } = code;
  return { coding: [{ system: system && (systems.get(system) ?? system), code: code.code }], text: said(text) };
};

/** A value as one text. */
export const quantityText = (value: VitalSignValue): string | undefined => {
  if (value.kind !== 'quantity') return value.kind === 'text' ? value.text : undefined;
  return `${value.comparator ?? ''}${value.value}${value.unit === undefined ? '' : ` ${value.unit}`}`;
};

export const usCoreCategory = (list: string, code: string): JsonObject =>
  coded(`http://hl7.org/fhir/us/core/CodeSystem/${list}`, code);

export const terminology = (name: string): string => `http://terminology.hl7.org/CodeSystem/${name}`;

export const referenceTo = (type: string, id: string, display?: string): JsonObject => ({
  reference: `${type}/${id}`,
  display,
});

/** A list that is left out where nothing is in it. */
export const some = (list: readonly (Json | undefined)[]): readonly Json[] | undefined => {
  const found = list.filter((each) => each !== undefined);
  return found.length === 0 ? undefined : found;
};

/** An object that is left out where none of its values is there. */
export const filled = (object: JsonObject): JsonObject | undefined =>
  Object.values(object).some((value) => value !== undefined) ? object : undefined;

/** A number with the digits of the source; undefined for text that is no number of JSON. */
export const decimal = (text: string | undefined): Json | undefined =>
  text !== undefined && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? new Decimal(text) : undefined;

export const whole = (number: number): Json => new Decimal(String(number));
