import { clockDifference, type Database } from '@portico/adapters-storage/sql';
import { SECOND, type Outage } from '@portico/domain/kernel';
import { Gauge, type Registry } from 'prom-client';
import type { Logger, ServerClock } from '../server/index.ts';
import { rounds, type Rounds } from './periodic-work.ts';

/** Milliseconds that the clocks of an instance and its database may be apart: what is counted in time is told by both. */
export const mostClockDifference = 30_000;
/** Rounds between two looks at the clocks. */
const clocksEvery = 60;

export interface DatabaseWatch extends Rounds {
  /** At the last look this instance's clock and the database's were further apart than `mostClockDifference`. */
  areClocksApart(): boolean;
}

/**
 * Probes the database each second, regardless of readiness requests, so that a dead connection is found before many
 * requests wait for it. Reports when an outage begins and ends, and when the clocks drift apart and agree again.
 */
export const databaseWatch = (
  database: Database,
  { registry, logger, clock }: { readonly registry: Registry; readonly logger: Logger; readonly clock: ServerClock },
): DatabaseWatch => {
  const difference = new Gauge({
    name: 'portico_clock_difference_seconds',
    help: 'How far the clock of the database is ahead of this instance.',
    registers: [registry],
  });
  const outages = new Gauge({
    name: 'portico_database_outage',
    help: '1 while the database cannot be worked with, by why.',
    labelNames: ['why'],
    registers: [registry],
  });
  countConnections(database, registry);
  let known: Outage | undefined;
  let looks = 0;
  let areApart = false;
  const look = async (): Promise<void> => {
    const outage = await database.outage();
    if (outage !== known) {
      if (known !== undefined) outages.set({ why: known }, 0);
      if (outage !== undefined) outages.set({ why: outage }, 1);
      if (outage === undefined) logger.warn({ after: known }, 'database is back');
      else logger.error({ why: outage }, 'database is away');
      known = outage;
    }
    if (outage !== undefined || looks++ % clocksEvery !== 0) return;
    const ahead = await clockDifference(database, Date.now);
    difference.set(ahead / SECOND);
    const wereApart = areApart;
    areApart = Math.abs(ahead) > mostClockDifference;
    if (areApart) logger.error({ seconds: ahead / SECOND }, 'clocks are apart: no work beside the requests');
    else if (wereApart) logger.warn({ seconds: ahead / SECOND }, 'clocks agree again');
  };
  const looking = rounds({ work: look, every: SECOND, clock, onError: () => undefined });
  return { ...looking, areClocksApart: () => areApart };
};

const countConnections = (database: Database, registry: Registry): void => {
  const connections = new Gauge({
    name: 'portico_database_connections',
    help: 'Connections of this instance to its database: open, idle, the most there may be, and callers waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { open, idle, waiting, most } = database.load();
      for (const [state, count] of Object.entries({ open, idle, waiting, most })) connections.set({ state }, count);
    },
  });
};
