import type { SessionKey, SessionStore } from './key-value-store.ts';

/** A note that one page leaves for the next one; it is removed on reading. */
export class OneTimeNote {
  readonly #store: SessionStore;
  readonly #key: SessionKey;

  constructor(store: SessionStore, key: SessionKey) {
    this.#store = store;
    this.#key = key;
  }

  leave(text = 'true'): void {
    this.#store.write(this.#key, text);
  }

  take(): string | undefined {
    const text = this.#store.read(this.#key);
    this.#store.remove(this.#key);
    return text;
  }
}

/** What one page of the portal hands over to the next page of the same tab. */
export interface PageHandover {
  /** Text that was typed and not sent; nothing of it stays on the device. */
  readonly typed: OneTimeNote;
  /** What was typed into a sign-up. */
  readonly signUp: OneTimeNote;
  /** The practice or the person was switched. */
  readonly switched: OneTimeNote;
  /** The invitation could not be accepted. */
  readonly inviteRefused: OneTimeNote;
  /** The path at which the person is told that they have just been checked in (`APT-210`). */
  readonly checkedInAt: OneTimeNote;
  /** A delegate has just signed in and has to choose for whom to act (`ACC-171`). */
  readonly choosing: OneTimeNote;
  /** The address that was requested before the person had chosen for whom to act (`ACC-173`). */
  readonly requested: OneTimeNote;
  /** The person whose representation has just ended (`ACC-340`). */
  readonly endedFor: OneTimeNote;
}

export const pageHandover = (store: SessionStore): PageHandover => {
  const note = (key: SessionKey): OneTimeNote => new OneTimeNote(store, key);
  return {
    typed: note('typed'),
    signUp: note('signUp'),
    switched: note('arrival'),
    inviteRefused: note('inviteRefused'),
    checkedInAt: note('checkedInAt'),
    choosing: note('choosing'),
    requested: note('requested'),
    endedFor: note('endedFor'),
  };
};
