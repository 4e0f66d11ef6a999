/**
 * Run as a process of its own, `gateway-process.ts URL DRAIN_MILLISECONDS`: a gateway on the furnished database at URL. Prints
 * where it listens; then its log.
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { plus } from '@portico/domain/kernel';
import { createGateway } from '../../gateway.ts';
import { closeOnSignals, createLogger, createMetrics, systemClock } from '../../server/index.ts';
import { noon, testKeys } from '../running-gateway.ts';

const [, , databaseUrl = '', draining = '0'] = process.argv;
const database = await openDatabase(
  { kind: 'server', url: databaseUrl, maxConnections: 4, statementMilliseconds: 3_000 },
  testSealing,
);
const started = Date.now();
const server = createGateway({
  database,
  keys: testKeys,
  documents: 'trusted',
  desk: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
  logger: createLogger('error', { write: (line) => void writeSync(1, line) }),
  metrics: createMetrics({ ofProcess: false }),
  now: () => plus(noon, Date.now() - started),
  limits: { draining: Number(draining) },
  housekeeping: true,
  bookkeeping: true,
  visitWork: true,
});
const { url } = await server.listen(0, '127.0.0.1');
closeOnSignals(
  async () => {
    await server.close();
    await database.close();
  },
  process,
  { within: Number(draining) + 4_000, clock: systemClock },
);
writeSync(1, `${JSON.stringify({ url })}\n`);
