export {
  type Activity,
  type Origin,
  longestUserAgent,
  type OperatorName,
  nobodyId,
  activityActions,
  type ActivityAction,
  type Doer,
  guests,
  operators,
  portal,
  nobody,
  doerOf,
  type ActivitySubject,
  type ActivityMark,
  type MarkedActivity,
} from './activity.ts';
export type { ActivityLog, ListedQuestion } from './ports/activity-log.ts';
