import type { Instant } from '../../kernel/index.ts';
import type { DraftFields, DraftHolder, DraftName, SavedDraft } from '../saved-draft.ts';

/** What is to be saved, and what the device knows of it. */
export interface DraftToSave {
  readonly name: DraftName;
  readonly fields: DraftFields;
  /** The version that it goes on from; 0 if the device knows none. */
  readonly after: number;
  readonly at: Instant;
}

/** `other`: another device saved meanwhile, and nothing was changed. `full`: the person has too many drafts. */
export type DraftSaved =
  | { readonly kind: 'saved'; readonly version: number; readonly isNew: boolean }
  | { readonly kind: 'other'; readonly other: SavedDraft }
  | { readonly kind: 'full' };

/** Unsent messages and forms of people who have an account. What is older than 30 days counts as gone. */
export interface DraftStore {
  of(holder: DraftHolder, at: Instant): Promise<readonly SavedDraft[]>;
  /** The same text again is saved already, whatever version it goes on from. */
  save(holder: DraftHolder, draft: DraftToSave): Promise<DraftSaved>;
  /** Whether there was one. */
  drop(holder: DraftHolder, name: DraftName): Promise<boolean>;
  prune(before: Instant): Promise<void>;
}
