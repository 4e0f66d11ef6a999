import type { PatientRef } from '@portico/domain/kernel';
import {
  isOpenRefill,
  longestNote,
  longestPharmacy,
  parseRefillText,
  type RefillKey,
  type RefillRequest,
} from '@portico/domain/refills';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type {
  RefillPage,
  RefillRefusal,
  Refills,
  RefillToRequest,
  WithdrawRefusal,
} from '@portico/application/refills';
import { LatestRequest, type FormDraft } from '../kernel/index.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: RefillPage };

/** What is under way, or how the last press ended. */
type Doing =
  | { readonly kind: 'idle' | 'requesting' | 'withdrawing' | 'requested' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly failure: RefillRefusal | WithdrawRefusal | Failure };

export interface RefillTools {
  readonly medication: string;
  readonly patient: PatientRef;
  readonly draft: FormDraft;
  readonly randomUuid: () => string;
}

/** One medication: requesting a refill, what became of requests, and withdrawing the open one. */
export class RefillViewModel {
  phase: Phase = { kind: 'loading' };
  doing: Doing = { kind: 'idle' };
  note: string;
  /** Undefined until something is typed: the pharmacy of the last request stands there. */
  typedPharmacy: string | undefined;

  readonly #refills: Omit<Refills, 'overview'>;
  readonly #tools: RefillTools;
  readonly #replies = new LatestRequest();
  /** The last attempt and its key: the same request is sent again under the same key until the practice has it. */
  #attempt: { readonly key: RefillKey; readonly written: string } | undefined;

  constructor(refills: Omit<Refills, 'overview'>, tools: RefillTools) {
    const kept = tools.draft.read();
    this.#refills = refills;
    this.#tools = tools;
    this.note = kept?.['note'] ?? '';
    this.typedPharmacy = kept?.['pharmacy'];
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get pharmacy(): string {
    return this.typedPharmacy ?? (this.phase.kind === 'ready' ? this.phase.page.pharmacy : undefined) ?? '';
  }

  /** What the practice has not answered. */
  get open(): RefillRequest | undefined {
    return this.phase.kind === 'ready' ? this.phase.page.requests.find(isOpenRefill) : undefined;
  }

  get isPharmacyTooLong(): boolean {
    return !parseRefillText(this.pharmacy, longestPharmacy).ok;
  }

  get isNoteTooLong(): boolean {
    return !parseRefillText(this.note, longestNote).ok;
  }

  writePharmacy(pharmacy: string): void {
    this.typedPharmacy = pharmacy;
    this.#keep();
  }

  writeNote(note: string): void {
    this.note = note;
    this.#keep();
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await this.#fetch();
  }

  /** After a failure the input stays. */
  async request(): Promise<void> {
    if (this.#isBusy || this.isPharmacyTooLong || this.isNoteTooLong) return;
    this.doing = { kind: 'requesting' };
    const answer = await this.#refills.request(this.#wanted());
    if (answer.ok) {
      this.#attempt = undefined;
      this.#tools.draft.drop();
      runInAction(() => {
        this.note = '';
        this.typedPharmacy = undefined;
      });
    }
    await this.#settle(answer.ok ? { kind: 'requested' } : { kind: 'failed', failure: answer.error });
  }

  async withdraw(): Promise<void> {
    const { open } = this;
    if (open === undefined || this.#isBusy) return;
    this.doing = { kind: 'withdrawing' };
    const answer = await this.#refills.withdraw({ patient: this.#tools.patient, id: open.id });
    await this.#settle(answer.ok ? { kind: 'withdrawn' } : { kind: 'failed', failure: answer.error });
  }

  dispose(): void {
    this.#replies.stop();
  }

  get #isBusy(): boolean {
    return this.doing.kind === 'requesting' || this.doing.kind === 'withdrawing';
  }

  /** Says how it ended beside what the practice's system says now. */
  async #settle(doing: Doing): Promise<void> {
    if (this.#replies.over) return;
    const isStale = doing.kind !== 'failed' || staleKinds.has(doing.failure.kind);
    if (isStale) await this.#fetch();
    if (this.#replies.over) return;
    runInAction(() => {
      this.doing = doing;
    });
  }

  async #fetch(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#refills.medication(this.#tools.medication);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', page: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  #wanted(): RefillToRequest {
    const { medication, patient, randomUuid } = this.#tools;
    const [pharmacy, note] = [this.pharmacy.trim(), this.note.trim()];
    const wanted = {
      patient,
      medication,
      ...(pharmacy === '' ? {} : { pharmacy }),
      ...(note === '' ? {} : { note }),
    };
    const written = JSON.stringify(wanted);
    if (this.#attempt?.written !== written) this.#attempt = { key: randomUuid() as RefillKey, written };
    return { ...wanted, key: this.#attempt.key };
  }

  #keep(): void {
    const { note, typedPharmacy: pharmacy } = this;
    this.#tools.draft.keep({ note, ...(pharmacy === undefined ? {} : { pharmacy }) });
  }
}

/** Refusals after which the page shows what it did not know. */
const staleKinds: ReadonlySet<string> = new Set(['already-open', 'already-answered', 'not-current']);
