import { isFitPassword, parseEmail } from '@portico/domain/access';
import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { DelegateAccountRefusal, DelegateSignIn, InvitationShut } from '@portico/application/delegates';
import type { InvitationInHand } from './delegate-verification.view-model.ts';

type Phase =
  | { readonly kind: 'typing'; readonly problem?: DelegateAccountRefusal | InvitationShut | Failure }
  | { readonly kind: 'sending' }
  /** The account is made; the next page, a path of the portal. */
  | { readonly kind: 'led'; readonly to: string };

/** A provider's identity, if the person came from one in this browser. */
export interface IdentityOfDelegate {
  readonly ticket: string | undefined;
  readonly device: DeviceId;
  readonly dropIdentity: () => void;
}

const goneWith: ReadonlySet<string> = new Set(['identity-over', 'has-account']);

/** The account of an invited person who has none (`ACC-061`). */
export class DelegateAccountViewModel {
  phase: Phase = { kind: 'typing' };
  name: string;
  email: string;
  password = '';

  /** The inviting person, if known. */
  readonly from: string | undefined;
  readonly #signInPort: Pick<DelegateSignIn, 'createAccount'>;
  readonly #code: string;
  readonly #identity: IdentityOfDelegate | undefined;
  readonly #replies = new LatestRequest();

  constructor(
    signInPort: Pick<DelegateSignIn, 'createAccount'>,
    { invitation }: InvitationInHand,
    code: string,
    identity?: IdentityOfDelegate,
  ) {
    this.#signInPort = signInPort;
    this.#code = code;
    this.#identity = identity;
    this.name = invitation?.name ?? '';
    this.email = invitation?.email ?? '';
    this.from = invitation?.from;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get problem(): DelegateAccountRefusal | InvitationShut | Failure | undefined {
    return this.phase.kind === 'typing' ? this.phase.problem : undefined;
  }

  get canSend(): boolean {
    const email = parseEmail(this.email);
    return (
      this.phase.kind === 'typing' &&
      this.name.trim() !== '' &&
      email.ok &&
      (this.#identity?.ticket !== undefined || isFitPassword(this.password, { email: email.value }))
    );
  }

  /** Fills in an email from a provider, unless one is typed already. */
  fillInEmail(email: string): void {
    if (this.email === '') this.email = email;
  }

  /** Takes an email from a provider out again, which is another person's. */
  takeEmailOut(email: string): void {
    if (this.email === email) this.email = '';
  }

  type(field: 'name' | 'email' | 'password', text: string): void {
    this[field] = text;
  }

  async send(): Promise<void> {
    if (!this.canSend) return;
    this.phase = { kind: 'sending' };
    const wanted = this.#replies.expect();
    const { name, email, password } = this;
    const { ticket, device } = { ...this.#identity };
    const answer = await this.#signInPort.createAccount({
      code: this.#code,
      name: name.trim(),
      email: email.trim(),
      ...(ticket === undefined || device === undefined ? { password } : { password: '', identity: { ticket, device } }),
    });
    if (!wanted()) return;
    runInAction(() => {
      // A ticket is good for one try, successful or not.
      if (ticket !== undefined && (answer.ok || goneWith.has(answer.error.kind))) this.#identity?.dropIdentity();
      if (answer.ok) this.password = '';
      this.phase = answer.ok ? { kind: 'led', to: answer.value.to } : { kind: 'typing', problem: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
