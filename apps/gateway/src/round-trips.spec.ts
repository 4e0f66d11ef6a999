import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as operations from '@portico/adapters-graphql/operations';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import type { AccountId } from '@portico/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anasThread, documentId, labId, north, south } from './testing/clinic-fixture.ts';
import { credentials, holding, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';
import { StatementCounter } from './testing/statement-counter.ts';

let server: TestServer;
let gateway: RunningGateway;
let token: string;
const counter = new StatementCounter();

beforeAll(async () => {
  server = await startTestServer();
  gateway = await startTestGateway({
    server: await server.createDatabase(),
    on: (database) => counter.database(database),
  });
  token = await signedIn(gateway.database, { account: 'ana' as AccountId });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await server.stop();
});

const atNorth = { practiceId: north.id, patientId: '1001' };
const typed = (text: string) => ({
  input: { practiceId: south.id, patientId: '1001', name: 'messages:one', fields: [{ name: 'body', text }], after: 0 },
});

/** How many round trips each takes; a change that saves one writes its lower number here. */
const held: readonly (readonly [name: string, variables: object, trips: number])[] = [
  ['GetDashboard', {}, 2],
  ['GetLayout', atNorth, 3],
  ['GetAppointments', {}, 2],
  ['GetMoreAppointments', { page: 2 }, 2],
  ['GetMessages', {}, 3],
  ['GetMessageThread', { message_id: anasThread }, 4],
  ['GetMyHealth', {}, 3],
  ['GetLabTable', atNorth, 4],
  ['GetLab', { labId }, 4],
  ['GetDocument', { documentId }, 3],
  ['GetPayments', {}, 3],
  ['GetMakePayments', {}, 5],
  ['GetCards', {}, 3],
  ['GetFormQueue', {}, 5],
  ['GetFormHistory', {}, 5],
  ['GetActivityLog', {}, 3],
  ['GetPersonalSettings', {}, 4],
  ['GetNotificationsSettings', {}, 4],
  ['GetAuthentication', {}, 3],
  ['MarkMessageRead', { messageId: anasThread }, 6],
  // The first begins what is kept, with its line in the activity log; the next ones go on with it.
  ['SaveDraft', typed('May I'), 7],
  ['SaveDraft', typed('May I run again?'), 5],
];

/** A sign-in: account, its devices, the count of the try, the try given back, the second proof, the session. */
const signInTrips = 6;

/** What `docs/scale.md` calls these requests. */
const calledInDocument = {
  home: 'GetDashboard',
  appointments: 'GetAppointments',
  messages: 'GetMessages',
  payments: 'GetPayments',
  record: 'GetMyHealth',
  'keep what is typed': 'SaveDraft',
} as const satisfies Readonly<Record<string, string>>;

describe('round trips to the database', () => {
  it('OPS-D7 are told as they are held', async () => {
    const document = await readFile(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
    const [, table = ''] = document.split('| round trips |');
    const told = [
      ...table
        .split('\n\n', 1)
        .join('')
        .matchAll(/^\| ([a-z ]+) \|(?:[^|]+\|){3} (\d+) \|/gm),
    ];
    const tripsOf = (name: string): number | undefined => held.findLast(([operation]) => operation === name)?.[2];
    expect(Object.fromEntries(told.map(([, name, trips]) => [name, Number(trips)]))).toEqual({
      'sign in': signInTrips,
      ...Object.fromEntries(Object.entries(calledInDocument).map(([name, operation]) => [name, tripsOf(operation)])),
    });
  });

  it.each(held)('OPS-D7 %s waits for as many as are held', async (name, variables, count) => {
    counter.takeTrips();
    const document = operations[`${name}Document` as 'GetDashboardDocument'];
    const { code } = await gateway.ask(document, variables, holding({ accessToken: token }, north.id));
    const taken = counter.takeTrips();
    expect(code).toBeUndefined();
    expect({ trips: taken.length, taken }).toMatchObject({ trips: count });
  });

  it('OPS-D7 a sign-in waits for six', async () => {
    counter.takeTrips();
    const { code } = await gateway.ask(operations.GetUserTokenDocument, credentials());
    const taken = counter.takeTrips();
    expect(code).toBeUndefined();
    expect({ trips: taken.length, taken }).toMatchObject({ trips: signInTrips });
  });

  it('ACC-188 asks the same of a wrong password and of an unknown login, while they may try and once they must wait', async () => {
    const asked = async (login: string) => {
      const all = [];
      for (let turn = 0; turn < 7; turn += 1) {
        counter.takeTrips();
        const { code } = await gateway.ask(operations.GetUserTokenDocument, credentials(login, 'wrong'));
        all.push({ code, taken: counter.takeTrips() });
      }
      return all;
    };
    const known = await asked(credentials().input.username);
    expect(known).toEqual(await asked('nobody@example.org'));
    const waits = known.map(({ taken }) => taken.flat().includes('tries-of'));
    expect({ first: waits[0], last: waits.at(-1) }).toEqual({ first: false, last: true });
  });
});
