export { insertion, insertionAfter, valuesOf } from './activity-rows.ts';
export { PostgresActivityLog } from './postgres-activity-log.ts';
