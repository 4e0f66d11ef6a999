import { Writable } from 'node:stream';
import type { Database } from '@portico/adapters-storage/sql';
import { ok, SECOND, type Instant } from '@portico/domain/kernel';
import { MemoryCardProcessor, MemoryMerchants } from '@portico/domain/payments/testing';
import { Registry } from 'prom-client';
import { compose } from '../../composition/compose.ts';
import type { GatewayOptions } from '../../gateway-options.ts';
import { gatewayWork } from '../../gateway-workers.ts';
import { createLogger } from '../../server/index.ts';
import { paymentWatch, visitWatch } from '../../workers/index.ts';
import { partsOver } from '../gateway-without-http.ts';
import { testKeys } from '../running-gateway.ts';
import { StatementCounter } from '../statement-counter.ts';
import { VirtualClock } from './virtual-clock.ts';

const nobody = createLogger('error', new Writable({ write: (_chunk, _encoding, done) => done() }));

/** All workers of so many instances over one database, in one process and in a time of their own. */
export const simulatedFleet = (database: Database, instances: number, start: Instant) => {
  const counter = new StatementCounter();
  const clock = new VirtualClock(start, counter.settled);
  const works = Array.from({ length: instances }, () => instanceOver(counter.database(database), counter, clock));
  return {
    counter,
    clock,
    /** Instances of a fleet do not start in the same moment. */
    start: async (): Promise<void> => {
      for (const work of works) {
        work.start();
        await clock.pass((60 * SECOND) / instances);
      }
    },
    stop: async (): Promise<void> => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
};

const instanceOver = (sql: Database, counter: StatementCounter, clock: VirtualClock) => {
  const registry = new Registry();
  const deliver = async () => ok(undefined);
  const transports = { email: { deliver }, sms: { deliver } };
  const parts = {
    ...partsOver(sql, clock.now, undefined, new MemoryMerchants(new MemoryCardProcessor())),
    transports,
    // As the database's own clock is asked, with the time of the simulation for its answer.
    ledgerClock: async () => {
      await sql.rows({ name: 'database-clock-simulated', text: 'select 1' });
      return clock.now();
    },
  };
  const options: GatewayOptions = {
    ...{
      database: sql,
      keys: testKeys,
      documents: 'trusted',
      logger: nobody,
      transports,
      workClock: clock,
      now: clock.now,
    },
    ...{
      technicalSupport: parts.technicalSupport,
      maintenance: true,
      bookkeeping: true,
      visitWork: true,
      summaries: true,
    },
  };
  return gatewayWork(options, compose(parts), {
    ...{ now: clock.now, registry, watched: counter.watched, isSkipped: () => false, events: undefined },
    ...{ payments: paymentWatch(registry, nobody), visits: visitWatch(registry, nobody) },
  });
};
