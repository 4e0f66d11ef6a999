import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';

/** Where a gateway that is started without further ado keeps its data. */
export const usualDirectory = '.data/portico';

/**
 * Opens the database that the gateway would: the server at `DATABASE_URL`, or the embedded one in `directory`, in
 * `PORTICO_DATA` or in the usual place. Brings its schema up to date, hands it to `work` and closes it.
 */
export const withData = async <T>(
  directory: string | undefined,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const { DATABASE_URL: url, PORTICO_DATA: usual = usualDirectory } = process.env;
  const database = await openDatabase(
    directory === undefined && url !== undefined && url !== ''
      ? { kind: 'server', url }
      : { kind: 'embedded', directory: directory ?? usual },
  );
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
};
