import { parseLocalDate } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import { withQuery, type Failure } from '@portico/application/kernel';
import type {
  DelegateSignIn,
  VerifiedInvitation,
  WrongBirthDate,
  InvitationShut,
} from '@portico/application/delegates';

type Phase =
  | { readonly kind: 'asking'; readonly problem?: WrongBirthDate | Failure }
  | { readonly kind: 'checking' }
  | { readonly kind: 'shut'; readonly why: InvitationShut['kind'] }
  | { readonly kind: 'led'; readonly to: string };

/** An invitation verified on this page, so that the next one does not ask for name and address again. */
export interface InvitationInHand {
  invitation?: VerifiedInvitation;
}

/** The page of an invitation's link (`ACC-058`): opening it does nothing; the person enters the birth date. */
export class DelegateVerificationViewModel {
  phase: Phase;
  birthDate = '';

  readonly #signInPort: Pick<DelegateSignIn, 'verify'>;
  readonly #inHand: InvitationInHand;
  readonly #code: string;
  readonly #replies = new LatestRequest();

  constructor(signInPort: Pick<DelegateSignIn, 'verify'>, inHand: InvitationInHand, code: string) {
    this.#signInPort = signInPort;
    this.#inHand = inHand;
    this.#code = code;
    this.phase = code === '' ? { kind: 'shut', why: 'invitation-unknown' } : { kind: 'asking' };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canCheck(): boolean {
    return this.phase.kind === 'asking' && parseLocalDate(this.birthDate).ok;
  }

  typeBirthDate(text: string): void {
    this.birthDate = text;
  }

  async check(): Promise<void> {
    const date = parseLocalDate(this.birthDate);
    if (!this.canCheck || !date.ok) return;
    this.phase = { kind: 'checking' };
    const wanted = this.#replies.expect();
    const answer = await this.#signInPort.verify(this.#code, date.value);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        this.#inHand.invitation = answer.value;
        this.phase = { kind: 'led', to: withQuery(answer.value.to, { code: this.#code }) };
      } else this.phase = after(answer.error);
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}

const after = (error: WrongBirthDate | InvitationShut | Failure): Phase => {
  switch (error.kind) {
    case 'invitation-unknown':
    case 'invitation-expired':
    case 'invitation-used':
    case 'invitation-withdrawn':
    case 'invitation-locked':
    case 'not-verified':
    case 'own-invitation':
      return { kind: 'shut', why: error.kind };
    default:
      return { kind: 'asking', problem: error };
  }
};
