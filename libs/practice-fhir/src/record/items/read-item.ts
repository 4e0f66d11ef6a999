import type { ItemSection, RecordItem } from '@portico/practice-spi';
import { knownFields } from '../../pick-known-fields.ts';
import type { Json } from '../../json/index.ts';
import { conceptText } from '../../values/index.ts';
import type { ClinicalRecord } from '../clinical-record.ts';
import type { Resource } from '../find-resources.ts';
import { ok, type Result } from '../reading-outcome.ts';
import { notedStatus, patientOf, type Problem, type Reading } from '../reading-problem.ts';
import { placesOf, type ReferenceIndex } from '../reference-index.ts';
import { nameBehind } from '../source-coding.ts';

type Undefinable<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/** What an entry says beside its id and status; details that are missing are left out. */
export type Said<S extends ItemSection> = Pick<RecordItem<S>, 'name'> &
  Partial<
    Undefinable<Pick<RecordItem<S>, 'code' | 'value' | 'valueCode' | 'components' | 'date' | 'ended' | 'due' | 'made'>>
  > & {
    readonly details?: Readonly<Partial<Record<DetailOf<S>, Texts>>>;
  };

type DetailOf<S extends ItemSection> = RecordItem<S>['details'][number]['kind'];
/** A number is told with its system. */
type Told = string | { readonly text: string; readonly system?: string } | undefined;
type Texts = Told | readonly Told[];

interface Holder {
  /** The element that names the patient. */
  readonly patient: string;
  readonly status: string | undefined;
  /** What is read of a part of the resource has an id of its own. */
  readonly part?: string;
}

/** One entry of a section whose entries are all of one shape. */
export const itemFrom = <S extends ItemSection>(
  resource: Resource,
  referenceIndex: ReferenceIndex,
  section: S,
  statuses: Readonly<Record<string, RecordItem<S>['status']>>,
  { patient: element, status: code, part }: Holder,
  { name, details, ...fields }: Said<S>,
): Reading => {
  const status = notedStatus(statuses, `${resource.type}.status`, code);
  if (!status.ok) return status;
  const patient = patientOf(resource, referenceIndex, element);
  if (!patient.ok) return patient;
  const id = part === undefined ? resource.id : resource.origin.partOf(resource.id, part);
  const item = {
    id,
    name,
    ...knownFields(fields),
    status: status.value,
    details: Object.entries((details ?? {}) as Readonly<Record<string, Texts>>).flatMap(([kind, texts]) =>
      listOf(texts).map((told) => ({ kind, ...told })),
    ),
  };
  const record = { type: 'item', section, item, id, sources: placesOf(resource), patient: patient.value };
  return ok([record as unknown as ClinicalRecord]);
};

const isList = (texts: Texts): texts is readonly Told[] => Array.isArray(texts);

/** Each text once. */
const listOf = (texts: Texts): readonly { readonly text: string; readonly system?: string }[] => {
  const all = (isList(texts) ? texts : [texts]).flatMap((each) => {
    const told = typeof each === 'string' ? { text: each } : each;
    return told ?? [];
  });
  return all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at);
};

/** What a reference leads to is called: a condition by its code, a person or a place by its name. */
export const namedBehind = (
  from: Resource,
  referenceIndex: ReferenceIndex,
  reference: Json | undefined,
): string | undefined => {
  const concept = referenceIndex.follow(from, reference)?.resource?.json['code'];
  return conceptText(concept) ?? nameBehind(from, referenceIndex, reference);
};

export const joinReadings = (readings: readonly Reading[]): Result<readonly ClinicalRecord[], Problem> => {
  const records: ClinicalRecord[] = [];
  for (const reading of readings) {
    if (!reading.ok) return reading;
    records.push(...reading.value);
  }
  return ok(records);
};
