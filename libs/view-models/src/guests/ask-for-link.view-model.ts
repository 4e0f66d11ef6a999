import { parseEmail, parsePhone, type Email, type Phone } from '@portico/domain/access';
import { parseLocalDate } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { AskedAction, Guests, LinkRequestRefusal, PracticeBranding } from '@portico/application/guests';

/** What a person without a link has to enter, as typed (`APT-326`). */
export interface AskForLinkForm {
  firstName: string;
  lastName: string;
  birthDate: string;
  /** An email address or a telephone number. */
  contact: string;
}

export type AskForLinkField = keyof AskForLinkForm;

type Phase =
  | { readonly kind: 'asking'; readonly problem?: LinkRequestRefusal | Failure }
  | { readonly kind: 'sending' }
  /** Does not reveal whether the person is known. */
  | { readonly kind: 'asked' };

/** Asks the practice for a link in place of one that was never sent or is lost. Typed text is kept if it fails. */
export class AskForLinkViewModel {
  phase: Phase = { kind: 'asking' };
  form: AskForLinkForm;
  /** Submitting was tried: missing fields are marked from then on. */
  wasTried = false;

  readonly purpose: AskedAction;
  readonly practice: PracticeBranding;
  readonly #guests: Pick<Guests, 'askForLink'>;
  readonly #replies = new LatestRequest();

  /** `contact`: from the page's address (`APT-306`), editable. */
  constructor(guests: Pick<Guests, 'askForLink'>, purpose: AskedAction, practice: PracticeBranding, contact = '') {
    this.#guests = guests;
    this.form = { firstName: '', lastName: '', birthDate: '', contact };
    this.purpose = purpose;
    this.practice = practice;
    makeAutoObservable(this, { purpose: false, practice: false }, { autoBind: true });
  }

  type(field: AskForLinkField, text: string): void {
    this.form[field] = text;
  }

  /** Fields that are missing or malformed. */
  get wrong(): readonly AskForLinkField[] {
    const { firstName, lastName, birthDate } = this.form;
    const fits: Readonly<Record<AskForLinkField, boolean>> = {
      firstName: firstName.trim() !== '',
      lastName: lastName.trim() !== '',
      birthDate: parseLocalDate(birthDate).ok,
      contact: this.#contact !== undefined,
    };
    return (Object.keys(fits) as AskForLinkField[]).filter((field) => !fits[field]);
  }

  async send(): Promise<void> {
    this.wasTried = true;
    const { firstName, lastName } = this.form;
    const birthDate = parseLocalDate(this.form.birthDate);
    const contact = this.#contact;
    if (this.phase.kind !== 'asking' || this.wrong.length > 0 || !birthDate.ok || contact === undefined) return;
    this.phase = { kind: 'sending' };
    const wanted = this.#replies.expect();
    const answer = await this.#guests.askForLink({
      purpose: this.purpose,
      practice: this.practice.id,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      birthDate: birthDate.value,
      contact,
    });
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'asked' } : { kind: 'asking', problem: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }

  get #contact(): Email | Phone | undefined {
    const { contact } = this.form;
    const [email, phone] = [parseEmail(contact), parsePhone(contact)];
    return email.ok ? email.value : phone.ok ? phone.value : undefined;
  }
}
