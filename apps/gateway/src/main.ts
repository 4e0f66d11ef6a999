import { fileURLToPath } from 'node:url';
import { returnStartMemory } from './return-start-memory.ts';
import { startGateway } from './start-gateway.ts';

const started = await startGateway({
  env: process.env,
  siteDirectory: fileURLToPath(new URL('../../portal/dist', import.meta.url)),
  loaded: returnStartMemory,
  // The log says so, as a line of JSON like all others.
  announce: () => undefined,
  complain: (line) => {
    console.error(line);
  },
});
if (!started) process.exitCode = 1;
