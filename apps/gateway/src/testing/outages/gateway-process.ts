/**
 * Run as a process of its own, `gateway-process.ts URL DRAIN_MILLISECONDS BEHIND_POOLER`: a gateway on the furnished database at URL. Prints
 * where it listens; then its log.
 */
import { writeSync } from 'node:fs';
import { closeOnSignals, systemClock } from '../../server/index.ts';
import { gatewayOn } from './gateway-on-database.ts';

const [, , databaseUrl = '', draining = '0', behindPooler = 'off'] = process.argv;
const gateway = await gatewayOn(
  databaseUrl,
  Number(draining),
  { write: (line) => void writeSync(1, line) },
  behindPooler === 'on',
);
closeOnSignals(() => gateway.close(), process, { within: Number(draining) + 4_000, clock: systemClock });
writeSync(1, `${JSON.stringify({ url: gateway.url })}\n`);
