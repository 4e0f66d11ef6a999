import type { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';

/** Tables, or what is made of them once they are filled: keys, indexes, triggers. */
export const schemaOf = async (pglite: PGlite, section: 'pre-data' | 'post-data'): Promise<string> => {
  const file = await pgDump({ pg: pglite, args: ['--no-owner', '--no-privileges', `--section=${section}`] });
  // Servers before PostgreSQL 17 do not know this setting, which stands at its default anyway.
  return (await file.text()).replace(/^SET transaction_timeout = 0;$/m, '');
};
