export { DatabaseInUse } from './embedded/directory-lock.ts';
export { migrate } from './migrate.ts';
export { openDatabase, type DatabaseConfig } from './open-database.ts';
export { reclaim } from './reclaim.ts';
export type { Database, Sql, Statement } from './sql.ts';
