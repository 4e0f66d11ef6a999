import type { Instant } from '@portico/domain/kernel';
import type { KeptPiece, KeptWork, SealingKeys } from './kept-work.ts';

/** How the work of the person at this page is kept on the device. */
export interface DeviceKeeping {
  readonly keptWork: KeptWork;
  /** Undefined while nothing may be kept: nobody is signed in, or the device is shared. */
  readonly keys: () => SealingKeys | undefined;
  readonly now: () => Instant;
}

/** Writes to the device one after another, and of one piece only the newest, however fast a person types. */
export class KeptWorkWriter {
  readonly #keptWork: KeptWork;
  readonly #onRefused: () => void;
  readonly #next = new Map<string, () => Promise<void>>();
  readonly #stored = new Set<string>();
  #isRunning = false;

  /** `onRefused` is called when the device did not keep a piece. */
  constructor(keptWork: KeptWork, onRefused: () => void) {
    this.#keptWork = keptWork;
    this.#onRefused = onRefused;
  }

  /** The pieces that are not written yet. */
  get waiting(): ReadonlySet<string> {
    return new Set(this.#next.keys());
  }

  /** The pieces whose newest version is on the device. */
  get stored(): ReadonlySet<string> {
    return this.#stored;
  }

  keep(keys: SealingKeys, piece: KeptPiece): void {
    this.#stored.delete(piece.id);
    const write = async (): Promise<void> => {
      const isStored = await this.#keptWork.keep(keys, piece);
      if (!isStored) this.#onRefused();
      else if (this.#next.get(piece.id) === write) this.#stored.add(piece.id);
    };
    this.#add(piece.id, write);
  }

  drop(keys: SealingKeys, id: string): void {
    this.#stored.delete(id);
    this.#add(id, () => this.#keptWork.drop(keys, id));
  }

  /** Removes all of the person, also what is being written right now. */
  empty(keys: SealingKeys): void {
    this.#next.clear();
    this.#stored.clear();
    this.#add('', () => this.#keptWork.empty(keys));
  }

  /** These pieces were found on the device. */
  noteStored(ids: Iterable<string>): void {
    for (const id of ids) if (!this.#next.has(id)) this.#stored.add(id);
  }

  forgetStored(): void {
    this.#stored.clear();
  }

  #add(id: string, write: () => Promise<void>): void {
    this.#next.set(id, write);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let [first] = this.#next; first !== undefined; [first] = this.#next) {
      const [id, write] = first;
      await write();
      if (this.#next.get(id) === write) this.#next.delete(id);
    }
    this.#isRunning = false;
  }
}
