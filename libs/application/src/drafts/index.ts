export type { DraftOnDevice, DraftToDrop, SavedDrafts, SavedOrOther, WantedDrafts } from './saved-drafts.port.ts';
