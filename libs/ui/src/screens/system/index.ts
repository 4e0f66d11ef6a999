export { OfflineNotice } from './offline-notice.tsx';
export { OopsBoundary } from './oops-boundary.tsx';
export { ErrorPage, OopsPage, SystemIssuePage } from './system-page.tsx';
export { Troubles } from './troubles.tsx';
