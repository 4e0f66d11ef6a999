import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { grantToGateway } from '@portico/adapters-storage';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { callers, type Caller } from './testing/authorization/caller-kinds.ts';
import { expected } from './testing/authorization/expected-outcome.ts';
import { rootFields } from './testing/authorization/root-fields.ts';
import { rules } from './testing/authorization/all-rules.ts';
import { checkRole } from './database-start-checks.ts';
import { createLogger } from './server/index.ts';
import { seedAtNoon } from './testing/seeded-clinic.ts';
import { Rehearsal } from './testing/undoing-database.ts';
import { startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

/** One of each kind is enough here: who is told what is the business of `authorization.spec.ts`. */
const asking = ['a patient', 'a guest with a link for pay', 'a guest with a link for reschedule'];

describe('a gateway whose database role owns nothing', () => {
  let server: TestServer;
  let url: string;
  let limited: Database;
  let gateway: RunningGateway;
  let fixture: Rehearsal;
  beforeAll(async () => {
    server = await startTestServer();
    url = await server.createDatabase();
    const owner = await openDatabase({ kind: 'server', url, maxConnections: 1 }, testSealing);
    await migrate(owner);
    await seedAtNoon(owner);
    await owner.rows({ text: `create role gateway login password 'gateway'` });
    await grantToGateway(owner, 'gateway');
    await owner.close();
    limited = await openDatabase(
      { kind: 'server', url: url.replace(/\/\/[^@]*@/, '//gateway:gateway@'), maxConnections: 4 },
      testSealing,
    );
    gateway = await startTestGateway({
      documents: 'any',
      maintenance: true,
      bookkeeping: true,
      visitWork: true,
      summaries: true,
      on: () => (fixture = new Rehearsal(limited)),
    });
  }, 120_000);
  afterAll(async () => {
    await gateway.close();
    await limited.close();
    await server.stop();
  });

  it('has nothing to migrate, and may ask so', async () => {
    expect(await migrate(limited)).toEqual([]);
  });

  it('SEC-S6 is the one that production starts with; an owner of the log is refused, unless one role is to do everything', async () => {
    const production = { environment: 'production', storage: { kind: 'server', url } } as const;
    const logger = createLogger('silent');
    await checkRole(limited, { ...production, migrates: false }, logger);
    const owner = await openDatabase({ kind: 'server', url, maxConnections: 1 }, testSealing);
    const start = (migrates: boolean) => checkRole(owner, { ...production, migrates }, logger);
    await expect(start(false)).rejects.toThrow('may change the activity log');
    await start(true);
    await checkRole(owner, { ...production, environment: 'development', migrates: false }, logger);
    await owner.close();
  });

  const outcomesOf = async ({ name, document }: { readonly name: string; readonly document: string }, caller: Caller) =>
    fixture.rehearse(async () => {
      await rules[name]?.given?.(fixture);
      const variables = rules[name]?.input ?? {};
      const { code } = await gateway.post(
        JSON.stringify({ query: document, variables }),
        await caller.headers(fixture),
      );
      return code ?? 'answers';
    });

  it('SEC-S6 ASVS-13.2.2 answers every operation as it does otherwise, and no round of its workers is denied anything', async () => {
    const wrong: unknown[] = [];
    for (const field of rootFields()) {
      const rule = rules[field.name];
      if (rule === undefined) continue;
      for (const caller of callers.filter(({ name }) => asking.includes(name))) {
        const wanted = expected(rule, caller);
        const told = await outcomesOf(field, caller);
        if (told !== (wanted === 'WRONG_PROOF' ? 'UNAUTHENTICATED' : wanted))
          wrong.push([field.name, caller.name, told]);
      }
    }
    expect(wrong).toEqual([]);
    // A moment in milliseconds may end in the digits of the code.
    expect(gateway.output()).not.toMatch(/\b42501\b|permission denied|must be owner/);
  }, 300_000);
});
