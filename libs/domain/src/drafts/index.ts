export {
  type DraftFields,
  type DraftHolder,
  type DraftName,
  type DraftTopic,
  draftTopicOf,
  draftTopics,
  fitsDraft,
  nextVersion,
  parseDraftName,
  sameFields,
  type SavedDraft,
  savedDraftLimits,
} from './saved-draft.ts';
export type { DraftSaved, DraftStore, DraftToSave } from './ports/draft-store.ts';
