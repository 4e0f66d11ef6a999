export { ActivityHistoryService } from './activity-history.service.ts';
export {
  type Asked,
  type OperatorActing,
  type Suspected,
  type Unfulfilled,
  byNobody,
  doneBy,
  doneByAccount,
  log,
  logFailed,
  logOfAccount,
  logOfOperator,
  logRefused,
  originOf,
} from './record-activity.ts';
