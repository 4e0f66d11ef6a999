import { type Failure, paths } from '@portico/application/kernel';
import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SignInViewModel } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { ProviderEntrance, ProviderEntranceRefusal, ProviderOutcome } from '@portico/application/authentication';
import type { ProviderTrip } from './identity-provider-round-trip.ts';

type ProviderProblem = ProviderEntranceRefusal | Failure;

export interface ProviderSignInAround {
  readonly entrance: ProviderEntrance;
  readonly trip: ProviderTrip;
  readonly signIn: Pick<SignInViewModel, 'bring' | 'dropIdentity' | 'identity'>;
  readonly device: DeviceId;
  /** Path and query of this page. */
  readonly here: () => string;
  /** Navigates to an external address. */
  readonly leaveFor: (address: string) => void;
}

/** The providers' buttons on the sign-in page, and the state after returning from one. */
export class ProviderSignInViewModel {
  /** The provider whose page is being requested. */
  busy: string | undefined;
  problem: ProviderProblem | undefined;

  readonly #around: ProviderSignInAround;
  readonly #replies = new LatestRequest();

  constructor(around: ProviderSignInAround) {
    this.#around = around;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes over the identity that the person came back with. */
  arrive(): void {
    const { trip, signIn } = this.#around;
    const identity = trip.takeIdentity();
    if (identity !== undefined) void signIn.bring(identity);
  }

  async begin(provider: string): Promise<void> {
    if (this.busy !== undefined) return;
    this.busy = provider;
    this.problem = undefined;
    const { entrance, trip, device, here, leaveFor } = this.#around;
    const wanted = this.#replies.expect();
    const begun = await entrance.begin({ provider, device });
    if (!wanted()) return;
    if (begun.ok) {
      trip.begin(here());
      leaveFor(begun.value);
      return;
    }
    runInAction(() => {
      this.busy = undefined;
      this.problem = begun.error;
    });
  }

  /** Continues to the sign-up, which takes over the identity. */
  carry(): void {
    const { signIn, trip } = this.#around;
    if (signIn.identity !== undefined) trip.keep(signIn.identity);
  }

  /** Continues without the provider. */
  giveUp(): void {
    const { signIn, trip } = this.#around;
    signIn.dropIdentity();
    // Kept for a sign-up that was opened beside this page.
    trip.forget();
  }

  /** A page restored from the browser's cache has no request in progress. */
  rest(): void {
    this.busy = undefined;
  }

  dispose(): void {
    this.#replies.stop();
  }
}

export interface ProviderReturnAround {
  readonly entrance: ProviderEntrance;
  readonly trip: ProviderTrip;
  readonly device: DeviceId;
  /** The query that the browser came back with, and the state in it. */
  readonly query: string;
  readonly state: string;
}

/** The page that a provider sends browsers back to. */
export class ProviderReturnViewModel {
  problem: ProviderProblem | undefined;
  /** The path to continue at. */
  next: string | undefined;

  readonly #around: ProviderReturnAround;
  readonly #replies = new LatestRequest();

  constructor(around: ProviderReturnAround) {
    this.#around = around;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const { entrance, device, query, state } = this.#around;
    const wanted = this.#replies.expect();
    const outcome = await entrance.finish({ query, state, device });
    if (!wanted()) return;
    runInAction(() => {
      if (outcome.ok) this.next = this.#leadOn(outcome.value);
      else this.problem = outcome.error;
    });
  }

  dispose(): void {
    this.#replies.stop();
  }

  #leadOn(outcome: ProviderOutcome): string {
    const { trip } = this.#around;
    const from = trip.takeFrom() ?? paths.login;
    if (outcome.kind === 'linked') return paths.authentication;
    trip.bring(outcome);
    return from;
  }
}
