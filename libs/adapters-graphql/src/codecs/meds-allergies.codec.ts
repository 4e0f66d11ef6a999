import type { CheckInPage } from '@portico/application/visits';
import type { HistoryChange, HistoryEntry, HistoryFound, HistoryReport, MedsAllergies } from '@portico/domain/visits';
import { codec, list, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { field, flat, record } from './object-codec.ts';

const allergy = record<HistoryEntry>()({
  id: 'id',
  code: 'interoperableID',
  name: 'interoperableDesc',
  mayDelete: 'allow_delete',
});

const medication = record<HistoryEntry>()({
  id: 'id',
  code: 'code',
  name: 'displayName',
  mayDelete: 'allow_delete',
});

type Lists = Omit<Extract<CheckInPage, { readonly kind: 'medsAllergies' }>, 'kind'>;

/** What is on file, to be confirmed or changed. */
export const medsAllergies = record<Lists>()({
  lists: {
    allergies: { entries: field('allergies', list(allergy)), none: 'noAllergiesCheckbox' },
    medications: { entries: field('medicationsArray', list(medication)), none: 'noMedsCheckbox' },
  },
  clinicianEntriesStay: 'reconcile',
});

export const foundAllergies = list(record<HistoryFound>()({ code: 'interoperableID', name: 'interoperableDesc' }));
export const foundMedications = list(record<HistoryFound>()({ code: 'code', name: 'displayName' }));

/** What a change says, whichever it is. */
interface Said {
  readonly action: string;
  readonly id?: string;
  readonly code?: string;
  readonly name?: string;
}

const changeOf = ({ action, id, code, name }: Said): HistoryChange => {
  if (action === 'delete') return { action, id: id ?? unreadable() };
  if (action !== 'add') return unreadable();
  return { action, name: name ?? unreadable(), ...(code !== undefined && { code }) };
};

const changes = <W, R>(said: Codec<Said, W, R>): Codec<readonly HistoryChange[], W[], readonly R[]> =>
  list(codec(said.write, (json) => changeOf(said.read(json))));

const allergyChanges = changes(
  record<Said>()({ action: 'action', id: 'id', code: 'interoperableID', name: 'interoperableDesc' }),
);
const listedChanges = changes(record<Said>()({ action: 'action', id: 'id', code: 'code', name: 'displayName' }));

const isUnlisted = (change: HistoryChange): boolean => change.action === 'add' && change.code === undefined;

/** What is in no catalog stands in a list of its own. */
const medicationChanges: Codec<
  readonly HistoryChange[],
  Readonly<Record<'medicationsArray' | 'unlistedMedsArray', Written<typeof listedChanges>>>,
  Readonly<Record<'medicationsArray' | 'unlistedMedsArray', Read<typeof listedChanges>>>
> = codec(
  (values) => ({
    medicationsArray: listedChanges.write(values.filter((change) => !isUnlisted(change))),
    unlistedMedsArray: listedChanges.write(values.filter(isUnlisted)),
  }),
  ({ medicationsArray, unlistedMedsArray }) => listedChanges.read([...medicationsArray, ...unlistedMedsArray]),
);

export const medsAllergiesReport = record<MedsAllergies<HistoryReport>>()({
  allergies: { none: 'noAllergiesCheckbox', changes: field('allergies', allergyChanges) },
  medications: { none: 'noMedsCheckbox', changes: flat(medicationChanges) },
});
