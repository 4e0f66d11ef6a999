import { latestFirst } from '@portico/domain/appointments';
import { remainingAfter, type PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import {
  atSeveralPractices,
  type AppointmentList,
  type Appointments,
  type ListedAppointment,
  type PracticeHistory,
  type PracticeLabel,
} from '@portico/application/appointments';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly list: AppointmentList; readonly more: MorePhase };

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly practice: PracticeId }
  | { readonly kind: 'failed'; readonly practice: PracticeId; readonly failure: Failure };

/** The appointment list: today, upcoming, requests, and a history that grows page by page (`APT-030`). */
export class AppointmentListViewModel {
  phase: Phase = { kind: 'loading' };
  /** The practice whose history is shown; all when undefined (`APT-034`). */
  filter: PracticeId | undefined;

  readonly #appointments: Appointments;
  readonly #replies = new LatestRequest();

  constructor(appointments: Appointments) {
    this.#appointments = appointments;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#appointments.list();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'ready', list: answer.value, more: { kind: 'idle' } }
        : { kind: 'failed', failure: answer.error };
    });
  }

  get requests(): readonly ListedAppointment[] {
    return this.phase.kind === 'ready' ? this.phase.list.requests : [];
  }

  /** Booked visits that are today, which come first. */
  get today(): readonly ListedAppointment[] {
    return this.#booked.filter(({ today }) => today);
  }

  /** Booked visits after today. */
  get upcoming(): readonly ListedAppointment[] {
    return this.#booked.filter(({ today }) => !today);
  }

  /** Latest first over the practices shown. */
  get past(): readonly ListedAppointment[] {
    return this.#shownHistory
      .flatMap(({ page }) => page.entries)
      .sort((a, b) => latestFirst(a.appointment, b.appointment));
  }

  get practices(): readonly PracticeLabel[] {
    return this.phase.kind === 'ready' ? this.phase.list.history.map(({ practice }) => practice) : [];
  }

  /** Each visit says at which practice it is, whatever the history shows. */
  get namesPractices(): boolean {
    if (this.phase.kind !== 'ready') return false;
    const { requests, upcoming, history } = this.phase.list;
    return atSeveralPractices([...requests, ...upcoming, ...history.filter(({ page }) => page.total > 0)]);
  }

  /** The number of visits to be loaded, per practice shown; practices with none are left out. */
  get remaining(): readonly { readonly practice: PracticeLabel; readonly count: number }[] {
    return this.#shownHistory
      .map(({ practice, page }) => ({ practice, count: remainingAfter(page) }))
      .filter(({ count }) => count > 0);
  }

  get more(): MorePhase {
    return this.phase.kind === 'ready' ? this.phase.more : { kind: 'idle' };
  }

  show(practice: PracticeId | undefined): void {
    this.filter = practice;
  }

  /** Loads the next page of one practice, starting with page 2 (`APT-033`). */
  async loadMore(practice: PracticeId): Promise<void> {
    if (this.phase.kind !== 'ready' || this.phase.more.kind === 'loading') return;
    const { list } = this.phase;
    const known = list.history.find((history) => history.practice.id === practice);
    if (known === undefined) return;
    this.phase = { kind: 'ready', list, more: { kind: 'loading', practice } };
    const wanted = this.#replies.expect();
    const answer = await this.#appointments.more(known.page.page + 1, practice);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok
        ? { kind: 'ready', list: { ...list, history: grown(list.history, answer.value) }, more: { kind: 'idle' } }
        : { kind: 'ready', list, more: { kind: 'failed', practice, failure: answer.error } };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }

  get #booked(): readonly ListedAppointment[] {
    return this.phase.kind === 'ready' ? this.phase.list.upcoming : [];
  }

  get #shownHistory(): readonly PracticeHistory[] {
    if (this.phase.kind !== 'ready') return [];
    const { history } = this.phase.list;
    return this.filter === undefined ? history : history.filter(({ practice }) => practice.id === this.filter);
  }
}

/** Appends a page without duplicates: a visit may have moved between pages. */
const grown = (history: readonly PracticeHistory[], further: readonly PracticeHistory[]): readonly PracticeHistory[] =>
  history.map((known) => {
    const next = further.find(({ practice }) => practice.id === known.practice.id);
    if (next === undefined) return known;
    const seen = new Set(known.page.entries.map(({ appointment }) => appointment.id));
    const fresh = next.page.entries.filter(({ appointment }) => !seen.has(appointment.id));
    return { ...known, page: { ...next.page, entries: [...known.page.entries, ...fresh] } };
  });
