import { thisMachine } from '@portico/adapters-payments/processors';
import { plus, type PracticeId } from '@portico/domain/kernel';
import { merchantsOf } from '../composition/merchants-and-card-frames.ts';
import type { MerchantSettings } from '../config/index.ts';
import { createGateway, type GatewayOptions } from '../gateway.ts';
import { createLogger, createMetrics, type HttpServer } from '../server/index.ts';
import { north, south } from './clinic-fixture.ts';
import { noon, testKeys, type RunningGateway } from './running-gateway.ts';

/**
 * Another instance on the same database that works on payments from the start. Its clock, and while it listens the
 * processors' clock, is `later` milliseconds after noon. It runs maintenance only where `more` says so.
 */
export const anotherInstance = (
  gateway: RunningGateway,
  later: number,
  more: Partial<GatewayOptions> = {},
): HttpServer => {
  const { processors, shops, database, processorsAhead } = gateway;
  const merchants = new Map<PracticeId, MerchantSettings>([
    [north.id, { execution: 'cloverapi', ...processors.clover.settings }],
    [south.id, { execution: 'payeezy', ...processors.payeezy.settings }],
  ]);
  const server = createGateway({
    database,
    keys: testKeys,
    documents: 'trusted',
    technicalSupport: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
    logger: createLogger('silent'),
    metrics: createMetrics({ ofProcess: false }),
    publicOrigins: ['https://portal.example.org'],
    merchants: merchantsOf(merchants, { ...thisMachine, now: () => plus(noon, later) }),
    bookkeeping: true,
    shops,
    now: () => plus(noon, later),
    ...more,
  });
  return {
    ...server,
    listen: (...at) => {
      processorsAhead(later);
      return server.listen(...at);
    },
    close: async () => {
      await server.close();
      processorsAhead(0);
    },
  };
};

/** Polls until `isSo` holds, up to 5,000 times without a timer: no test clock drives the payment workers. */
export const until = async <T>(ask: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> => {
  for (let times = 0; times < 5_000; times += 1) {
    const found = await ask();
    if (isSo(found)) return found;
  }
  throw new Error('It never came about.');
};
