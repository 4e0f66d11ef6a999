import { optional, processorOrigin, type ReadBy, secret, text, webAddress } from './setting-readers.ts';

/** Public registries that are searched beside the portal's own tables; each is off unless it is set. */
export interface Registries {
  /** The NPI registry of physicians. */
  readonly npi: string | undefined;
  /** Postal codes of the USPS. */
  readonly usps: { readonly origin: string; readonly clientId: string; readonly clientSecret: string } | undefined;
  /** Drug names of RxTerms. */
  readonly drugs: string | undefined;
  /** Payers of a FHIR directory. */
  readonly payers: string | undefined;
}

export const noRegistries: Registries = { npi: undefined, usps: undefined, drugs: undefined, payers: undefined };

export const registryReaders = {
  PORTICO_NPI_REGISTRY_URL: optional(webAddress),
  PORTICO_USPS_ORIGIN: optional(processorOrigin),
  PORTICO_USPS_CLIENT_ID: optional(text),
  PORTICO_USPS_CLIENT_SECRET: optional(secret(8)),
  PORTICO_DRUG_NAMES_URL: optional(webAddress),
  PORTICO_PAYER_DIRECTORY_URL: optional(webAddress),
} as const;

type Name = keyof typeof registryReaders;
export type RegistriesRead = { readonly [Each in Name]: ReadBy<(typeof registryReaders)[Each]> };

export const registriesFrom = (read: RegistriesRead): Registries => {
  const {
    PORTICO_USPS_ORIGIN: origin,
    PORTICO_USPS_CLIENT_ID: clientId,
    PORTICO_USPS_CLIENT_SECRET: clientSecret,
  } = read;
  const hasUsps = origin !== undefined && clientId !== undefined && clientSecret !== undefined;
  return {
    npi: read.PORTICO_NPI_REGISTRY_URL,
    usps: hasUsps ? { origin, clientId, clientSecret } : undefined,
    drugs: read.PORTICO_DRUG_NAMES_URL,
    payers: read.PORTICO_PAYER_DIRECTORY_URL,
  };
};

/** The three settings of the USPS stand together. */
export const registryContradictions = (read: RegistriesRead): readonly (readonly [variable: string, why: string])[] => {
  const usps = ['PORTICO_USPS_ORIGIN', 'PORTICO_USPS_CLIENT_ID', 'PORTICO_USPS_CLIENT_SECRET'] as const;
  const given = usps.filter((name) => read[name] !== undefined);
  if (given.length === 0) return [];
  return usps
    .filter((name) => read[name] === undefined)
    .map((name) => [name, `is needed with ${given.join(' and ')}: postal codes are asked of the USPS with all three`]);
};

/** What people type goes there: in production never without TLS, not even on this machine. */
export const plainRegistries = ({ npi, usps, drugs, payers }: Registries): readonly string[] => {
  const addresses: Readonly<Partial<Record<Name, string | undefined>>> = {
    PORTICO_NPI_REGISTRY_URL: npi,
    PORTICO_USPS_ORIGIN: usps?.origin,
    PORTICO_DRUG_NAMES_URL: drugs,
    PORTICO_PAYER_DIRECTORY_URL: payers,
  };
  return Object.entries(addresses).flatMap(([name, address]) => (address?.startsWith('http:') === true ? [name] : []));
};
