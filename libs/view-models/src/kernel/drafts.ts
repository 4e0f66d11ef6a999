/** Unsent input of one form: field names and texts. Never a password, a code or a card. */
export type Draft = Readonly<Record<string, string>>;

/** The draft of one form. */
export interface FormDraft {
  read(): Draft | undefined;
  /** Replaces the draft; a draft without any text is dropped. */
  keep(draft: Draft): void;
  drop(): void;
}

/** For a form whose text need not survive. */
export const noDraft: FormDraft = { read: () => undefined, keep: () => undefined, drop: () => undefined };

/** The signed-in person, whose records are open, and the practice: a draft is offered only in the same context. */
export interface DraftOwner {
  readonly person: string;
  readonly place: string;
}

/**
 * Drafts that outlive a session that ended by itself, offered when the same person signs in again in the same tab. In
 * memory only, so nothing stays on the device; only a reload for a newer release hands them on to the next page.
 */
export class Drafts {
  readonly #owner: () => DraftOwner | undefined;
  readonly #kept = new Map<string, Draft>();
  #person: string | undefined;

  constructor(owner: () => DraftOwner | undefined) {
    this.#owner = owner;
  }

  of(form: string): FormDraft {
    return {
      read: () => {
        const key = this.#keyOf(form);
        return key === undefined ? undefined : this.#kept.get(key);
      },
      keep: (draft) => {
        const key = this.#keyOf(form);
        if (key === undefined) return;
        if (Object.values(draft).some((text) => text.trim() !== '')) this.#kept.set(key, draft);
        else this.#kept.delete(key);
      },
      drop: () => {
        const key = this.#keyOf(form);
        if (key !== undefined) this.#kept.delete(key);
      },
    };
  }

  /** All drafts as text, for the same page after a reload; undefined if there are none. */
  pack(): string | undefined {
    if (this.#person === undefined || this.#kept.size === 0) return undefined;
    return JSON.stringify({ person: this.#person, kept: [...this.#kept] });
  }

  /** Restores packed drafts; malformed text is ignored. */
  unpack(packed: string): void {
    try {
      const { person, kept } = JSON.parse(packed) as { readonly person: string; readonly kept: [string, Draft][] };
      for (const [key, draft] of kept) this.#kept.set(key, draft);
      this.#person = person;
    } catch {
      this.forget();
    }
  }

  /** The person signs out: drops all drafts. */
  forget(): void {
    this.#kept.clear();
    this.#person = undefined;
  }

  #keyOf(form: string): string | undefined {
    const owner = this.#owner();
    if (owner === undefined) return undefined;
    if (owner.person !== this.#person) this.forget();
    this.#person = owner.person;
    return JSON.stringify([owner.place, form]);
  }
}
