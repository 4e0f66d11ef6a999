export { type KeptPiece, type KeptWork, keptWorkLimits, type SealingKeys } from './kept-work.ts';
export { type DeviceKeeping } from './kept-work-writer.ts';
export { type Draft, type DraftOwner, Drafts, type FormDraft, type KeptDraft, noDraft } from './drafts.ts';
export { GatewaySync, savedAfter } from './gateway-sync.ts';
export { OtherVersions } from './other-versions.ts';
export { LatestRequest } from './latest-request.ts';
export { ResumedWork } from './resumed-work.ts';
export { LazyResource } from './lazy-resource.ts';
export { OwnDraft } from './own-draft.ts';
