import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { sessionKeys, type KeyValueStore } from './key-value-store.ts';

/** What one tab stores of a guest who passed the identity check; signing in clears it. */
export interface StoredGuest {
  readonly token: string;
  readonly practice: PracticeId;
  readonly patient: PatientId;
  /** How the guest was let in. */
  readonly by: 'link' | 'bill';
}

/** The guest at this tab, who has no account. */
export class GuestSession {
  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
  }

  get current(): StoredGuest | undefined {
    const token = this.#store.read(sessionKeys.guestToken);
    const practice = this.#store.read(sessionKeys.guestPractice) as PracticeId | undefined;
    const patient = this.#store.read(sessionKeys.guestPatient) as PatientId | undefined;
    if (token === undefined || practice === undefined || patient === undefined) return undefined;
    return { token, practice, patient, by: this.#store.read(sessionKeys.guestBy) === 'bill' ? 'bill' : 'link' };
  }

  start({ token, practice, patient, by }: StoredGuest): void {
    this.#store.write(sessionKeys.guestToken, token);
    this.#store.write(sessionKeys.guestPractice, practice);
    this.#store.write(sessionKeys.guestPatient, patient);
    this.#store.write(sessionKeys.guestBy, by);
    this.#store.remove(sessionKeys.guestPaid);
  }

  /** The charge whose receipt a guest is shown. */
  get paid(): string | undefined {
    return this.#store.read(sessionKeys.guestPaid);
  }

  notePaid(charge: string): void {
    this.#store.write(sessionKeys.guestPaid, charge);
  }
}
