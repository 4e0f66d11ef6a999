import { signingAlgorithms, type ProviderSettings, type SigningKey } from '@portico/adapters-crypto';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { webAddress } from './setting-readers.ts';

/** The identity providers of an installation. */
export interface IdentityProvidersFile {
  /** Whether identity providers are the only way to sign in: a password or a passkey alone starts no session. */
  readonly only: boolean;
  readonly providers: readonly ProviderSettings[];
}

export const noIdentityProviders: IdentityProvidersFile = { only: false, providers: [] };

export interface IdentityProvidersAround {
  /** Where people reach the portal a provider has to have TLS. */
  readonly isProduction: boolean;
  /** What a file holds that the settings name; nothing where it cannot be read. */
  readonly secretAt: (path: string) => string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
type Blame = (sentence: string) => undefined;

/** Reads the file of identity providers. Every mistake is named at once, and no value is repeated. */
export const parseIdentityProviders = (
  json: string,
  around: IdentityProvidersAround,
): Result<IdentityProvidersFile, readonly string[]> => {
  const mistakes: string[] = [];
  const blame: Blame = (sentence) => void mistakes.push(sentence);
  const file = fieldsFrom(json);
  if (file === undefined) return failed(['The file must be a JSON object with "providers" and, if need be, "only".']);
  unknownNames(file, ['only', 'providers'], 'the file', blame);
  const { only = false, providers } = file;
  if (typeof only !== 'boolean') blame('only must be true or false.');
  const entries = Array.isArray(providers) && providers.length > 0 ? providers : [];
  if (entries.length === 0) blame('providers must be a list of at least one provider.');
  const read = entries.flatMap((entry: unknown, at) => providerFrom(entry, `providers[${at}]`, around, blame) ?? []);
  if (new Set(read.map(({ id }) => id)).size < read.length) blame('Two providers have the same id.');
  return mistakes.length === 0 ? ok({ only: only === true, providers: read }) : failed(mistakes);
};

const names = ['id', 'name', 'issuer', 'clientId', 'clientSecretFile', 'clientKeyFile', 'strongAcr', 'strongAmr'];

const providerFrom = (
  entry: unknown,
  where: string,
  around: IdentityProvidersAround,
  blame: Blame,
): ProviderSettings | undefined => {
  if (!isFields(entry)) return blame(`${where} must be an object.`);
  unknownNames(entry, names, where, blame);
  const id = textOf(entry['id'], /^[a-z0-9-]{1,40}$/) ?? blame(`${where}.id must be small letters, digits and -.`);
  const clientId = textOf(entry['clientId'], /^\S{1,200}$/) ?? blame(`${where}.clientId is missing.`);
  const name = nameFrom(entry['name'], where, blame);
  const issuer = issuerFrom(entry['issuer'], where, around, blame);
  const proof = proofFrom(entry, where, around, blame);
  const strongAcr = wordsFrom(entry['strongAcr'], [], `${where}.strongAcr`, blame);
  const strongAmr = wordsFrom(entry['strongAmr'], ['mfa'], `${where}.strongAmr`, blame);
  if (id === undefined || clientId === undefined || name === undefined) return undefined;
  if (issuer === undefined || proof === undefined) return undefined;
  return { id, clientId, name, issuer, proof, strongAcr, strongAmr };
};

const nameFrom = (raw: unknown, where: string, blame: Blame): ProviderSettings['name'] | undefined => {
  const { en, es } = isFields(raw) ? raw : {};
  const [english, spanish] = [textOf(en, /^.{1,60}$/), textOf(es, /^.{1,60}$/)];
  return english === undefined || spanish === undefined
    ? blame(`${where}.name must have "en" and "es", of 60 characters at most.`)
    : { en: english, es: spanish };
};

const issuerFrom = (
  raw: unknown,
  where: string,
  { isProduction }: IdentityProvidersAround,
  blame: Blame,
): string | undefined => {
  const address = typeof raw === 'string' ? webAddress(raw) : undefined;
  if (address?.ok !== true) return blame(`${where}.issuer must be an address such as https://id.example.com.`);
  const { protocol, search, hash } = new URL(address.value);
  if (search !== '' || hash !== '') return blame(`${where}.issuer must have no query and no fragment.`);
  return isProduction && protocol !== 'https:'
    ? blame(`${where}.issuer must begin with https:// in production.`)
    : (raw as string);
};

const proofFrom = (
  entry: Fields,
  where: string,
  { secretAt }: IdentityProvidersAround,
  blame: Blame,
): ProviderSettings['proof'] | undefined => {
  const [secretFile, keyFile] = [entry['clientSecretFile'], entry['clientKeyFile']];
  if ((secretFile === undefined) === (keyFile === undefined)) {
    return blame(`${where} needs clientSecretFile or clientKeyFile, and not both.`);
  }
  const name = secretFile === undefined ? 'clientKeyFile' : 'clientSecretFile';
  const path = secretFile ?? keyFile;
  const content = typeof path === 'string' ? secretAt(path) : undefined;
  if (content === undefined || content === '') return blame(`${where}.${name} names a file that cannot be read.`);
  if (secretFile !== undefined) return { kind: 'secret', secret: content };
  const jwk = keyFrom(content);
  return jwk === undefined
    ? blame(`${where}.clientKeyFile must hold a private key as JWK, with "alg" RS256, PS256 or ES256.`)
    : { kind: 'key', jwk };
};

const keyFrom = (content: string): SigningKey | undefined => {
  const key = fieldsFrom(content);
  return key !== undefined && typeof key['d'] === 'string' && Object.hasOwn(signingAlgorithms, String(key['alg']))
    ? (key as unknown as SigningKey)
    : undefined;
};

const wordsFrom = (raw: unknown, usual: readonly string[], where: string, blame: Blame): readonly string[] => {
  if (raw === undefined) return usual;
  if (Array.isArray(raw) && raw.every((one) => typeof one === 'string' && one !== '')) return raw as readonly string[];
  blame(`${where} must be a list of texts.`);
  return usual;
};

const unknownNames = (fields: Fields, known: readonly string[], where: string, blame: Blame): void => {
  for (const name of Object.keys(fields).filter((one) => !known.includes(one))) {
    // Only what looks like a name is repeated: name and secret may have been swapped by mistake.
    const told = /^[a-zA-Z]{1,20}$/.test(name) ? name : 'A name';
    blame(`${told} in ${where} is not a setting.`);
  }
};

const textOf = (raw: unknown, shape: RegExp): string | undefined =>
  typeof raw === 'string' && shape.test(raw.trim()) ? raw.trim() : undefined;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsFrom = (json: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
