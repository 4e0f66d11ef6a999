import { makeAutoObservable } from 'mobx';
import type { BroughtIdentity } from '../access/index.ts';
import type { ProviderTrip } from './identity-provider-round-trip.ts';

export interface SignUpIdentityAround {
  readonly trip: ProviderTrip;
  /** The identity opens an account already: there is nothing to create, and the sign-in takes it over. */
  readonly onKnown: () => void;
  /** An address to be filled in. */
  readonly onEmail: (email: string) => void;
  /** The identity with this address is another person's. */
  readonly onDisowned: (email: string) => void;
}

/** The provider's identity on a page that creates an account, which it will open. */
export class SignUpIdentity {
  identity: BroughtIdentity | undefined;

  readonly #around: SignUpIdentityAround;

  constructor(around: SignUpIdentityAround) {
    this.#around = around;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ticket(): string | undefined {
    return this.identity?.ticket;
  }

  async bring(identity: BroughtIdentity): Promise<void> {
    const { trip, onKnown, onEmail } = this.#around;
    // Kept for a page reload and for the sign-in page.
    trip.keep(identity);
    if (identity.isKnown) return onKnown();
    this.identity = identity;
    if (identity.email !== undefined) onEmail(identity.email);
  }

  /** The identity was used, has expired, or is not wanted. */
  dropIdentity(): void {
    this.#around.trip.forget();
    this.identity = undefined;
  }

  /** The identity is another person's, who used this browser before. */
  disown(): void {
    const email = this.identity?.email;
    this.dropIdentity();
    if (email !== undefined) this.#around.onDisowned(email);
  }
}
