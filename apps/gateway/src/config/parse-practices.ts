import type { CallLimits } from '@portico/adapters-practice/connections';
import { behaviorOf } from '@portico/adapters-practice/behaviors';
import { failed, ok, SECOND, type PracticeId, type Result, type TimeZone } from '@portico/domain/kernel';
import {
  practiceManagements,
  processorIds,
  onlineServices,
  type OfficeDigest,
  type Practice,
} from '@portico/domain/practices';
import type { BookingRules } from '@portico/domain/scheduling';
import { parseByPractice, type Mistakes, type SettingsFrom } from './parse-by-practice.ts';
import { emailAddress, timeOfDay } from './setting-readers.ts';
import type { Elsewhere } from './references.ts';

/** A practice that is connected to a system of its own, as the file of practices says. */
export interface ConnectedPracticeSettings {
  readonly practice: Practice;
  /** Absent where nothing is booked online. */
  readonly booking?: BookingRules;
  /** To whom it is mailed daily how much waits on our side; absent where to nobody. */
  readonly officeDigest?: OfficeDigest;
  readonly limits: CallLimits;
  /** `fhir`, the name of an npm package, or its path. */
  readonly adapter: string;
  /** The rest of the entry `connection`, which the adapter reads. */
  readonly connection: Readonly<Record<string, unknown>>;
}

export type PracticesFile = ReadonlyMap<PracticeId, ConnectedPracticeSettings>;

type Fields = Readonly<Record<string, unknown>>;
type Blame = (where: string, why: string) => undefined;

/** Reads one entry. Every mistake is named at once, and no value is repeated. */
export const connectedSettings: SettingsFrom<ConnectedPracticeSettings> = (practice, entry) => {
  const mistakes: string[] = [];
  const blame: Blame = (where, why) => void mistakes.push(`${practice}.${where} ${why}.`);
  const settings = settingsFrom(practice as PracticeId, entry, blame);
  return mistakes.length === 0 && settings !== undefined ? ok(settings) : failed(mistakes);
};

/** Reads the file of practices, with every mistake in any of its entries. */
export const parsePractices = (json: string, elsewhere?: Elsewhere): Result<PracticesFile, Mistakes> =>
  parseByPractice(json, connectedSettings, elsewhere);

/** What an entry says, in the order in which it is written. */
export const connectedNames: readonly string[] = [
  ...['name', 'phone', 'timeZone', 'behavior', 'payments', 'accent', 'guestActions', 'takesNewPatients'],
  ...['booking', 'billing', 'officeDigest', 'connection'],
];

const settingsFrom = (id: PracticeId, entry: Fields, blame: Blame): ConnectedPracticeSettings | undefined => {
  unknownNames(entry, connectedNames, '', blame);
  const practice = practiceFrom(id, entry, blame);
  const booking = entry['booking'] === undefined ? undefined : bookingFrom(entry['booking'], blame);
  const digest = entry['officeDigest'] === undefined ? undefined : digestFrom(entry['officeDigest'], blame);
  const connection = connectionFrom(entry['connection'], blame);
  if (practice === undefined || connection === undefined) return undefined;
  return {
    practice,
    ...(booking === undefined ? {} : { booking }),
    ...(digest === undefined ? {} : { officeDigest: digest }),
    ...connection,
  };
};

