import { instant, plus, samePatient, type Instant, type PatientRef, type PracticeId } from '../../kernel/index.ts';
import type { LeasedPractice, WaitListEntries } from '../ports/wait-list.ts';
import { aboutOf, isLive, type WaitEntry, type WaitId } from '../wait-list.ts';

/** The wait list in memory. */
export class MemoryWaitList implements WaitListEntries {
  readonly #entries = new Map<WaitId, WaitEntry>();
  readonly #lookAt = new Map<PracticeId, Instant>();
  readonly #now: () => Instant;

  constructor(now: () => Instant = () => instant(0)) {
    this.#now = now;
  }

  async join(entry: WaitEntry): Promise<boolean> {
    if (this.#of(entry.patient).some((known) => aboutOf(known) === aboutOf(entry))) return false;
    this.#entries.set(entry.id, entry);
    this.#lookAt.set(entry.patient.practice, instant(0));
    return true;
  }

  async byId(patient: PatientRef, id: WaitId): Promise<WaitEntry | undefined> {
    return this.#byId(patient, id);
  }

  async of(patient: PatientRef): Promise<readonly WaitEntry[]> {
    return this.#of(patient);
  }

  async claimPractices(milliseconds: number, limit: number): Promise<readonly LeasedPractice[]> {
    const now = this.#now();
    const until = plus(now, milliseconds);
    const due = [...this.#lookAt].filter(([, at]) => at <= now).sort(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1));
    return due.slice(0, limit).map(([practice]) => {
      this.#lookAt.set(practice, until);
      return { practice, until };
    });
  }

  async lookAgain({ practice, until }: LeasedPractice, milliseconds: number): Promise<void> {
    if (this.#lookAt.get(practice) !== until) return;
    const waits = this.#live().some(({ patient }) => patient.practice === practice);
    if (waits) this.#lookAt.set(practice, plus(this.#now(), milliseconds));
    else this.#lookAt.delete(practice);
  }

  async findLost(): Promise<number> {
    const waited = new Set(this.#live().map(({ patient }) => patient.practice));
    const lost = [...waited].filter((practice) => !this.#lookAt.has(practice));
    for (const practice of lost) this.#lookAt.set(practice, instant(0));
    return lost.length;
  }

  async line(practice: PracticeId, limit: number): Promise<readonly WaitEntry[]> {
    return this.#live()
      .filter(({ patient }) => patient.practice === practice)
      .slice(0, limit);
  }

  async change(entry: WaitEntry): Promise<boolean> {
    if (this.#byId(entry.patient, entry.id)?.version !== entry.version - 1) return false;
    this.#entries.set(entry.id, entry);
    return true;
  }

  async prune(before: Instant): Promise<void> {
    for (const entry of this.#entries.values()) {
      if (!isLive(entry) && entry.joinedAt < before) this.#entries.delete(entry.id);
    }
  }

  #byId(patient: PatientRef, id: WaitId): WaitEntry | undefined {
    const entry = this.#entries.get(id);
    return entry !== undefined && samePatient(entry.patient, patient) ? entry : undefined;
  }

  #of(patient: PatientRef): readonly WaitEntry[] {
    return this.#live().filter((entry) => samePatient(entry.patient, patient));
  }

  #live(): readonly WaitEntry[] {
    return [...this.#entries.values()].filter(isLive).sort((a, b) => a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1));
  }
}
