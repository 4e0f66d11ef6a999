import { self, type ActingAs } from './acting-as.ts';
import { readJson, sessionKeys, type KeyValueStore } from './key-value-store.ts';

/** What is shown once per sign-in and represented user (`ACC-263`). */
export class ShownOnce {
  readonly #store: KeyValueStore;
  readonly #actingAs: Pick<ActingAs, 'represented'>;

  constructor(store: KeyValueStore, actingAs: Pick<ActingAs, 'represented'>) {
    this.#store = store;
    this.#actingAs = actingAs;
  }

  /** The gateway wants a second factor to be offered to the person who has just signed in. */
  offerSecondFactor(): void {
    this.#store.write(sessionKeys.show2faPopup, '[]');
  }

  /** Whether to ask for a second factor now. */
  takeSecondFactorOffer(): boolean {
    return this.#listed(sessionKeys.show2faPopup) !== undefined && this.#take(sessionKeys.show2faPopup, this.#person);
  }

  /** Whether to show an important message now. */
  takeImportantMessage(id: string): boolean {
    return this.#take(sessionKeys.importantMessages, `${this.#person} ${id}`);
  }

  /** Whether a message was shown to this person since they signed in; does not mark it. */
  wasTaken(id: string): boolean {
    return this.#listed(sessionKeys.importantMessages)?.includes(`${this.#person} ${id}`) === true;
  }

  get #person(): string {
    return this.#actingAs.represented?.profile ?? self;
  }

  #listed(key: string): readonly string[] | undefined {
    return readJson(this.#store, key);
  }

  #take(key: string, what: string): boolean {
    const shown = this.#listed(key) ?? [];
    if (shown.includes(what)) return false;
    this.#store.write(key, JSON.stringify([...shown, what]));
    return true;
  }
}
