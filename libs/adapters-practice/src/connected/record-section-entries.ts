import {
  newestFirst,
  type Chart,
  type ChartSection,
  type EntryOf,
  type ItemSection,
  type MayBeAuthored,
  type RecordItem,
  type Section,
} from '@portico/domain/health';
import { parseClinicalDate, type ClinicalDate, type DocumentId, type LabId } from '@portico/domain/kernel';
import type { HealthRecord, Id, PartialDate } from '@portico/practice-spi';
import type { PortalIds } from './portal-and-system-ids.ts';

/** The entries of each section as the system has them. */
export type SystemEntry<S extends ChartSection> = Extract<
  NonNullable<HealthRecord[S]>,
  { readonly kind: 'entries' }
>['entries'][number];

export interface EntryNames {
  readonly ids: PortalIds;
  readonly labs: ReadonlyMap<Id, LabId>;
  /** A date that cannot be understood is left out, and its place is logged. */
  readonly onBadDate: (place: string) => void;
}

type Dates<Field extends string> = Readonly<Partial<Record<Field, ClinicalDate>>>;

const datesOf = <Field extends string>(
  raw: Readonly<Record<Field, PartialDate | undefined>>,
  { onBadDate }: EntryNames,
): Dates<Field> => {
  const fields = Object.keys(raw) as Field[];
  const read = fields.flatMap((field) => {
    if (raw[field] === undefined) return [];
    const date = parseClinicalDate(raw[field]);
    if (date.ok) return [[field, date.value] as const];
    onBadDate(field);
    return [];
  });
  return Object.fromEntries(read) as Dates<Field>;
};

const authorOf = (
  authored: { readonly by?: string; readonly organization?: string; readonly at?: PartialDate } | undefined,
  names: EntryNames,
): MayBeAuthored => {
  const { at, ...who } = authored ?? {};
  const author = { ...who, ...datesOf({ at }, names) };
  return Object.keys(author).length === 0 ? {} : { authored: author };
};

const itemIn = <S extends ItemSection>(
  { date, ended, due, made, authored, ...rest }: SystemEntry<S>,
  names: EntryNames,
): RecordItem<S> =>
  ({
    ...rest,
    ...authorOf(authored, names),
    ...datesOf({ date, ended, due, made }, names),
  }) as unknown as RecordItem<S>;

/** How an entry of each section is read. */
const readers: {
  readonly [S in ChartSection]: (entry: SystemEntry<S>, names: EntryNames) => EntryOf<S> | undefined;
} = {
  conditions: ({ onset, ended, authored, ...rest }, names) => ({
    ...rest,
    ...authorOf(authored, names),
    ...datesOf({ onset, ended }, names),
  }),
  allergies: ({ recorded, authored, ...rest }, names) => ({
    ...rest,
    ...authorOf(authored, names),
    ...datesOf({ recorded }, names),
  }),
  medications: ({ started, ended, fills, authored, ...rest }, names) => ({
    ...rest,
    ...authorOf(authored, names),
    ...datesOf({ started, ended }, names),
    ...(fills && { fills: fills.map(({ date, ...fill }) => ({ ...fill, ...datesOf({ date }, names) })) }),
  }),
  immunizations: ({ date, authored, ...rest }, names) => ({
    ...rest,
    ...authorOf(authored, names),
    ...datesOf({ date }, names),
  }),
  labs: ({ id: systemId, date, authored, ...rest }, names) => {
    const id = names.labs.get(systemId);
    return id && { ...rest, ...authorOf(authored, names), ...datesOf({ date }, names), id };
  },
  vitalSigns: ({ date, authored, ...rest }, names) => ({
    ...rest,
    ...authorOf(authored, names),
    ...datesOf({ date }, names),
  }),
  procedures: ({ date, authored, ...rest }, names) => ({
    ...rest,
    ...authorOf(authored, names),
    ...datesOf({ date }, names),
  }),
  encounters: itemIn,
  clinicalTests: itemIn,
  healthStatus: itemIn,
  socialHistory: itemIn,
  familyHistory: itemIn,
  immunizationRecommendations: itemIn,
  goals: itemIn,
  carePlans: itemIn,
  devices: itemIn,
  advanceDirectives: itemIn,
  coverage: itemIn,
  bills: itemIn,
  notes: ({ date, ...rest }, names) => ({ ...rest, ...datesOf({ date }, names) }),
  documents: ({ id, date, added: _, ...rest }, names) => ({
    ...rest,
    ...datesOf({ date }, names),
    id: names.ids.of<DocumentId>('document', id),
  }),
  careTeam: (entry) => entry,
};

/** A section of the chart, newest first; without information where the system does not keep it. */
export const sectionOf = <S extends ChartSection>(
  section: S,
  record: Pick<HealthRecord, S>,
  names: EntryNames,
): Chart[S] => {
  const said = record[section] as Section<SystemEntry<S>> | undefined;
  if (said === undefined) return { kind: 'no-information' } as Chart[S];
  if (said.kind !== 'entries') return said as Chart[S];
  const entries = said.entries.flatMap((entry) => readers[section](entry, names) ?? []);
  return { kind: 'entries', entries: newestFirst(section, entries) } as unknown as Chart[S];
};
