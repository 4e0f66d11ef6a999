import type { Database } from './sql.ts';

/** Gives the room of deleted rows back. A server does so by itself; the embedded database has nobody else for it. */
export const reclaim = async (database: Database): Promise<void> => {
  if (database.engine === 'embedded') await database.rows({ text: 'vacuum (analyze)' });
};
