export { asCaller, callerRequest, type Caller } from './caller-of-statements.ts';
export { clockDifference } from './clock-difference.ts';
export { deleteInBatches } from './delete-in-batches.ts';
export { accountHeld, addressHeld, chartHeld, visitHeld } from './held-rows.ts';
export { DatabaseInUse } from './embedded/directory-lock.ts';
export { migrate, MigrationRefused, schemaState } from './migrate.ts';
export { migrationsIn, ownMigrations } from './migration-files.ts';
export { openDatabase, type DatabaseConfig } from './open-database.ts';
export { keysInUse, reseal, type KeysInUse } from './reseal-columns.ts';
export { reclaim } from './reclaim-space.ts';
export {
  openedBytes,
  openedText,
  sealedBytes,
  sealedColumns,
  sealedText,
  type SealedColumn,
} from './sealed-columns.ts';
export type { Database, Sql, Statement, TransactionOptions } from './sql.ts';
