/** Run as a process of its own, `gateway-of-folder.ts FOLDER SITE`: the gateway whose sources are in FOLDER, by its environment. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Start } from '@portico/gateway/start';

const [, , folder = '', siteDirectory = ''] = process.argv;
const { startGateway } = (await import(pathToFileURL(join(folder, 'apps/gateway/src/start-gateway.ts')).href)) as {
  readonly startGateway: (start: Start) => Promise<boolean>;
};
const started = await startGateway({
  env: process.env,
  siteDirectory,
  announce: () => undefined,
  complain: (line) => {
    console.error(line);
  },
});
if (!started) process.exitCode = 1;
