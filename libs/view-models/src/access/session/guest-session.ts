import type { Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import type { DraftOwner, SealingKeys } from '../../kernel/index.ts';
import { readJson, type SessionStore } from './key-value-store.ts';

/** What one tab stores of a guest who passed the identity check; signing in clears it. */
export interface StoredGuest {
  readonly token: string;
  readonly practice: PracticeId;
  readonly patient: PatientId;
  /** How the guest was let in. */
  readonly by: 'link' | 'bill';
  /** The keys under which this device keeps unsent work of the guest. */
  readonly keptWorkKeys?: SealingKeys;
  /** When the token ends. */
  readonly until?: Instant;
}

/** The guest at this tab, who has no account. */
export class GuestSession {
  readonly #store: SessionStore;

  constructor(store: SessionStore) {
    this.#store = store;
  }

  get current(): StoredGuest | undefined {
    const token = this.#store.read('guestToken');
    const practice = this.#store.read('guestPractice') as PracticeId | undefined;
    const patient = this.#store.read('guestPatient') as PatientId | undefined;
    if (token === undefined || practice === undefined || patient === undefined) return undefined;
    const until = this.#store.read('guestUntil');
    const keptWorkKeys = readJson<SealingKeys>(this.#store, 'guestKeptWorkKeys');
    return {
      token,
      practice,
      patient,
      by: this.#store.read('guestBy') === 'bill' ? 'bill' : 'link',
      ...(keptWorkKeys === undefined ? {} : { keptWorkKeys }),
      ...(until === undefined ? {} : { until: Number(until) as Instant }),
    };
  }

  /** The chart that the identity check opened: by another link to it the guest finds the work again. */
  get draftOwner(): DraftOwner | undefined {
    const { current } = this;
    if (current === undefined) return undefined;
    return { person: JSON.stringify([current.practice, current.patient]), place: 'guest' };
  }

  start({ token, practice, patient, by, keptWorkKeys, until }: StoredGuest): void {
    this.#store.write('guestToken', token);
    this.#store.write('guestPractice', practice);
    this.#store.write('guestPatient', patient);
    this.#store.write('guestBy', by);
    if (keptWorkKeys === undefined) this.#store.remove('guestKeptWorkKeys');
    else this.#store.write('guestKeptWorkKeys', JSON.stringify(keptWorkKeys));
    if (until === undefined) this.#store.remove('guestUntil');
    else this.#store.write('guestUntil', String(until));
    this.#store.remove('guestPaid');
  }

  /** The session is lengthened. */
  lengthen(token: string, until: Instant): void {
    this.#store.write('guestToken', token);
    this.#store.write('guestUntil', String(until));
  }

  /** The charge whose receipt a guest is shown. */
  get paid(): string | undefined {
    return this.#store.read('guestPaid');
  }

  notePaid(charge: string): void {
    this.#store.write('guestPaid', charge);
  }
}
