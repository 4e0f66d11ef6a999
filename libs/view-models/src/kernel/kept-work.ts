import { DAY, type Instant } from '@portico/domain/kernel';
import type { Draft } from './drafts.ts';

/** One piece of unsent work: a form, a message, a booking, a picture. */
export interface KeptPiece {
  /** What it belongs to: whose records, which practice, which form. */
  readonly id: string;
  readonly savedAt: Instant;
  readonly draft: Draft;
  /** The version at the gateway that this one goes on from, and whether it is still the same. */
  readonly gateway?: { readonly version: number; readonly isSame: boolean };
}

/** The keys under which one person's work is sealed; the first one seals, all of them open. */
export type SealingKeys = readonly [string, ...string[]];

/**
 * Where a browser keeps unsent work, sealed for one person (ADR 114). It never fails: a browser that refuses to store
 * answers false, and the page then says that what is typed lasts only as long as the page.
 */
export interface KeptWork {
  /** The pieces that these keys open and that are young enough. */
  read(keys: SealingKeys): Promise<readonly KeptPiece[]>;
  /** Replaces the piece; the oldest pieces give way where there is no room. True once it is on the device. */
  keep(keys: SealingKeys, piece: KeptPiece): Promise<boolean>;
  drop(keys: SealingKeys, id: string): Promise<void>;
  /** Removes all pieces of the person, and none of another. */
  empty(keys: SealingKeys): Promise<void>;
}

/** How long and how much is kept on a device, of all its people together. */
export const keptWorkLimits = { age: 30 * DAY, bytes: 50_000_000 } as const;
