export { type Draft, type DraftOwner, Drafts, type FormDraft, noDraft } from './drafts.ts';
export { LatestRequest } from './latest-request.ts';
export { LazyResource } from './lazy-resource.ts';
export { OwnDraft } from './in-memory-draft.ts';
