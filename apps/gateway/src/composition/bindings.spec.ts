import { describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import type { ServiceIdentifier } from 'inversify';
import { partsOver } from '../testing/gateway-without-http.ts';
import { noon } from '../testing/running-gateway.ts';
import { containerOf } from './compose.ts';
import { entranceServices } from './entrance-injection-tokens.ts';
import { innerServices, ownServices, publicServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

const asked = () => Promise.reject(new Error('Nothing is asked of the database while the gateway is put together.'));

const database: Database = {
  engine: 'embedded',
  sealing: testSealing,
  rows: asked,
  transaction: asked,
  outage: asked,
  load: () => ({ open: 0, idle: 0, waiting: 0, most: 0 }),
  close: () => Promise.resolve(),
};

const all: readonly (readonly [string, ServiceIdentifier])[] = [
  tokens,
  ownServices,
  publicServices,
  innerServices,
  entranceServices,
].flatMap((table) => Object.entries(table));

describe('the bindings of the gateway', () => {
  it.each(all)('%s is bound, with all that it needs, and made once', (_, token) => {
    const container = containerOf(partsOver(database, () => noon));
    expect(container.get(token) === container.get(token)).toBe(true);
  });
});
