import { Unavailable } from '@portico/domain/kernel';
import type { ZipCodes, ZipPlace } from '@portico/domain/profile';
import { RegistryClient, type Reading, type RegistryRuntime } from './registry-client.ts';
import { cased, fieldsOf, lineOf } from './untrusted-answer-values.ts';

export interface UspsSettings {
  /** Such as `https://apis.usps.com`. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Found =
  | { readonly kind: 'place'; readonly zipcode: string; readonly place: ZipPlace }
  | { readonly kind: 'none' | 'unauthorized' };

interface Token {
  readonly text: string;
  /** Milliseconds. */
  readonly lifetime: number;
}

const day = 86_400_000;
/** How many milliseconds before its end a token is renewed. */
const margin = 60_000;

/** Postal codes of the United States Postal Service: Addresses 3.0, with a token of OAuth 2 client credentials. */
export class UspsZipCodes implements ZipCodes {
  readonly #settings: UspsSettings;
  readonly #now: () => number;
  readonly #places: RegistryClient<Found>;
  readonly #tokens: RegistryClient<Token>;
  #token: { readonly text: string; readonly until: number } | undefined;

  constructor(settings: UspsSettings, machine: RegistryRuntime) {
    this.#settings = settings;
    this.#now = machine.now;
    this.#places = new RegistryClient(machine, {
      read: foundIn,
      lifetime: day,
      isKept: ({ kind }) => kind !== 'unauthorized',
    });
    // Beside a token nothing is kept: the adapter itself knows until when it is good.
    this.#tokens = new RegistryClient(machine, { read: tokenIn, lifetime: 0 });
  }

  async find(zipcode: string): Promise<ZipPlace | undefined> {
    if (!/^\d{5}$/.test(zipcode)) return undefined;
    const found = await this.#ask(zipcode);
    if (found.kind !== 'unauthorized') return placeOf(found, zipcode);
    this.#token = undefined;
    const again = await this.#ask(zipcode);
    if (again.kind === 'unauthorized') throw new Unavailable('unreachable');
    return placeOf(again, zipcode);
  }

  async #ask(zipcode: string): Promise<Found> {
    const address = new URL('/addresses/v3/city-state', this.#settings.origin);
    address.searchParams.set('ZIPCode', zipcode);
    return this.#places.ask(address.href, { headers: { authorization: `Bearer ${await this.#currentToken()}` } });
  }

  async #currentToken(): Promise<string> {
    if (this.#token !== undefined && this.#now() < this.#token.until) return this.#token.text;
    const { origin, clientId, clientSecret } = this.#settings;
    const { text, lifetime } = await this.#tokens.ask(new URL('/oauth2/v3/token', origin).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
    });
    this.#token = { text, until: this.#now() + lifetime - margin };
    return text;
  }
}

const placeOf = (found: Found, zipcode: string): ZipPlace | undefined => {
  if (found.kind !== 'place') return undefined;
  if (found.zipcode !== zipcode) throw new Unavailable('unreachable');
  return found.place;
};

/** A code that there is not is answered 400 or 404, with an `error`. */
const foundIn = ({ status, body }: { status: number; body: unknown }): Reading<Found> => {
  const fields = fieldsOf(body);
  if (status === 401) return { kind: 'read', value: { kind: 'unauthorized' } };
  if ((status === 400 || status === 404) && fieldsOf(fields?.['error']) !== undefined) {
    return { kind: 'read', value: { kind: 'none' } };
  }
  const [city, state, zipcode] = [lineOf(fields?.['city']), lineOf(fields?.['state']), lineOf(fields?.['ZIPCode'])];
  const isPlace = status === 200 && city !== undefined && state !== undefined && zipcode !== undefined;
  return isPlace && /^[A-Z]{2}$/.test(state)
    ? { kind: 'read', value: { kind: 'place', zipcode, place: { city: cased(city), state } } }
    : { kind: 'unusable' };
};

/** Seconds are written as a number or as text. */
const tokenIn = ({ status, body }: { status: number; body: unknown }): Reading<Token> => {
  const { access_token: text, expires_in: seconds } = fieldsOf(body) ?? {};
  const lifetime = Number(seconds) * 1_000;
  return status === 200 && typeof text === 'string' && /^[\w.~+/=-]+$/.test(text) && lifetime > 0
    ? { kind: 'read', value: { text, lifetime } }
    : { kind: 'unusable' };
};
