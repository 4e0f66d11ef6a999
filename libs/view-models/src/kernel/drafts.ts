import type { Instant } from '@portico/domain/kernel';
import type { KeptPiece, SealingKeys } from './kept-work.ts';
import { OtherVersions } from './other-versions.ts';
import { ResumedWork } from './resumed-work.ts';
import { KeptWorkWriter, type DeviceKeeping } from './kept-work-writer.ts';

/** Unsent input of one form: field names and texts. Never a password, a code or a card. */
export type Draft = Readonly<Record<string, string>>;

/** The draft of one form. */
export interface FormDraft {
  /** What was kept; the person is told that the screen took it up. */
  read(): Draft | undefined;
  /** Replaces the draft; a draft without any text is dropped. */
  keep(draft: Draft): void;
  drop(): void;
}

/** A draft that can also be looked at without telling the person. */
export interface KeptDraft extends FormDraft {
  peek(): Draft | undefined;
}

/** For a form whose text need not survive. */
export const noDraft: KeptDraft = {
  read: () => undefined,
  peek: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
};

/** The signed-in person, whose records are open, and the practice: a draft is offered only in the same context. */
export interface DraftOwner {
  readonly person: string;
  readonly place: string;
}

/** Keeps some of the drafts elsewhere too. */
export interface DraftKeeper {
  keeps(id: string): boolean;
  changed(id: string): void;
  flush(): Promise<void>;
}

/**
 * What one person typed and did not send, offered when the same person is back: in memory for the page, and sealed on
 * the device for the next one, unless the device is shared or refuses to store.
 */
export class Drafts {
  readonly #owner: () => DraftOwner | undefined;
  readonly #device: DeviceKeeping | undefined;
  readonly #writer: KeptWorkWriter | undefined;
  readonly #kept = new Map<string, KeptPiece>();
  /** What the screen that is shown took up again. */
  readonly resumed = new ResumedWork();
  /** What was also typed in another tab or on another device. */
  readonly others = new OtherVersions();
  #keeper: DraftKeeper | undefined;
  #person: string | undefined;

  /** Without `device` nothing outlives the page. */
  constructor(owner: () => DraftOwner | undefined, device?: DeviceKeeping) {
    this.#owner = owner;
    this.#device = device;
    this.#writer = device && new KeptWorkWriter(device.keptWork, this.resumed.notePageOnly);
  }

