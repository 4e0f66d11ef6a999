import type { Database } from './sql.ts';

/** Frees the space of deleted rows. A server does so by itself (autovacuum); the embedded database does not. */
export const reclaim = async (database: Database): Promise<void> => {
  if (database.engine === 'embedded') await database.rows({ text: 'vacuum (analyze)' });
};
