import { fileURLToPath } from 'node:url';
import { startGateway } from './start.ts';

const started = await startGateway({
  env: process.env,
  siteDirectory: fileURLToPath(new URL('../../portal/dist', import.meta.url)),
  announce: (url) => {
    console.log(`Portico is at ${url}`);
  },
  complain: (line) => {
    console.error(line);
  },
});
if (!started) process.exitCode = 1;
