import type { Accounts, IdentityProviders, Tries } from '@portico/domain/access';
import { failed, ok, type DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import {
  GuessLimit,
  letIn,
  tooManyGuesses,
  type Caller,
  type EntranceDeps,
  type SignedIn,
  type SignInViewModel,
} from '../access/index.ts';
import { logFailed } from '../activity/index.ts';
import { Replies, type Answer, type Failure } from '../kernel/index.ts';
import type { PasskeyDevice } from './factors.view-model.ts';
import { askForPasskey, passkeyHolder, type ProofCheckDeps } from './proof-checks.ts';

/** Signing in with a passkey alone: the device has asked who holds it, so that it is two factors in one. */
export interface PasskeyEntrance {
  /** What the browser is to be asked, as WebAuthn's JSON text. */
  ask(): Answer<string>;
  enter(answer: PasskeyAnswer): Answer<SignedIn, PasskeyRefusal>;
}

export interface PasskeyAnswer {
  /** What the browser answered, WebAuthn's JSON text. */
  readonly answer: string;
  readonly device: DeviceId;
}

export type PasskeyRefusal =
  | { readonly kind: 'passkey-refused' }
  | { readonly kind: 'unconfirmed' }
  /** Only an identity provider lets people in here. */
  | { readonly kind: 'provider-only' };

export interface PasskeyEntranceDeps extends EntranceDeps, ProofCheckDeps {
  readonly accounts: Accounts;
  readonly tries: Tries;
  readonly identityProviders: Pick<IdentityProviders, 'only'>;
}

/** A door open to anybody. Which passkeys there are is told to nobody: every refusal is the same. */
export class PasskeyEntranceService implements PasskeyEntrance {
  readonly #deps: PasskeyEntranceDeps;
  readonly #caller: Caller;

  constructor(deps: PasskeyEntranceDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  async ask(): Answer<string> {
    return ok(await askForPasskey(this.#deps, [], this.#caller.now));
  }

  async enter({ answer, device }: PasskeyAnswer): Answer<SignedIn, PasskeyRefusal> {
    const { accounts, identityProviders, tries } = this.#deps;
    if (identityProviders.only) return failed({ kind: 'provider-only' });
    const held = await new GuessLimit(tries, this.#caller).guess({ kind: 'passkey' }, async (guess) => {
      const holder = await passkeyHolder(this.#deps, answer, { now: this.#caller.now, alone: true }, guess);
      const account = holder && (await accounts.byId(holder));
      return account?.disabledAt === undefined ? account : undefined;
    });
    if (!held.ok) {
      const refusal = tooManyGuesses(held.error) ?? ({ kind: 'passkey-refused' } as const);
      await logFailed(this.#deps.activityLog, this.#caller, 'failed-sign-in', { unknown: '' }, refusal.kind);
      return failed(refusal);
    }
    if (held.value.confirmedAt === undefined) return failed({ kind: 'unconfirmed' });
    return ok(await letIn(this.#deps, held.value, device, this.#caller));
  }
}

/** The button beside the form of the login screen. */
export class PasskeySignInViewModel {
  busy = false;
  problem: PasskeyRefusal | Failure | undefined;

  readonly isAble: boolean;
  readonly #entrance: PasskeyEntrance;
  readonly #passkeys: PasskeyDevice;
  readonly #signIn: Pick<SignInViewModel, 'enter'>;
  readonly #device: DeviceId;
  readonly #replies = new Replies();

  constructor(
    entrance: PasskeyEntrance,
    passkeys: PasskeyDevice,
    signIn: Pick<SignInViewModel, 'enter'>,
    device: DeviceId,
  ) {
    this.#entrance = entrance;
    this.#passkeys = passkeys;
    this.#signIn = signIn;
    this.#device = device;
    this.isAble = passkeys.isAble;
    makeAutoObservable(this, { isAble: false }, { autoBind: true });
  }

  async signIn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = undefined;
    const wanted = this.#replies.expect();
    const entered = await this.#enter();
    if (!wanted()) return;
    runInAction(() => {
      this.busy = false;
      if (entered === undefined) return;
      if (entered.ok) void this.#signIn.enter(entered.value);
      else this.problem = entered.error;
    });
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** Nothing where the person closed the browser's question: then there is nothing to say. */
  async #enter(): Promise<Awaited<ReturnType<PasskeyEntrance['enter']>> | undefined> {
    const asked = await this.#entrance.ask();
    if (!asked.ok) return asked;
    const answer = await this.#passkeys.show(asked.value);
    return answer === undefined ? undefined : this.#entrance.enter({ answer, device: this.#device });
  }
}