const practiceFrom = (id: PracticeId, entry: Fields, blame: Blame): Practice | undefined => {
  const name = textOf(entry['name'], /^.{1,100}$/) ?? blame('name', 'must be a text of 100 characters at most');
  const phone =
    textOf(entry['phone'], /^[\d ()+.-]{10,20}$/) ?? blame('phone', 'must be a phone number such as (305) 555-0100');
  const timeZone = timeZoneOf(entry['timeZone']) ?? blame('timeZone', 'must be a time zone such as America/New_York');
  const management = oneOf(practiceManagements, entry['behavior']) ?? blame('behavior', among(practiceManagements));
  const payments = oneOf([...processorIds, 'no-value'], entry['payments'] ?? 'no-value');
  if (payments === undefined) blame('payments', among(processorIds));
  const accent = entry['accent'] === undefined ? undefined : textOf(entry['accent'], /^#[\da-f]{6}$/i);
  if (entry['accent'] !== undefined && accent === undefined) blame('accent', 'must be a color such as #0a5fb4');
  const guestActions = guestActionsFrom(entry['guestActions'], blame);
  const billing = entry['billing'] === undefined ? undefined : billingFrom(entry['billing'], blame);
  const takesNew = yesOrNo(entry['takesNewPatients'], 'takesNewPatients', blame);
  if (name === undefined || phone === undefined || timeZone === undefined) return undefined;
  if (management === undefined || payments === undefined) return undefined;
  return {
    id,
    name,
    phone,
    timeZone,
    behavior: behaviorOf(management),
    payments,
    ...(accent === undefined ? {} : { accent }),
    ...(guestActions.length === 0 ? {} : { guestActions }),
    ...(takesNew ? { takesNewPatients: true } : {}),
    ...(billing === undefined ? {} : { billing }),
  };
};

const guestActionsFrom = (raw: unknown, blame: Blame): NonNullable<Practice['guestActions']> => {
  if (raw === undefined) return [];
  const listed: readonly unknown[] = Array.isArray(raw) ? raw : [undefined];
  const actions = listed.map((one) => oneOf(onlineServices, one));
  if (actions.includes(undefined)) blame('guestActions', `must be a list of ${quotedList(onlineServices)}`);
  return actions.filter((one) => one !== undefined);
};

/** Address and tax number of the practice, for receipts. */
const billingFrom = (raw: unknown, blame: Blame): Practice['billing'] => {
  if (!isFields(raw)) return blame('billing', 'must be an object');
  unknownNames(raw, ['address', 'taxId'], 'billing.', blame);
  const rows: readonly unknown[] = Array.isArray(raw['address']) ? raw['address'] : [];
  const address = rows.flatMap((row) => textOf(row, /^.{1,100}$/) ?? []);
  if (raw['address'] !== undefined && (address.length < rows.length || rows.length === 0 || rows.length > 5)) {
    blame('billing.address', 'must be a list of one to five lines of 100 characters at most');
  }
  const taxId = raw['taxId'] === undefined ? undefined : textOf(raw['taxId'], /^\d\d-\d{7}$/);
  if (raw['taxId'] !== undefined && taxId === undefined) blame('billing.taxId', 'must be a number such as 12-3456789');
  return { ...(address.length === 0 ? {} : { address }), ...(taxId === undefined ? {} : { taxId }) };
};

const digestFrom = (raw: unknown, blame: Blame): OfficeDigest | undefined => {
  if (!isFields(raw)) return blame('officeDigest', 'must be an object');
  unknownNames(raw, ['to', 'at'], 'officeDigest.', blame);
  const listed: readonly unknown[] = Array.isArray(raw['to']) ? raw['to'] : [];
  const to = listed.flatMap((one) => (typeof one === 'string' && emailAddress(one.trim()).ok ? [one.trim()] : []));
  if (to.length < listed.length || to.length === 0 || to.length > 10) {
    blame('officeDigest.to', 'must be a list of one to ten email addresses');
  }
  const at = typeof raw['at'] === 'string' && timeOfDay(raw['at']).ok ? raw['at'] : undefined;
  return at === undefined ? blame('officeDigest.at', 'must be a time of day such as 07:00') : { to, at };
};

const bookingFrom = (raw: unknown, blame: Blame): BookingRules | undefined => {
  if (!isFields(raw)) return blame('booking', 'must be an object');
  unknownNames(raw, ['leadMinutes', 'approvesRequests', 'waitList', 'preRegistration'], 'booking.', blame);
  return {
    leadMinutes: wholeFrom(raw['leadMinutes'], { least: 0, most: 100_000, usual: 0 }, 'booking.leadMinutes', blame),
    approvesRequests: yesOrNo(raw['approvesRequests'], 'booking.approvesRequests', blame),
    waitList: yesOrNo(raw['waitList'], 'booking.waitList', blame),
    preRegistration: yesOrNo(raw['preRegistration'], 'booking.preRegistration', blame),
  };
};

/** `fhir`, a package such as `@seaside/portico-adapter`, or a path from the file of practices on, such as `./adapter`. */
const adapterNames = /^(?:(?:@[\w.-]+\/)?[\w-][\w.-]*|\.{1,2}(?:\/[\w.@-]+)+)$/;

const connectionFrom = (
  raw: unknown,
  blame: Blame,
): Pick<ConnectedPracticeSettings, 'adapter' | 'connection' | 'limits'> | undefined => {
  if (!isFields(raw)) return blame('connection', 'must be an object with "adapter" and what the adapter needs');
  const { adapter: named, callsPerMinute, deadlineSeconds, ...connection } = raw;
  const adapter =
    textOf(named, adapterNames) ??
    blame('connection.adapter', 'must be "fhir", a package, or a path that begins with a dot');
  const perMinute = { least: 1, most: 100_000, usual: 250 };
  const limits = {
    callsPerMinute: wholeFrom(callsPerMinute, perMinute, 'connection.callsPerMinute', blame),
    deadline:
      wholeFrom(deadlineSeconds, { least: 1, most: 30, usual: 5 }, 'connection.deadlineSeconds', blame) * SECOND,
  };
  return adapter === undefined ? undefined : { adapter, connection, limits };
};

const wholeFrom = (
  raw: unknown,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
  where: string,
  blame: Blame,
): number => {
  if (raw === undefined) return usual;
  if (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= least && raw <= most) return raw;
  blame(where, `must be a whole number from ${least} to ${most}`);
  return usual;
};

const yesOrNo = (raw: unknown, where: string, blame: Blame): boolean => {
  if (raw !== undefined && typeof raw !== 'boolean') blame(where, 'must be true or false');
  return raw === true;
};

const timeZoneOf = (raw: unknown): TimeZone | undefined => {
  if (typeof raw !== 'string') return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: raw }).resolvedOptions().timeZone as TimeZone;
  } catch {
    return undefined;
  }
};

const quotedList = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
const among = (words: readonly string[]): string => `must be one of ${quotedList(words)}`;

const oneOf = <Word extends string>(words: readonly Word[], raw: unknown): Word | undefined =>
  words.find((word) => word === raw);

const textOf = (raw: unknown, shape: RegExp): string | undefined =>
  typeof raw === 'string' && shape.test(raw.trim()) ? raw.trim() : undefined;

const unknownNames = (fields: Fields, known: readonly string[], where: string, blame: Blame): void => {
  for (const name of Object.keys(fields).filter((one) => !known.includes(one))) {
    // Only what looks like a name is repeated: name and secret may have been swapped by mistake.
    blame(where + (/^[a-zA-Z]{1,20}$/.test(name) ? name : 'a name'), 'is not a setting of a practice');
  }
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
