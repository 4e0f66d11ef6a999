export { PostgresAccounts } from './access/postgres-accounts.ts';
export { PostgresOneTimeCodes } from './access/postgres-one-time-codes.ts';
export { PostgresProtections } from './access/postgres-protections.ts';
export { PostgresSessions } from './access/postgres-sessions.ts';
export { PostgresTries } from './access/postgres-tries.ts';
export { PostgresActivityLog } from './activity/postgres-activity-log.ts';
export { PostgresOutbox } from './notices/postgres-outbox.ts';
export { PostgresShortLinks } from './notices/postgres-short-links.ts';
