export {
  type ActivityHistory,
  type ActivityLine,
  type ActivityPage,
  type ActivityPerson,
  type WantedActivity,
  activityPageSize,
} from './activity-history.port.ts';
