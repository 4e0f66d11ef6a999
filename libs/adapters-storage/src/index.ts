export { PostgresAccounts } from './access/postgres-accounts.ts';
export { PostgresSessions } from './access/postgres-sessions.ts';
export { PostgresActivityLog } from './activity/postgres-activity-log.ts';
