import { versionings, type Overrule, type TypeOverrule } from './capabilities.ts';
import { quirks, type Quirks } from './server-quirks.ts';
import { interactions } from './scopes.ts';
import { SettingsReader } from './settings-reader.ts';

export type AuthSettings =
  | { readonly type: 'none' }
  | (TokenSettings & { readonly type: 'client-secret'; readonly secretFile: string })
  | (TokenSettings & { readonly type: 'smart-backend'; readonly keyFile: string; readonly keyId?: string });

export interface TokenSettings {
  readonly clientId: string;
  readonly tokenUrl?: string;
  readonly scopes: readonly string[];
}

/** The `connection` entry of a practice whose system is a FHIR R4 server. */
export interface FhirSettings {
  /** Without a slash at its end. */
  readonly base: string;
  /** What `/metadata` and `/.well-known/smart-configuration` stand below, if not the base. */
  readonly discovery?: string;
  readonly auth: AuthSettings;
  readonly quirks: Quirks;
  readonly overrule: Overrule;
  /** How long the directory of providers, places and calendars is good without asking. */
  readonly directoryMinutes: number;
  /** The length of a visit by the id of its type; `default` for all others. */
  readonly visitMinutes: Readonly<Record<string, number>>;
}

export type ReadSettings =
  | { readonly ok: true; readonly settings: FhirSettings }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** What the gateway itself reads in the same entry. */
const ofTheHost = ['adapter', 'callsPerMinute', 'deadline'];

export const readSettings = (source: unknown): ReadSettings => {
  const reader = new SettingsReader(source, '');
  if (reader.mistakes.length > 0) return { ok: false, mistakes: reader.mistakes };
  const settings: FhirSettings = {
    base: (reader.url('base') ?? '').replace(/\/+$/, ''),
    ...reader.optional('discovery', (name) => reader.url(name)),
    auth: authIn(reader),
    quirks: quirksIn(reader),
    overrule: overruleIn(reader),
    directoryMinutes: reader.wholeNumber('directoryMinutes', { default: 15, most: 1_440 }),
    visitMinutes: { default: 30, ...minutesIn(reader) },
  };
  reader.allowOnly(...ofTheHost);
  return reader.mistakes.length === 0 ? { ok: true, settings } : { ok: false, mistakes: reader.mistakes };
};

const authIn = (entry: SettingsReader): AuthSettings => {
  const reader = entry.object('auth');
  const type = reader.oneOf('type', ['none', 'client-secret', 'smart-backend']);
  if (type === undefined || type === 'none') {
    if (type === 'none') reader.allowOnly();
    return { type: 'none' };
  }
  const token = {
    clientId: reader.text('clientId') ?? '',
    ...reader.optional('tokenUrl', (name) => reader.url(name)),
    scopes: reader.texts('scopes') ?? [],
  };
  const auth: AuthSettings =
    type === 'client-secret'
      ? { ...token, type, secretFile: reader.text('secretFile') ?? '' }
      : {
          ...token,
          type,
          keyFile: reader.text('keyFile') ?? '',
          ...reader.optional('keyId', (name) => reader.text(name)),
        };
  reader.allowOnly();
  return auth;
};

const quirksIn = (reader: SettingsReader): Quirks => {
  const name = reader.has('quirks') ? reader.oneOf('quirks', [...quirks.keys()]) : 'plain';
  return quirks.get(name ?? '') ?? { overrule: {}, pageSize: 100, secretIn: 'header' };
};

const minutesIn = (reader: SettingsReader): Readonly<Record<string, number>> => {
  if (!reader.has('visitMinutes')) return {};
  const minutes = reader.object('visitMinutes');
  return Object.fromEntries(minutes.names().map((name) => [name, minutes.wholeNumber(name, { most: 1_440 })]));
};

const overruleIn = (reader: SettingsReader): Overrule => {
  if (!reader.has('overrule')) return {};
  const types = reader.object('overrule');
  return Object.fromEntries(types.names().map((type) => [type, typeOverruleIn(types, type)]));
};

const typeOverruleIn = (types: SettingsReader, type: string): TypeOverrule => {
  if (types.isFalse(type)) return false;
  const reader = types.object(type);
  const flags = [...interactions, 'conditionalCreate' as const].map((name) => reader.optional(name, reader.flag));
  const overrule = {
    ...Object.assign({}, ...flags),
    ...reader.optional('versions', (name) => reader.oneOf(name, versionings)),
    ...reader.optional('parameters', (name) => reader.texts(name)),
  };
  reader.allowOnly();
  return overrule;
};
