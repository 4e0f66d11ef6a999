import { MINUTE } from '@portico/domain/kernel';
import type { ProviderOutcome } from '@portico/application/authentication';
import type { BroughtIdentity, Clock, KeyValueStore } from '../access/index.ts';

/** How long an identity waits in a tab, which the next person at a shared browser may use. */
const waits = 5 * MINUTE;

const keys = { from: 'providerFrom', identity: 'providerIdentity' } as const;

/**
 * What a tab remembers while its user is at a provider's page: where they were, and the identity they came back with.
 */
export class ProviderTrip {
  readonly #keep: KeyValueStore;
  readonly #clock: Pick<Clock, 'now'>;
  #returned = '';

  constructor(keep: KeyValueStore, clock: Pick<Clock, 'now'>) {
    this.#keep = keep;
    this.#clock = clock;
  }

  /** `from`: path and query of the page that is left. */
  begin(from: string): void {
    this.#keep.write(keys.from, from);
  }

  takeFrom(): string | undefined {
    return this.#take(keys.from);
  }

  /** What a provider sent along: in memory alone, for another try, as the address loses it at once. */
  returnedWith(query: string): string {
    if (query !== '') this.#returned = query;
    return this.#returned;
  }

  /** The person comes back from the provider. */
  bring({ kind, ...identity }: Exclude<ProviderOutcome, { readonly kind: 'linked' }>): void {
    this.keep({ ...identity, isKnown: kind === 'known', broughtAt: this.#clock.now() });
  }

  /** For the next page, which has no more time than is left. */
  keep(identity: BroughtIdentity): void {
    this.#keep.write(keys.identity, JSON.stringify(identity));
  }

  /** The identity that the person came back with, unless that was too long ago; returned once. */
  takeIdentity(): BroughtIdentity | undefined {
    const kept = this.#take(keys.identity);
    try {
      const identity = kept === undefined ? undefined : (JSON.parse(kept) as BroughtIdentity);
      const age = this.#clock.now() - (identity?.broughtAt ?? NaN);
      return age >= 0 && age < waits ? identity : undefined;
    } catch {
      return undefined;
    }
  }

  forget(): void {
    this.#keep.remove(keys.identity);
  }

  #take(key: string): string | undefined {
    const kept = this.#keep.read(key);
    this.#keep.remove(key);
    return kept;
  }
}
