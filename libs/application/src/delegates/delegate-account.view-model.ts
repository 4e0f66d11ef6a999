import { isNewPassword, parseEmail } from '@portico/domain/access';
import { makeAutoObservable, runInAction } from 'mobx';
import { Replies, type Failure } from '../kernel/index.ts';
import type { DelegateAccountRefusal, DelegateDoor } from './delegate-door.port.ts';
import type { InvitationInHand } from './delegate-verification.view-model.ts';
import type { InvitationShut } from './delegates.port.ts';

type Phase =
  | { readonly kind: 'typing'; readonly problem?: DelegateAccountRefusal | InvitationShut | Failure }
  | { readonly kind: 'sending' }
  /** The account is made; the next page, a path of the portal. */
  | { readonly kind: 'led'; readonly to: string };

/** The account of somebody who was invited and has none (`ACC-061`). */
export class DelegateAccountViewModel {
  phase: Phase = { kind: 'typing' };
  name: string;
  email: string;
  password = '';
  repeated = '';

  /** Who invites, where that is known. */
  readonly from: string | undefined;
  readonly #door: Pick<DelegateDoor, 'createAccount'>;
  readonly #code: string;
  readonly #replies = new Replies();

  constructor(door: Pick<DelegateDoor, 'createAccount'>, { invitation }: InvitationInHand, code: string) {
    this.#door = door;
    this.#code = code;
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
      isNewPassword(this.password, this.repeated, { email: email.value })
    );
  }

  type(field: 'name' | 'email' | 'password' | 'repeated', text: string): void {
    this[field] = text;
  }

  async send(): Promise<void> {
    if (!this.canSend) return;
    this.phase = { kind: 'sending' };
    const wanted = this.#replies.expect();
    const { name, email, password } = this;
    const answer = await this.#door.createAccount({
      code: this.#code,
      name: name.trim(),
      email: email.trim(),
      password,
    });
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) [this.password, this.repeated] = ['', ''];
      this.phase = answer.ok ? { kind: 'led', to: answer.value.to } : { kind: 'typing', problem: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
