import { Argon2Passwords } from '@portico/adapters-crypto';
import { clusterOfRun } from '@portico/adapters-storage/testing/clusters';
import { seedDemo } from '@portico/demo/index.ts';
import { morning } from './fixed-test-morning.ts';

/** The demo of that morning, in a database in memory for each portal. */
export const demoOfRun = clusterOfRun('PORTICO_DEMO_CLUSTER', (database) =>
  seedDemo(database, { today: morning.day, passwords: new Argon2Passwords() }),
);
