import { fileURLToPath } from 'node:url';
import { startGateway } from './start-gateway.ts';

const started = await startGateway({
  env: process.env,
  siteDirectory: fileURLToPath(new URL('../../portal/dist', import.meta.url)),
  // The log says so, as a line of JSON like all others.
  announce: () => undefined,
  complain: (line) => {
    console.error(line);
  },
});
if (!started) process.exitCode = 1;