  /** Takes over what the device keeps of this person, from an earlier page or another tab. A screen waits for it. */
  async open(): Promise<void> {
    const person = this.#owner()?.person;
    const keys = this.#device?.keys();
    const writer = this.#writer;
    if (person === undefined || keys === undefined || writer === undefined) return;
    const found = new Map((await this.#device?.keptWork.read(keys))?.map((piece) => [piece.id, piece]));
    if (this.#owner()?.person !== person) return;
    this.#become(person);
    const { waiting } = writer;
    // Another tab sent or dropped what was there before.
    for (const id of writer.stored) {
      if (found.has(id)) continue;
      if (this.others.isShown(id)) this.others.note(id, { mine: this.#kept.get(id), other: undefined });
      this.#kept.delete(id);
    }
    for (const [id, piece] of found) {
      const known = this.#kept.get(id);
      if (waiting.has(id) || (known !== undefined && known.savedAt > piece.savedAt)) continue;
      this.#noteOtherTab(id, piece);
      this.#kept.set(id, piece);
      writer.noteStored([id]);
    }
    for (const [id, piece] of this.#kept) if (!waiting.has(id) && !writer.stored.has(id)) writer.keep(keys, piece);
  }

  of(form: string): KeptDraft {
    return {
      read: () => {
        const piece = this.#pieceOf(form);
        const id = this.#idOf(form);
        if (id !== undefined) this.others.show(id);
        if (piece !== undefined) this.resumed.note(piece.id, piece.savedAt);
        return piece?.draft;
      },
      peek: () => this.#pieceOf(form)?.draft,
      keep: (draft) => {
        const id = this.#idOf(form);
        if (id === undefined) return;
        if (Object.values(draft).some((text) => text.trim() !== '')) this.#keep(id, draft);
        else this.#drop(id);
      },
      drop: () => {
        const id = this.#idOf(form);
        if (id !== undefined) this.#drop(id);
      },
    };
  }

  /** The names of what this person began here and did not send. */
  names(): readonly string[] {
    const owner = this.#owner();
    if (owner === undefined) return [];
    this.#become(owner.person);
    const ids = [...this.#kept.keys()].map((id) => JSON.parse(id) as readonly [string, string]);
    return ids.filter(([place]) => place === owner.place).map(([, form]) => form);
  }

  /** What is not on the device yet, as text for the same tab after a reload; undefined if there is nothing. */
  pack(): string | undefined {
    const stored = this.#writer?.stored ?? new Set();
    const kept = [...this.#kept.values()].filter(({ id }) => !stored.has(id));
    if (this.#person === undefined || kept.length === 0) return undefined;
    return JSON.stringify({ person: this.#person, kept });
  }

  /** Restores packed drafts; malformed text is ignored. */
  unpack(packed: string): void {
    try {
      const { person, kept } = JSON.parse(packed) as { readonly person: string; readonly kept: readonly KeptPiece[] };
      for (const piece of kept) this.#kept.set(piece.id, piece);
      this.#person = person;
    } catch {
      this.#become(undefined);
    }
  }

  /** Throws away what the screen took up. */
  startOver(): void {
    for (const id of this.resumed.ids) this.#drop(id);
    for (const [id] of this.others.open) this.#drop(id);
  }

  /** The page may go away: what is not at the gateway yet is sent. */
  saveNow(): void {
    void this.#keeper?.flush();
  }

  keepAlsoBy(keeper: DraftKeeper): void {
    this.#keeper = keeper;
  }

  /** Another screen opens. */
  leaveScreen(): void {
    this.resumed.clear();
    this.others.clear();
  }

  /** By their ids. */
  pieces(): ReadonlyMap<string, KeptPiece> {
    return this.#kept;
  }

  /** Replaces a piece by what is kept elsewhere. */
  put(id: string, piece: KeptPiece | undefined): void {
    this.#become(this.#owner()?.person);
    if (piece === undefined) {
      this.#kept.delete(id);
      this.#write((keys, writer) => writer.drop(keys, id));
    } else {
      this.#kept.set(id, piece);
      this.#write((keys, writer) => writer.keep(keys, piece));
    }
  }

  /** The person goes on with what stands on the screen, or with what was typed elsewhere. */
  choose(which: 'mine' | 'other'): void {
    for (const [id, { mine, other }] of this.others.open) {
      this.others.settle(id);
      if (which === 'other') this.put(id, other);
      else if (mine !== undefined) this.#keep(id, mine.draft, other?.gateway?.version);
    }
  }

  /** The person signs out: drops all drafts, on the device too. */
  forget(): void {
    const keys = this.#device?.keys();
    void this.#keeper?.flush();
    this.others.forget();
    this.#become(undefined);
    if (keys !== undefined) this.#writer?.empty(keys);
  }

  /** `version`: the one at the gateway that the person has seen. Until they chose, the other version stays there. */
  #keep(id: string, draft: Draft, version = this.#seenOf(id)): void {
    const gateway = version === undefined ? {} : { gateway: { version, isSame: false } };
    const piece = { id, draft, savedAt: this.#device?.now() ?? (0 as Instant), ...gateway };
    const open = this.others.of(id);
    if (open !== undefined) this.others.note(id, { ...open, mine: piece });
    this.others.show(id);
    this.#kept.set(id, piece);
    const isKept = this.#write((keys, writer) => writer.keep(keys, piece));
    const isKeptElsewhere = this.#keeper?.keeps(id) === true;
    if (!isKept && this.#device !== undefined) {
      if (isKeptElsewhere) this.resumed.noteAccountOnly();
      else this.resumed.notePageOnly();
    }
    this.#keeper?.changed(id);
  }

  #seenOf(id: string): number | undefined {
    const piece = this.others.of(id)?.mine ?? this.#kept.get(id);
    return piece?.gateway?.version;
  }

  /** Another tab wrote what this one shows in an older version. */
  #noteOtherTab(id: string, other: KeptPiece): void {
    const mine = this.#kept.get(id);
    const isOther = mine === undefined || JSON.stringify(mine.draft) !== JSON.stringify(other.draft);
    if (isOther && this.others.isShown(id)) this.others.note(id, { mine, other });
  }

  #drop(id: string): void {
    this.#kept.delete(id);
    this.resumed.drop(id);
    this.others.settle(id);
    this.#write((keys, writer) => writer.drop(keys, id));
    this.#keeper?.changed(id);
  }

  #write(write: (keys: SealingKeys, writer: KeptWorkWriter) => void): boolean {
    const keys = this.#device?.keys();
    if (keys === undefined || this.#writer === undefined) return false;
    write(keys, this.#writer);
    return true;
  }

  /** In memory there is one person's work only; another one's stays sealed on the device. */
  #become(person: string | undefined): void {
    if (person !== this.#person || person === undefined) {
      this.#kept.clear();
      this.#writer?.forgetStored();
    }
    this.#person = person;
  }

  #pieceOf(form: string): KeptPiece | undefined {
    const id = this.#idOf(form);
    return id === undefined ? undefined : this.#kept.get(id);
  }

  #idOf(form: string): string | undefined {
    const owner = this.#owner();
    if (owner === undefined) return undefined;
    this.#become(owner.person);
    return JSON.stringify([owner.place, form]);
  }
}
