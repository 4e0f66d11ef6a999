import type { BroughtIdentity, KeyValueStore } from '../access/index.ts';
import type { ProviderOutcome } from '@portico/application/authentication';

export type IdentityInHand = Exclude<ProviderOutcome, { readonly kind: 'linked' }>;

/** The identity as one page hands it to another. */
export const inHand = ({ provider, ticket, isKnown, email }: BroughtIdentity): IdentityInHand => {
  if (isKnown) return { kind: 'known', provider, ticket };
  return { kind: 'unknown', provider, ticket, ...(email === undefined ? {} : { email }) };
};

const keys = { from: 'providerFrom', identity: 'providerIdentity' } as const;

/**
 * What a tab remembers while its user is at a provider's page: where they were, and the identity they came back with.
 */
export class ProviderTrip {
  readonly #keep: KeyValueStore;

  constructor(keep: KeyValueStore) {
    this.#keep = keep;
  }

  /** `from`: path and query of the page that is left. */
  begin(from: string): void {
    this.#keep.write(keys.from, from);
  }

  takeFrom(): string | undefined {
    return this.#take(keys.from);
  }

  bring(identity: IdentityInHand): void {
    this.#keep.write(keys.identity, JSON.stringify(identity));
  }

  /** The identity that the person came back with; returned once. */
  takeIdentity(): IdentityInHand | undefined {
    const kept = this.#take(keys.identity);
    try {
      return kept === undefined ? undefined : (JSON.parse(kept) as IdentityInHand);
    } catch {
      return undefined;
    }
  }

  #take(key: string): string | undefined {
    const kept = this.#keep.read(key);
    this.#keep.remove(key);
    return kept;
  }
}

/** The sign-up path for an identity without an account, with the provider's email filled in. */
export const signUpPath = ({ email }: { readonly email?: string }): string =>
  email === undefined ? '/register_account' : `/register_account?em=${encodeURIComponent(email)}`;
