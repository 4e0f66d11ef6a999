import { spiVersion, type Host, type PracticeAdapter, type PracticeConnection } from '@portico/practice-spi';
import type { AdapterFaults } from './memory-practice-client.ts';
import { memoryConnection } from './memory-connection.ts';

type Planted = (connection: PracticeConnection, host: Host) => PracticeConnection;

/** The adapter, with faults around it or inside. */
export const memoryAdapter = (
  planted: Planted = (connection) => connection,
  faults: AdapterFaults = {},
  onHost: (host: Host) => Host = (host) => host,
): PracticeAdapter => ({
  spi: spiVersion,
  name: 'memory',
  connect: async (settings, given) => {
    const isObject = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
    if (!isObject) return { ok: false, mistakes: ['connection: is no object'] };
    const host = onHost(given);
    return { ok: true, connection: planted(memoryConnection(host, faults), host) };
  },
});
