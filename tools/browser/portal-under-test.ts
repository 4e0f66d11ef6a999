import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Argon2Passwords } from '@portico/adapters-crypto';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { createGateway } from '@portico/gateway/gateway';
import { createLogger, loadSite } from '@portico/gateway/server';
import { seedDemo } from '../demo/index.ts';
import { localDay } from '../demo/today.ts';

export interface PortalUnderTest {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
}

const site = fileURLToPath(new URL('../../apps/portal/dist', import.meta.url));

/** The whole portal as it is built, over a database in memory with the demo in it, on a free port of this machine. */
export const startPortal = async (): Promise<PortalUnderTest> => {
  const database = await openDatabase({ kind: 'embedded-memory' });
  await migrate(database);
  await seedDemo(database, { today: localDay(new Date()), passwords: new Argon2Passwords() });
  const server = createGateway({
    database,
    tokenSecret: randomBytes(32),
    documents: 'trusted',
    desk: {
      phone: '(555) 010-0100',
      email: 'support@portico.example',
      hours: { from: '08:00', to: '18:00', days: [1, 2, 3, 4, 5] },
    },
    site: await loadSite(site),
    logger: createLogger('silent'),
  });
  const { url } = await server.listen(0, '127.0.0.1');
  return {
    url,
    database,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
};
