import type { AnalyticsSink } from '@portico/adapters-browser';
import type { Localized } from '@portico/domain/kernel';

/** What an installation may set without a build: `/config.json`, fetched once at startup (`ACC-405`, `ACC-408`). */
export interface RuntimeConfig {
  /** Address of the gateway, `/graphql` on the portal's own origin unless set. */
  readonly gateway?: string;
  /** Seconds without activity until the session ends; at most 600 (`ACC-238`). */
  readonly inactivitySeconds?: number;
  /** Where to tell what is done; off unless it is switched on, with an address and a token. */
  readonly analytics?: AnalyticsSink;
  /** Where the mobile apps are to be had. */
  readonly stores?: AppStores;
  /** Where the people of a practice sign in. */
  readonly practiceSignIn?: string;
  /** Who helps with the portal itself. */
  readonly support?: { readonly email?: string; readonly phone?: string };
  /** Who else signs people in, as they are offered; the names by language. */
  readonly identityProviders?: readonly SignInProvider[];
  /** They alone do. */
  readonly identityProvidersOnly?: true;
  /** Where video visits take place, beside the portal's own origin (`APT-141`). */
  readonly videoOrigins?: readonly string[];
}

export interface SignInProvider {
  readonly id: string;
  readonly name: Localized;
}

export interface AppStores {
  readonly ios?: string;
  readonly android?: string;
}

/** The configuration, or the defaults where it is missing: then the console says so and nothing else (`ACC-407`). */
export const loadRuntimeConfig = async (
  ask: typeof fetch,
  complain: (message: string) => void,
): Promise<RuntimeConfig> => {
  try {
    const answer = await ask('/config.json', { credentials: 'same-origin' });
    const raw: unknown = answer.ok ? await answer.json() : undefined;
    if (isFields(raw)) return parse(raw);
  } catch {
    // Falls through: unreachable, or not JSON.
  }
  complain('The configuration file /config.json could not be read; the defaults are used.');
  return {};
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const fieldsOf = (raw: unknown): Fields => (isFields(raw) ? raw : {});

/** Each key by itself: one that is unfit is left out and has its default. */
const parse = (raw: Fields): RuntimeConfig => {
  const { gateway, inactivitySeconds, practiceSignIn } = raw;
  const [analytics, stores, support] = [raw['analytics'], raw['stores'], raw['support']].map(fieldsOf);
  return present({
    gateway: text(gateway),
    inactivitySeconds: typeof inactivitySeconds === 'number' && inactivitySeconds > 0 ? inactivitySeconds : undefined,
    analytics: sinkOf(analytics ?? {}),
    stores: present({ ios: link(stores?.['ios']), android: link(stores?.['android']) }),
    practiceSignIn: link(practiceSignIn),
    identityProviders: providersOf(raw['identityProviders']),
    identityProvidersOnly: raw['identityProvidersOnly'] === true ? (true as const) : undefined,
    videoOrigins: Array.isArray(raw['videoOrigins']) ? raw['videoOrigins'].filter(isSecureOrigin) : undefined,
    support: present({ email: text(support?.['email']), phone: text(support?.['phone']) }),
  });
};

const providersOf = (raw: unknown): readonly SignInProvider[] | undefined => {
  const providers = (Array.isArray(raw) ? raw : []).map(fieldsOf).flatMap(({ id, name }) => {
    const [known, en, es] = [text(id), text(fieldsOf(name)['en']), text(fieldsOf(name)['es'])];
    return known !== undefined && en !== undefined && es !== undefined ? [{ id: known, name: { en, es } }] : [];
  });
  return providers.length === 0 ? undefined : providers;
};

const sinkOf = ({ enabled, address, token }: Fields): AnalyticsSink | undefined => {
  const [to, as] = [link(address), text(token)];
  return enabled === true && to !== undefined && as !== undefined ? { address: to, token: as } : undefined;
};

const text = (raw: unknown): string | undefined => (typeof raw === 'string' && raw !== '' ? raw : undefined);

const isSecureOrigin = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.startsWith('https://') && URL.parse(raw)?.origin === raw;

/** An address that a page may lead to: of the web with TLS, of this machine, or a path of the portal's own. */
const link = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/(?![/\\]))/.test(raw)
    ? raw
    : undefined;

type Present<Fields> = { readonly [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

const present = <Given extends object>(given: Given): Present<Given> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Present<Given>;
