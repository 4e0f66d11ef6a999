import * as paths from './paths.ts';

export { endedOnce } from './ended-once.ts';
export {
  type Analytics,
  type AnalyticsEvent,
  type AnalyticsName,
  type ReportedEvent,
  analyticsNames,
  counted,
  readReportedEvent,
  reportedEvent,
  signUpButtons,
} from './analytics.ts';
export { type Failure, type ServiceResult, isUnanswered } from './failure.ts';
export type { FileContent, FileDelivery, FileWindows, LockedFiles, LockFiles, WaitingWindow } from './files.ts';
export { type LinkTo, withQuery } from './link-to.ts';
export { paths };
