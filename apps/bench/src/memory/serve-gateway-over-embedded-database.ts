import { keepAnswers } from '@portico/adapters-storage/testing';
import type { AccountId } from '@portico/domain/kernel';
import { createLogger } from '@portico/gateway/server';
import { signedIn, startTestGateway } from '@portico/gateway/testing';

/**
 * A gateway on an embedded database in a process of its own, `serve-gateway-over-embedded-database.ts DIRECTORY [keeping]`: tells its parent where it listens
 * and a token of Ana's, and, when it is asked, what memory it holds and what processor time it took.
 */
const [, , directory = '', way] = process.argv;
if (way === 'keeping') keepAnswers();
const gateway = await startTestGateway({ directory, logger: createLogger('silent') });
const token = await signedIn(gateway.database, { account: 'ana' as AccountId });

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heap: heapUsed, rss, processor: user + system });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: gateway.url, token });
