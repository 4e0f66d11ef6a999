import type { Instant } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { KeptPiece } from './kept-work.ts';

/** Two versions of one piece of work, between which the person chooses. */
export interface TwoVersions {
  /** What stands on the screen; undefined if nothing was typed here. */
  readonly mine: KeptPiece | undefined;
  /** What was typed in another tab or on another device; undefined if it was sent or thrown away there. */
  readonly other: KeptPiece | undefined;
}

/** What of the shown screen was also typed elsewhere; the person is asked, and neither is lost until they answered. */
export class OtherVersions {
  asked: { readonly kind: 'typed'; readonly savedAt: Instant } | { readonly kind: 'gone' } | undefined = undefined;

  readonly #all = new Map<string, TwoVersions>();
  readonly #shown = new Set<string>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The screen shows or writes this piece. */
  show(id: string): void {
    this.#shown.add(id);
    if (this.#all.has(id)) this.#tell();
  }

  isShown(id: string): boolean {
    return this.#shown.has(id);
  }

  of(id: string): TwoVersions | undefined {
    return this.#all.get(id);
  }

  /** Those that the screen shows. */
  get open(): readonly (readonly [string, TwoVersions])[] {
    return [...this.#all].filter(([id]) => this.#shown.has(id));
  }

  note(id: string, versions: TwoVersions): void {
    this.#all.set(id, versions);
    this.#tell();
  }

  settle(id: string): void {
    if (this.#all.delete(id)) this.#tell();
  }

  /** Another screen opens; what was not answered is asked again where it is shown. */
  clear(): void {
    this.#shown.clear();
    this.#tell();
  }

  forget(): void {
    this.#all.clear();
    this.clear();
  }

  /** A screen takes up its work while it is drawn, when nothing that is drawn already may change. */
  #tell(): void {
    void Promise.resolve().then(() => runInAction(() => (this.asked = this.#question)));
  }

  get #question(): OtherVersions['asked'] {
    const others = this.open.map(([, { other }]) => other);
    if (others.length === 0) return undefined;
    const typed = others.flatMap((other) => (other === undefined ? [] : [other.savedAt]));
    return typed.length === 0 ? { kind: 'gone' } : { kind: 'typed', savedAt: Math.max(...typed) as Instant };
  }
}
