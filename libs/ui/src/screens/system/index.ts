export { KeptWorkNotice, type KeptWorkModel, type OtherVersionsModel } from './kept-work-notice.tsx';
export { OfflineNotice } from './offline-notice.tsx';
export { OopsBoundary } from './oops-boundary.tsx';
export { ErrorPage, OopsPage, SystemIssuePage } from './system-page.tsx';
export { Problems } from './error-display.tsx';
export type { ErrorsModel } from './error-display.tsx';
