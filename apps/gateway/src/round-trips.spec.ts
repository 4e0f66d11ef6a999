import {
  GetAppointmentsDocument,
  GetDashboardDocument,
  GetUserTokenDocument,
} from '@portico/adapters-graphql/operations';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import type { AccountId } from '@portico/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RoundTrips } from './testing/round-trips.ts';
import { credentials, holding, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

let server: TestServer;
let gateway: RunningGateway;
let token: string;
const trips = new RoundTrips();

beforeAll(async () => {
  server = await startTestServer();
  gateway = await startTestGateway({
    server: await server.createDatabase(),
    on: (database) => trips.over(database),
  });
  token = await signedIn(gateway.database, { account: 'ana' as AccountId });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

it('counts', async () => {
  trips.take();
  for (const [document, variables, headers] of [
    [GetDashboardDocument, {}, holding({ accessToken: token })],
    [GetUserTokenDocument, credentials(), {}],
    [GetAppointmentsDocument, {}, holding({ accessToken: token })],
  ] as const) {
    const { code } = await gateway.ask(document, variables, headers);
    console.log(code, JSON.stringify(trips.take(), null, 1));
  }
});
