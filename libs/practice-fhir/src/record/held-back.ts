import type { HeldBackReason } from '@portico/practice-spi';
import { all, texts, type JsonObject } from '../json/index.ts';
import type { ClinicalRecord } from './clinical-record.ts';

/** Codes of v3-Confidentiality and v3-ActCode. */
const reasons: ReadonlyMap<string, HeldBackReason> = new Map(
  Object.entries({
    ETH: 'substance-use',
    ETHUD: 'substance-use',
    SUD: 'substance-use',
    ALC: 'substance-use',
    ALCHL: 'substance-use',
    DRGRD: 'substance-use',
    OPIOIDUD: 'substance-use',
    PSY: 'mental-health',
    PSYTHPN: 'mental-health',
    MH: 'mental-health',
    BH: 'mental-health',
    HIV: 'hiv',
    SEX: 'sexual-health',
    STD: 'sexual-health',
    SDV: 'violence',
    V: 'very-restricted',
    R: 'restricted',
  }),
);

/** Of several reasons the first, which tells most. */
const order: readonly HeldBackReason[] = [
  'substance-use',
  'mental-health',
  'hiv',
  'sexual-health',
  'violence',
  'very-restricted',
  'restricted',
];

/** Undefined where none of the codes of security labels holds anything back. */
export const heldBackBy = (codes: readonly string[]): HeldBackReason | undefined => {
  const said = new Set(codes.map((code) => reasons.get(code)));
  return order.find((reason) => said.has(reason));
};

const labelSystem = /v3-(?:Confidentiality|ActCode)$/;

/** The codes of a resource's labels; a label without a system is taken at its word. */
export const labelsOf = (json: JsonObject): readonly string[] =>
  all(json, 'meta.security')
    .filter((label) => texts(label, 'system').every((system) => labelSystem.test(system)))
    .flatMap((label) => texts(label, 'code'));

/** Where each type of record keeps its entry or entries. */
const places = {
  condition: 'condition',
  allergy: 'allergy',
  medication: 'medication',
  immunization: 'immunization',
  lab: 'lab',
  'vital-sign': 'vitalSign',
  procedure: 'procedure',
  note: 'note',
  item: 'item',
  document: 'document',
  'care-team': 'members',
} satisfies Readonly<Record<Exclude<ClinicalRecord['type'], 'section'>, string>>;

/** The part of a record of this type that holds its entry. */
export const entryPlaceOf = (type: string): string | undefined =>
  new Map<string, string>(Object.entries(places)).get(type);

/** A record marked as these labels say. Words about a whole section are no entry and are not kept. */
export const marked = <R extends { readonly type: string }>(record: R, labels: readonly string[]): R => {
  const heldBack = heldBackBy(labels);
  if (heldBack === undefined) return record;
  const entries = record as Readonly<Record<string, unknown>>;
  if (record.type === 'section') return { ...record, statement: { kind: 'no-information' } };
  const place = entryPlaceOf(record.type);
  if (place === undefined) return record;
  const entry = entries[place];
  const of = (each: unknown) => ({ ...(each as object), heldBack });
  return { ...record, [place]: Array.isArray(entry) ? entry.map(of) : of(entry) };
};

/** Records marked as the strictest of the resources that each was made of. */
export const markedBySources = <R extends { readonly type: string; readonly sources: readonly string[] }>(
  records: readonly R[],
  resources: readonly { readonly place: string; readonly json: JsonObject }[],
): readonly R[] => {
  const labels = new Map(resources.map(({ place, json }) => [place, labelsOf(json)]));
  return records.map((record) =>
    marked(
      record,
      record.sources.flatMap((source) => labels.get(source) ?? []),
    ),
  );
};
