import { parseSummaryAddress, type SummaryDocument } from '@portico/domain/health';
import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { FileDelivery, FileWindows } from '@portico/application/kernel';
import type { Summaries, ListProblem } from '@portico/application/health';

export interface SummaryListDeps {
  readonly summaries: Pick<Summaries, 'open' | 'mail'>;
  readonly delivery: FileDelivery;
  readonly windows: FileWindows;
}

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly at: AppointmentId; readonly with: 'view' | 'download' | 'mail' }
  | { readonly kind: 'failed'; readonly at: AppointmentId; readonly problem: ListProblem }
  | { readonly kind: 'mailed'; readonly at: AppointmentId };

/** The mail form of one document, with the typed address. */
interface Letter {
  readonly at: AppointmentId;
  readonly address: string;
  readonly unsecured: boolean;
}

/** Summaries that are documents: viewed, downloaded and mailed (`APT-151`, `APT-156` to `APT-160`). */
export class SummaryList {
  readonly documents: readonly SummaryDocument[];
  /** Mailing a record needs more than view permission. */
  readonly mayMail: boolean;
  phase: Phase = { kind: 'idle' };
  letter: Letter | undefined;

  readonly #deps: SummaryListDeps;
  readonly #patient: PatientRef;
  readonly #replies = new LatestRequest();

  constructor(
    deps: SummaryListDeps,
    patient: PatientRef,
    { documents, mayMail }: Pick<SummaryList, 'documents' | 'mayMail'>,
  ) {
    this.#deps = deps;
    this.#patient = patient;
    this.documents = documents;
    this.mayMail = mayMail;
    makeAutoObservable(this, { documents: false, mayMail: false }, { autoBind: true });
  }

  /** Opens the window at once: browsers allow it only during the press. */
  async view(at: AppointmentId): Promise<void> {
    if (this.phase.kind === 'busy') return;
    const window = this.#deps.windows.open();
    if (window === undefined) {
      this.phase = { kind: 'failed', at, problem: { kind: 'blocked' } };
      return;
    }
    this.phase = { kind: 'busy', at, with: 'view' };
    const answer = await this.#deps.summaries.open({ patient: this.#patient, appointment: at }, 'page');
    if (answer.ok && !this.#replies.over) window.show(answer.value);
    else window.close();
    this.#end(at, answer);
  }

  async download(at: AppointmentId): Promise<void> {
    if (this.phase.kind === 'busy') return;
    this.phase = { kind: 'busy', at, with: 'download' };
    const answer = await this.#deps.summaries.open({ patient: this.#patient, appointment: at }, 'xml');
    if (answer.ok && !this.#replies.over) this.#deps.delivery.deliver(answer.value);
    this.#end(at, answer);
  }

  /** Opens the mail form, or closes it. */
  address(at: AppointmentId): void {
    this.letter = this.letter?.at === at ? undefined : { at, address: '', unsecured: false };
    this.phase = { kind: 'idle' };
  }

  type(change: Partial<Pick<Letter, 'address' | 'unsecured'>>): void {
    if (this.letter !== undefined) this.letter = { ...this.letter, ...change };
    this.phase = { kind: 'idle' };
  }

  async mail(): Promise<void> {
    const { letter } = this;
    if (letter === undefined || this.phase.kind === 'busy') return;
    const { at, address, unsecured } = letter;
    const fits = parseSummaryAddress(address, true, []);
    if (!fits.ok) {
      this.phase = { kind: 'failed', at, problem: fits.error };
      return;
    }
    this.phase = { kind: 'busy', at, with: 'mail' };
    const answer = await this.#deps.summaries.mail({ patient: this.#patient, appointment: at }, address, unsecured);
    if (this.#replies.over) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'mailed', at } : { kind: 'failed', at, problem: answer.error };
      if (answer.ok) this.letter = undefined;
    });
  }

  isBusy(at: AppointmentId, action: 'view' | 'download' | 'mail'): boolean {
    return this.phase.kind === 'busy' && this.phase.at === at && this.phase.with === action;
  }

  problemOf(at: AppointmentId): ListProblem | undefined {
    return this.phase.kind === 'failed' && this.phase.at === at ? this.phase.problem : undefined;
  }

  wasMailed(at: AppointmentId): boolean {
    return this.phase.kind === 'mailed' && this.phase.at === at;
  }

  dispose(): void {
    this.#replies.stop();
  }

  #end(at: AppointmentId, answer: { readonly ok: true } | { readonly ok: false; readonly error: ListProblem }): void {
    if (this.#replies.over) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'idle' } : { kind: 'failed', at, problem: answer.error };
    });
  }
}
