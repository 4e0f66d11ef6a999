import { join } from 'node:path';

/** Where the files of PostgreSQL are within the directory of an embedded database. */
export const clusterIn = (home: string): string => join(home, 'data');
