import { Argon2Passwords } from '@portico/adapters-crypto';
import { startForeignPractices } from '@portico/demo/foreign/start-foreign-practices.ts';
import { machineFor, openPractices } from '@portico/gateway/open-practices';
import type { StartPractices } from './start-capability-sets.ts';

/** The clock of a portal under test stands still, so that no minute would ever be over. */
const callsPerMinute = 100_000;

/** The practices of the demo that have a system of their own, reached as they are in `npm start -- --practices foreign`. */
export const startDemoPracticeSystems: StartPractices = async (database, now) => {
  const foreign = await startForeignPractices(database, new Argon2Passwords(), now());
  const file = new Map(
    [...foreign.file].map(([id, settings]) => [id, { ...settings, limits: { ...settings.limits, callsPerMinute } }]),
  );
  const opened = await openPractices(file, { ...machineFor(undefined, () => undefined), now });
  if (!opened.ok) throw new Error(opened.error.join(' '));
  return { open: opened.value, close: () => foreign.close() };
};
