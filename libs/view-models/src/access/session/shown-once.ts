import { self, type ActingAs } from './acting-as.ts';
import { readJson, type SessionKey, type SessionStore } from './key-value-store.ts';

/** What is shown once per sign-in and represented user (`ACC-263`). */
export class ShownOnce {
  readonly #store: SessionStore;
  readonly #actingAs: Pick<ActingAs, 'represented'>;

  constructor(store: SessionStore, actingAs: Pick<ActingAs, 'represented'>) {
    this.#store = store;
    this.#actingAs = actingAs;
  }

  /** Whether to ask for a second factor now, as the gateway wished when the person signed in. */
  takeSecondFactorOffer(): boolean {
    return this.#listed('show2faPopup') !== undefined && this.#take('show2faPopup', this.#person);
  }

  /** Whether to show an important message now. */
  takeImportantMessage(id: string): boolean {
    return this.#take('importantMessages', `${this.#person} ${id}`);
  }

  /** Whether a message was shown to this person since they signed in; does not mark it. */
  wasTaken(id: string): boolean {
    return this.#listed('importantMessages')?.includes(`${this.#person} ${id}`) === true;
  }

  /** The message may be shown to this person again. */
  forget(id: string): void {
    const left = this.#listed('importantMessages')?.filter((shown) => shown !== `${this.#person} ${id}`);
    if (left !== undefined) this.#store.write('importantMessages', JSON.stringify(left));
  }

  get #person(): string {
    return this.#actingAs.represented?.profile ?? self;
  }

  #listed(key: SessionKey): readonly string[] | undefined {
    return readJson(this.#store, key);
  }

  #take(key: SessionKey, what: string): boolean {
    const shown = this.#listed(key) ?? [];
    if (shown.includes(what)) return false;
    this.#store.write(key, JSON.stringify([...shown, what]));
    return true;
  }
}
