import type { CheckInPage, CheckInTold } from '@portico/application/visits';
import type {
  HistoryChange,
  HistoryEntry,
  HistoryFound,
  HistoryReport,
  HistoryTold,
  MedsAllergies,
} from '@portico/domain/visits';
import { codec, list, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { field, flat, record, unsent } from './object-codec.ts';
import { mark } from './scalars.ts';

const allergy = record<HistoryEntry>()({
  id: 'id',
  code: 'interoperableID',
  name: 'interoperableDesc',
  mayDelete: 'allow_delete',
  directions: unsent,
  isNew: field('added', mark),
});

const medication = record<HistoryEntry>()({
  id: 'id',
  code: 'code',
  name: 'displayName',
  mayDelete: 'allow_delete',
  directions: 'directions',
  isNew: field('added', mark),
});

/** Nothing that is gone is an empty list on the wire. */
const gone = <W, R>(one: Codec<HistoryEntry, W, R>): Codec<readonly HistoryEntry[] | undefined, W[], readonly R[]> =>
  codec(
    (entries) => list(one).write(entries ?? []),
    (json) => (json.length === 0 ? undefined : list(one).read(json)),
  );

type Lists = Omit<Extract<CheckInPage, { readonly kind: 'medsAllergies' }>, 'kind'>;

/** What is on file, to be confirmed or changed. */
export const medsAllergies = record<Lists>()({
  lists: {
    allergies: {
      entries: field('allergies', list(allergy)),
      none: 'noAllergiesCheckbox',
      gone: field('removedAllergies', gone(allergy)),
    },
    medications: {
      entries: field('medicationsArray', list(medication)),
      none: 'noMedsCheckbox',
      gone: field('removedMedications', gone(medication)),
    },
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
  if (id !== undefined) return { action: 'restore', id };
  return { action, name: name ?? unreadable(), ...(code !== undefined && { code }) };
};

const changes = <W, R>(said: Codec<Said, W, R>): Codec<readonly HistoryChange[], W[], readonly R[]> =>
  list(
    codec(
      // Something that was deleted and has an id is added again by it.
      (change) => said.write(change.action === 'restore' ? { ...change, action: 'add' } : change),
      (json) => changeOf(said.read(json)),
    ),
  );

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

const historyTold = record<HistoryTold>()({ none: 'none', kept: 'kept', added: 'added', removed: 'removed' });

type WireTold<History, Title> = Readonly<Record<'allergies' | 'medications', History | null>> &
  Readonly<Record<'patientForms' | 'intakeForms', Title>>;

/** What was reported since check-in opened. */
export const checkInTold: Codec<
  CheckInTold,
  WireTold<Written<typeof historyTold>, string[]>,
  WireTold<Read<typeof historyTold>, readonly string[]>
> = codec(
  ({ history, forms }) => ({
    allergies: history === undefined ? null : historyTold.write(history.allergies),
    medications: history === undefined ? null : historyTold.write(history.medications),
    patientForms: [...forms.consents],
    intakeForms: [...forms.intake],
  }),
  ({ allergies, medications, patientForms, intakeForms }) => ({
    ...(allergies !== null &&
      medications !== null && {
        history: { allergies: historyTold.read(allergies), medications: historyTold.read(medications) },
      }),
    forms: { consents: patientForms, intake: intakeForms },
  }),
);
