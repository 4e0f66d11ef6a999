import { makeAutoObservable } from 'mobx';
import type { BroughtIdentity } from '../access/index.ts';
import { inHand, type ProviderTrip } from './provider-trip.ts';

export interface SignUpIdentityAround {
  readonly trip: ProviderTrip;
  /** The identity opens an account already: nothing is to be made, and the sign-in takes it over. */
  readonly onKnown: () => void;
  /** An address to be filled in. */
  readonly onEmail: (email: string) => void;
}

/** Whom a provider knows, on a page where an account is made: that identity opens it. */
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
    // The page may be loaded anew, and whoever goes on to the sign-in is known there.
    trip.bring(inHand(identity));
    if (identity.isKnown) return onKnown();
    this.identity = identity;
    if (identity.email !== undefined) onEmail(identity.email);
  }

  /** It was used, is too old, or is not wanted. */
  dropIdentity(): void {
    this.#around.trip.takeIdentity();
    this.identity = undefined;
  }
}
