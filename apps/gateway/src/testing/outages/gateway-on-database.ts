import { openDatabase } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { plus } from '@portico/domain/kernel';
import type { DestinationStream } from 'pino';
import { createGateway } from '../../gateway.ts';
import { createLogger, createMetrics } from '../../server/index.ts';
import { noon, testKeys } from '../running-gateway.ts';

export interface GatewayOn {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A gateway on the furnished database at `databaseUrl`, with all of its workers. Milliseconds of `draining` are those between
 * being told to close and no longer listening.
 */
export const gatewayOn = async (
  databaseUrl: string,
  draining = 0,
  log: DestinationStream = { write: () => undefined },
  behindPooler = false,
): Promise<GatewayOn> => {
  const database = await openDatabase(
    { kind: 'server', url: databaseUrl, maxConnections: 4, statementMilliseconds: 3_000, behindPooler },
    testSealing,
  );
  const started = Date.now();
  const server = createGateway({
    database,
    keys: testKeys,
    documents: 'trusted',
    technicalSupport: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
    logger: createLogger('warn', log),
    metrics: createMetrics({ ofProcess: false }),
    now: () => plus(noon, Date.now() - started),
    limits: { draining },
    maintenance: true,
    bookkeeping: true,
    visitWork: true,
  });
  const { url } = await server.listen(0, '127.0.0.1');
  return {
    url,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
};
