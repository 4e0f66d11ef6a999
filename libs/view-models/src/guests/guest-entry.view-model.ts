import { parseId, parseLocalDate, type PatientId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { guestPaths } from '@portico/application/access';
import type { GuestSession } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import { withQuery, type ServiceResult, type Failure } from '@portico/application/kernel';
import { AskForLinkViewModel } from './ask-for-link.view-model.ts';
import {
  guestPath,
  type AskedAction,
  type GuestEntry,
  type GuestLink,
  type GuestOutcome,
  type GuestRefusal,
  type Guests,
  type PracticeBranding,
  type ShutLink,
  type EntryProblem,
} from '@portico/application/guests';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'asking'; readonly practice: PracticeBranding; readonly problem?: EntryProblem }
  | { readonly kind: 'checking'; readonly practice: PracticeBranding }
  | { readonly kind: 'shut'; readonly practice?: PracticeBranding; readonly why: ShutLink }
  /** There is no link; `asks` is the form that requests one. */
  | { readonly kind: 'no-link'; readonly practice: PracticeBranding; readonly asks: AskForLinkViewModel }
  /** The next page, an address of the portal. */
  | { readonly kind: 'led'; readonly to: string };

/** What the identity check asks for, as typed. */
export interface GuestForm {
  birthDate: string;
  /** With a bill only. */
  patientNumber: string;
  lastName: string;
}

/** The parameters of the page's address. */
export interface GuestArrival {
  readonly link: GuestLink;
  /** By the number of a bill, not by a link. */
  readonly withBill?: boolean;
  /** The guest's email, filled in where a link is requested (`APT-306`). */
  readonly email?: string | undefined;
}

/**
 * The page that a guest's link opens (`ACC-052` to `ACC-056`). Opening it changes nothing; the guest presses a button
 * for the identity check.
 */
export class GuestEntryViewModel {
  phase: Phase = { kind: 'loading' };
  form: GuestForm = { birthDate: '', patientNumber: '', lastName: '' };

  readonly withBill: boolean;
  readonly #guests: Guests;
  readonly #guest: Pick<GuestSession, 'start'>;
  readonly #link: GuestLink;
  readonly #email: string | undefined;
  readonly #replies = new LatestRequest();

  constructor(guests: Guests, guest: Pick<GuestSession, 'start'>, { link, withBill = false, email }: GuestArrival) {
    this.#guests = guests;
    this.#guest = guest;
    this.#link = link;
    this.#email = email;
    this.withBill = withBill;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get practice(): PracticeBranding | undefined {
    return 'practice' in this.phase ? this.phase.practice : undefined;
  }

  /** Where to request a new link in place of one that is over; not for a link that was revoked or is done. */
  get askAgain(): string | undefined {
    const { phase } = this;
    if (phase.kind !== 'shut' || phase.practice === undefined || !again.has(phase.why.kind)) return undefined;
    const { purpose } = this.#link;
    return isAskedFor(purpose) ? withQuery(guestPaths[purpose], { practice_id: phase.practice.id }) : undefined;
  }

  /** Everything is filled in, and the date is valid. */
  get canCheck(): boolean {
    const { birthDate, patientNumber, lastName } = this.form;
    if (this.phase.kind !== 'asking' || !parseLocalDate(birthDate).ok) return false;
    return !this.withBill || (patientNumber.trim() !== '' && lastName.trim() !== '');
  }

  type(field: keyof GuestForm, text: string): void {
    this.form[field] = text;
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#guests.entry(this.#link);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? this.#phaseOf(answer.value) : { kind: 'failed', failure: answer.error };
    });
  }

  async check(): Promise<void> {
    const { phase } = this;
    if (!this.canCheck || phase.kind !== 'asking') return;
    this.phase = { kind: 'checking', practice: phase.practice };
    const wanted = this.#replies.expect();
    const answer = await this.#asked(phase.practice);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'led', to: this.#follow(answer.value) }
        : afterRefusal(phase.practice, answer.error);
    });
  }

  dispose(): void {
    if (this.phase.kind === 'no-link') this.phase.asks.dispose();
    this.#replies.stop();
  }

  #phaseOf(entry: GuestEntry): Phase {
    const { practice, standing } = entry;
    const { purpose } = this.#link;
    if (standing.kind !== 'no-link' || practice === undefined || !isAskedFor(purpose)) return phaseOf(entry);
    return { kind: 'no-link', practice, asks: new AskForLinkViewModel(this.#guests, purpose, practice, this.#email) };
  }

  async #asked(practice: PracticeBranding): ServiceResult<GuestOutcome, GuestRefusal> {
    const birthDate = parseLocalDate(this.form.birthDate);
    if (!birthDate.ok) return { ok: false, error: { kind: 'wrong-identity' } };
    if (!this.withBill) return this.#guests.enter(this.#link, birthDate.value);
    // A malformed number gets the same answer as an unknown one.
    const patient = parseId<PatientId>(this.form.patientNumber.trim());
    if (!patient.ok) return { ok: false, error: { kind: 'wrong-identity' } };
    return this.#guests.enterWithBill({
      practice: practice.id,
      patient: patient.value,
      lastName: this.form.lastName,
      birthDate: birthDate.value,
    });
  }

  #follow(outcome: GuestOutcome): string {
    if (outcome.kind === 'entered') {
      const { token, practice, patient, expiresAt: until, keptWorkKeys = [] } = outcome;
      const [current, ...older] = keptWorkKeys;
      const keys = current === undefined ? {} : { keptWorkKeys: [current, ...older] as const };
      this.#guest.start({ token, practice: practice.id, patient, by: this.withBill ? 'bill' : 'link', until, ...keys });
    }
    return guestPath(outcome);
  }
}

const again: ReadonlySet<ShutLink['kind']> = new Set(['unknown', 'expired', 'locked']);

/** Bills need no link, and links for an earlier time or a survey cannot be requested. */
export const isAskedFor = (purpose: GuestLink['purpose']): purpose is AskedAction =>
  purpose === 'guest-appointment' || purpose === 'guest-reschedule' || purpose === 'guest-check-in';

const phaseOf = ({ practice, standing }: GuestEntry): Phase => {
  const shown = practice === undefined ? {} : { practice };
  if (practice !== undefined && standing.kind === 'not-offered') {
    return { kind: 'led', to: guestPath({ kind: 'not-offered', practice }) };
  }
  if (practice !== undefined && standing.kind === 'open') return { kind: 'asking', practice };
  if (standing.kind === 'open' || standing.kind === 'not-offered' || standing.kind === 'no-link') {
    return { kind: 'shut', ...shown, why: { kind: 'unknown' } };
  }
  return { kind: 'shut', ...shown, why: standing };
};

const afterRefusal = (practice: PracticeBranding, refusal: GuestRefusal | Failure): Phase => {
  if (refusal.kind !== 'shut') return { kind: 'asking', practice, problem: refusal };
  const { why: kind, opensAt } = refusal;
  return { kind: 'shut', practice, why: { kind, ...(opensAt === undefined ? {} : { opensAt }) } };
};
