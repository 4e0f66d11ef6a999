// The portal with its demo: what `npm start` runs. The gateway itself knows nothing of a demo.
import { fileURLToPath } from 'node:url';
import { Argon2Passwords } from '@portico/adapters-crypto';
import type { Processors } from '@portico/adapters-payments/sandbox';
import { startGateway } from '@portico/gateway/start';
import type { PartnerDouble } from './partner/partner-double.ts';
import { startDemoPartner } from './partner/start-demo-partner.ts';
import { demoMerchants, startDemoProcessors } from './start-demo-processors.ts';
import { progressBar } from './progress-bar.ts';
import { seedDemo } from './seed-demo.ts';
import { startDemoShops, type DemoShops } from './shop/shops.ts';
import { demoOutward, demoPages } from './outside-services.ts';
import { localDay } from './local-day.ts';
import type { ForeignPractices } from './foreign/start-foreign-practices.ts';
import { readStartOptions } from '@portico/tools/setup/demo-command.mjs';
import { buildPortal } from '@portico/tools/setup/portal-build.mjs';

const { isForeign, isToBuild, mistake } = readStartOptions(process.argv.slice(2));
if (mistake !== undefined) throw new Error(mistake);

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url));
// Its servers are packages that a start without them does not need.
const foreignPractices = isForeign ? await import('./foreign/start-foreign-practices.ts') : undefined;

let foreign: ForeignPractices | undefined;
let processors: Processors | undefined;
let shop: DemoShops | undefined;
let partner: PartnerDouble | undefined;
let portal = 'http://localhost:3000';

const started = await startGateway({
  // A person at a terminal wants to read the accounts, not a line per request.
  env: { LOG_LEVEL: 'warn', ...process.env },
  // Another process builds while the demo is made here.
  siteDirectory: isToBuild ? buildPortal().then(() => portalFolder) : portalFolder,
  amend: (config) => (config.demo ? { ...config, ...demoOutward(config) } : config),
  prepare: async (database, { demo }) => {
    if (!demo) return;
    const today = localDay(new Date());
    await seedDemo(database, {
      today,
      passwords: new Argon2Passwords(),
      onProgress: progressBar(process.stderr),
    });
    partner = await startDemoPartner(database);
    foreign = await foreignPractices?.startForeignPractices(database, new Argon2Passwords());
  },
  merchants: async ({ demo }) => {
    if (!demo) return new Map();
    processors = await startDemoProcessors();
    const connected = [...(foreign?.file.values() ?? [])].map(({ practice }) => practice);
    return new Map([...demoMerchants(processors), ...demoMerchants(processors, connected)]);
  },
  shops: async ({ demo }) => {
    if (!demo) return new Map();
    shop = await startDemoShops(() => portal);
    return shop.shops;
  },
  practices: async () => foreign?.file ?? new Map(),
  taskOrigins: async () => (partner === undefined ? [] : [partner.origin]),
  pages: async (database, { demo }) => (demo ? demoPages(database, foreign) : undefined),
  announce: (url, { demo }) => {
    portal = url;
    console.log(`\nPortico is at ${url}\n`);
    if (demo) console.log(`Begin at ${url}/demo: its people, one press to be each of them, and what to try first.`);
    if (demo) console.log(`Emails and text messages stay on this computer: ${url}/demo/outbox`);
    console.log('\nCtrl-C stops it. What was done is kept for the next start.\n');
  },
  complain: (line) => {
    console.error(line);
  },
});
if (!started) {
  await processors?.close();
  await shop?.sandbox.close();
  await partner?.close();
  await foreign?.close();
  process.exitCode = 1;
}
