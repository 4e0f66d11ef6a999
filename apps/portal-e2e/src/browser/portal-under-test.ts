import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { KeyRing } from '@portico/adapters-crypto';
import type { Database } from '@portico/adapters-storage/sql';
import type { Processors } from '@portico/adapters-payments/sandbox';
import { npiEntry, payerResources, RegistrySandbox, uspsClient } from '@portico/adapters-practice/registries/sandbox';
import type { ShopSandbox } from '@portico/adapters-shop/sandbox';
import { cardFrames, merchantsOf, tokenizerOrigins } from '@portico/gateway/merchants';
import { noIdentityProviders, type IdentityProvidersFile } from '@portico/gateway/config';
import { createGateway } from '@portico/gateway/gateway';
import { runtimeConfigOf } from '@portico/gateway/runtime-config';
import { createLogger, createMetrics, type GatewayMetrics, loadBuiltPortal } from '@portico/gateway/server';
import { instant, type Instant } from '@portico/domain/kernel';
import type { PartnerDouble } from '@portico/demo/partner/partner-double.ts';
import { startDemoPartner } from '@portico/demo/partner/start-demo-partner.ts';
import { demoMerchants, startDemoProcessors } from '@portico/demo/start-demo-processors.ts';
import { startDemoShops } from '@portico/demo/shop/shops.ts';
import { demoOutward, demoPages } from '@portico/demo/outside-services.ts';
import type { StartPractices } from '../practices/start-capability-sets.ts';
import { demoOfRun } from './demo-database.ts';
import { morning } from './fixed-test-morning.ts';
import { requireBuiltPortal } from './require-built-portal.ts';

export interface PortalUnderTest {
  readonly url: string;
  readonly database: Database;
  /** What the portal takes for the present; it stands still until it is moved. */
  readonly clock: PortalClock;
  /** The doubles by which the practices take cards. */
  readonly processors: Processors;
  /** The double of the partner to whom a practice leaves something of check-in. */
  readonly partner: PartnerDouble;
  /** The double of the practices' shops. */
  readonly shop: ShopSandbox;
  /** The doubles of the public registries, where a portal was asked for that has them. */
  readonly registries: RegistrySandbox | undefined;
  readonly metrics: GatewayMetrics;
  close(): Promise<void>;
}

export interface PortalClock {
  now(): Instant;
  /** Moves the clock forward by `minutes` while `run` runs, and back afterwards. */
  later<T>(minutes: number, run: () => Promise<T>): Promise<T>;
}

const stillClock = (): PortalClock => {
  let passed = 0;
  return {
    now: () => instant(morning.at + passed),
    later: async (minutes, run) => {
      passed += minutes * 60_000;
      try {
        return await run();
      } finally {
        passed -= minutes * 60_000;
      }
    },
  };
};

const support = {
  phone: '(555) 010-0100',
  email: 'support@portico.example',
  hours: { from: '08:00', to: '18:00', days: [1, 2, 3, 4, 5] },
};

/** The folder of the built portal. */
export const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

const startRegistries = (): Promise<RegistrySandbox> => {
  const address = {
    address1: '9 Heart Way',
    address2: '',
    zipcode: '85001',
    city: 'Phoenix',
    state: 'AZ',
    phone_number: '6025550177',
  };
  const physician = {
    npi: '1234567893',
    first_name: 'Ioana',
    last_name: 'Zaharescu',
    specialty: 'Internal Medicine',
    address,
  };
  return RegistrySandbox.start({
    npi: [npiEntry(physician)],
    zipCodes: { '10001': { city: 'New York', state: 'NY' } },
    drugs: [{ name: 'Zolpidem (Oral Pill)', strengths: [['5 mg Tab', '854873']] }],
    payers: payerResources([{ name: 'Acme of CT', payer_plans: ['Gold'] }]),
  });
};

/** A provider has to know where it sends browsers back to before the portal listens there. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const settingsOf = ({ addresses: { usps, ...others } }: RegistrySandbox) => ({
  ...others,
  usps: { origin: usps, ...uspsClient },
});

/** What a portal may have beside the demo. */
export interface PortalOptions {
  /** The folder of a portal that was built in another way. */
  readonly site?: string;
  /** Where it listens; at a free port if absent. */
  readonly port?: number | undefined;
  /** Searches the public registries instead of its own tables alone. */
  readonly registries?: boolean;
  /** Practices with systems of their own, beside those of the demo. */
  readonly practices?: StartPractices;
  /** Who else signs people in, once it is known where the portal is reached. */
  readonly signInAt?: (url: string) => Promise<IdentityProvidersFile>;
}

/** The whole portal as it is built, over a database in memory with the demo in it, on a free port of this machine. */
export const startPortal = async ({ signInAt, ...options }: PortalOptions = {}): Promise<PortalUnderTest> => {
  const folder = options.site ?? builtPortal;
  requireBuiltPortal(folder);
  const port = options.port ?? (signInAt === undefined ? 0 : await freePort());
  const identityProviders = (await signInAt?.(`http://127.0.0.1:${port}`)) ?? noIdentityProviders;
  const database = await demoOfRun.open();
  const clock = stillClock();
  const processors = await startDemoProcessors(clock.now);
  const practices = await options.practices?.(database, clock.now);
  const merchants = new Map([
    ...demoMerchants(processors),
    ...demoMerchants(processors, practices?.open.map(({ settings }) => settings.practice) ?? []),
  ]);
  const metrics = createMetrics({ ofProcess: false });
  let url = '';
  const shop = await startDemoShops(() => url, clock.now);
  const partner = await startDemoPartner(database, clock.now);
  const registries = options.registries === true ? await startRegistries() : undefined;
  const server = createGateway({
    database,
    keys: new KeyRing([{ kid: 'test', secret: randomBytes(32) }]),
    documents: 'trusted',
    technicalSupport: support,
    site: await loadBuiltPortal(folder),
    pages: await demoPages(database),
    runtime: runtimeConfigOf({ ...demoOutward(), support, videoOrigins: [], signIn: identityProviders }),
    identityProviders,
    logger: createLogger('silent'),
    metrics,
    now: clock.now,
    summaries: true,
    merchants: merchantsOf(merchants),
    cardFrames: cardFrames(merchants),
    shops: shop.shops,
    ...(registries && { registries: settingsOf(registries) }),
    ...(practices && { openPractices: () => practices.open }),
    taskOrigins: [partner.origin],
    connectOrigins: tokenizerOrigins(merchants),
  });
  ({ url } = await server.listen(port, '127.0.0.1'));
  return {
    url,
    database,
    clock,
    metrics,
    partner,
    processors,
    shop: shop.sandbox,
    registries,
    close: async () => {
      await server.close();
      await processors.close();
      await shop.sandbox.close();
      await registries?.close();
      await partner.close();
      await practices?.close();
      await database.close();
    },
  };
};
