import { Argon2Passwords } from '@portico/adapters-crypto';
import { GetUserTokenDocument } from '@portico/adapters-graphql/operations';
import { PostgresAccounts } from '@portico/adapters-storage';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import type { Email } from '@portico/domain/access';
import type { AccountId } from '@portico/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anaEmail, ben, password } from './testing/clinic-fixture.ts';
import { noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

/** How many sign in at once; twice the connections of the gateway. */
const atOnce = 20;

const emailOf = (at: number): string => `person${at}@example.org`;

let server: TestServer;
let gateway: RunningGateway;

beforeAll(async () => {
  // As CockroachDB has it unless it is told otherwise: two transactions that read what the other writes do not both pass.
  server = await startTestServer({ settings: ['default_transaction_isolation=serializable'] });
  gateway = await startTestGateway({ server: await server.createDatabase(), trustedProxies: ['loopback'] });
  const passwordHash = await new Argon2Passwords().hash(password);
  await new PostgresAccounts(gateway.database).add(
    Array.from({ length: atOnce }, (_, at) => ({
      id: `person-${at}` as AccountId,
      email: emailOf(at) as Email,
      username: `person-${at}`,
      name: `Person ${at}`,
      passwordHash,
      charts: ben,
      language: 'en' as const,
      confirmedAt: noon,
    })),
  );
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

/** How each of them was answered, those that are in as `in`. */
const answers = async (
  signIns: readonly { readonly username: string; readonly device: string; readonly from: string }[],
) => {
  const replies = await Promise.all(
    signIns.map(({ username, device, from }) =>
      gateway.ask(
        GetUserTokenDocument,
        { input: { username, password, device_identifier: device } },
        { 'x-forwarded-for': from },
      ),
    ),
  );
  return replies.map(({ code, reason }) => reason ?? code ?? 'in');
};

const allIn = Array.from({ length: atOnce }, () => 'in');

describe('sign-ins at once on a database whose transactions are serializable', () => {
  it('OPS-D7 let in everybody who comes from one address', async () => {
    const people = Array.from({ length: atOnce }, (_, at) => ({
      username: emailOf(at),
      device: `device-of-${at}`,
      from: '203.0.113.1',
    }));
    expect(await answers(people)).toEqual(allIn);
  }, 60_000);

  it('OPS-D7 let in one person on as many devices', async () => {
    const devices = Array.from({ length: atOnce }, (_, at) => ({
      username: anaEmail,
      device: `anas-device-${at}`,
      from: `203.0.113.${at + 10}`,
    }));
    expect(await answers(devices)).toEqual(allIn);
  }, 60_000);
});
