import { makeAutoObservable, runInAction } from 'mobx';
import type { ActingAs, SignInViewModel } from '../access/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Delegates, InvitationShut } from '@portico/application/delegates';

type Phase =
  | { readonly kind: 'signing-in' }
  | { readonly kind: 'accepting' }
  /** Signed in; the invitation could not be accepted. */
  | { readonly kind: 'not-accepted'; readonly problem: InvitationShut | Failure }
  | { readonly kind: 'in' };

/** Signing in as a delegate (`ACC-059`); an invitation is accepted with the account that signs in. */
export class DelegateLoginViewModel {
  phase: Phase = { kind: 'signing-in' };

  readonly signIn: SignInViewModel;
  readonly #delegates: Pick<Delegates, 'accept'>;
  readonly #actingAs: Pick<ActingAs, 'keepDelegate'>;
  readonly #code: string;

  constructor(
    signIn: SignInViewModel,
    delegates: Pick<Delegates, 'accept'>,
    actingAs: Pick<ActingAs, 'keepDelegate'>,
    code: string,
  ) {
    this.signIn = signIn;
    this.#delegates = delegates;
    this.#actingAs = actingAs;
    this.#code = code;
    makeAutoObservable(this, { signIn: false }, { autoBind: true });
  }

  /** Called after a successful sign-in. */
  async entered(): Promise<void> {
    if (this.phase.kind !== 'signing-in') return;
    if (this.#code === '') {
      this.phase = { kind: 'in' };
      return;
    }
    this.phase = { kind: 'accepting' };
    const answer = await this.#delegates.accept(this.#code);
    if (answer.ok) this.#actingAs.keepDelegate(answer.value);
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'in' } : { kind: 'not-accepted', problem: answer.error };
    });
  }
}
