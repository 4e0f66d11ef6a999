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

  /** Whether to ask for a second factor now, as the gateway wished at sign-in; not on the page of another person. */
  get offersSecondFactor(): boolean {
    return this.#person === self && this.#listed('show2faPopup') !== undefined;
  }

  /** The person has read the offer, and said so. */
  endSecondFactorOffer(): void {
    this.#store.remove('show2faPopup');
  }

  /** Whether to show an important message now. */
  takeImportantMessage(id: string): boolean {
    if (this.wasTaken(id)) return false;
    const shown = this.#listed('importantMessages') ?? [];
    this.#store.write('importantMessages', JSON.stringify([...shown, `${this.#person} ${id}`]));
    return true;
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
}
