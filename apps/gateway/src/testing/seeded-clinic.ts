import { Argon2Passwords } from '@portico/adapters-crypto';
import type { Sql } from '@portico/adapters-storage/sql';
import { clusterOfRun } from '@portico/adapters-storage/testing/clusters';
import { instant, type Instant } from '@portico/domain/kernel';
import { seed } from './clinic-fixture.ts';

/** Noon at the clinic on a day in March 2026. */
export const noon: Instant = instant(1_772_737_200_000);

/** Puts the clinic of the tests at noon into a migrated database. */
export const seedAtNoon = (sql: Sql): Promise<void> => seed(sql, new Argon2Passwords(), noon);

/** That clinic, in a database in memory for each gateway. */
export const clinicOfRun = clusterOfRun('PORTICO_CLINIC_CLUSTER', seedAtNoon);
