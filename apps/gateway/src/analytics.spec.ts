import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forwardedTo, runtimeConfigOf } from './portal-runtime-config.ts';
import { south } from './testing/clinic-fixture.ts';
import { startTestGateway } from './testing/running-gateway.ts';

/** A collector that is away from its first request on, or takes all. */
let isAway = false;
let collector: Server;
const heard: { readonly authorization: string | undefined; readonly body: string }[] = [];

const support = { email: 'help@portal.example', phone: '555-0199', hours: { from: '08:00', to: '18:00', days: [1] } };
const outward = {
  stores: { ios: undefined, android: undefined },
  practiceSignIn: undefined,
  videoOrigins: [],
  support,
};

const start = async () => {
  const { port } = collector.address() as AddressInfo;
  const analytics = { address: `http://127.0.0.1:${port}/collect`, token: 'a-secret-token' };
  const gateway = await startTestGateway({
    analytics: forwardedTo({ analytics }),
    runtime: runtimeConfigOf({ analytics, ...outward }),
  });
  const config = await (await fetch(`${gateway.url}/config.json`)).text();
  const { analytics: sink } = JSON.parse(config) as { readonly analytics: { address: string; token: string } };
  const tell = async (event: object): Promise<number> => {
    const body = JSON.stringify({ token: sink.token, ...event });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(new URL(sink.address, gateway.url), { method: 'POST', headers, body })).status;
  };
  return { gateway, config, tell };
};

describe('analytics', () => {
  beforeAll(async () => {
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        heard.push({ authorization: request.headers.authorization, body });
        if (isAway) response.destroy();
        else response.writeHead(202).end();
      });
    });
    await new Promise<void>((resolve) => {
      collector.listen(0, '127.0.0.1', resolve);
    });
  });
  beforeEach(() => {
    isAway = false;
    heard.length = 0;
  });
  afterAll(() => {
    collector.closeAllConnections();
    collector.close();
  });

  describe('analytics behind the gateway', () => {
    it('ACC-406 ACC-408 are told to the gateway, which hands them on and keeps the token of the collector', async () => {
      const { gateway, config, tell } = await start();
      expect(config).not.toMatch(/a-secret-token|collect/);
      expect(await tell({ event: 'Check In', language: 'es', practiceId: south.id })).toBe(204);
      expect(await tell({ event: 'Check In', language: 'es', practiceId: 'nowhere' })).toBe(204);
      expect(await tell({ event: 'Check In', language: 'es', email: 'ana@example.org' })).toBe(400);
      await gateway.close();
      expect(heard.map(({ authorization }) => authorization)).toEqual(['Bearer a-secret-token']);
      const { events } = JSON.parse(heard[0]?.body ?? '') as { readonly events: readonly object[] };
      const minute = expect.any(Number);
      expect(events).toEqual([
        { event: 'Check In', language: 'es', practiceId: south.id, minute },
        { event: 'Check In', language: 'es', minute },
      ]);
    });

    it('ACC-406 are lost where the collector is away, and the gateway ends all the same', async () => {
      isAway = true;
      const { gateway, tell } = await start();
      expect(await tell({ event: 'Sign Up', language: 'en', usedBtn: 'get_started' })).toBe(204);
      await gateway.close();
      expect(await gateway.metrics()).toMatch(/portico_events_total\{outcome="lost"\} 1/);
      isAway = false;
    });
  });
});
