import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portalPatientsOf } from '@portico/adapters-practice/connected';
import { PostgresAccounts } from '@portico/adapters-storage';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import type { OperatorName } from '@portico/domain/activity';
import { instant, type AccountId, type PracticeId } from '@portico/domain/kernel';
import { furnish, startMedplum, startTokenServer, type MedplumServer, type TokenServer } from '@portico/fhir-servers';
import {
  documentsOver,
  holding,
  noon,
  rootFields,
  signedIn,
  startTestGateway,
  type RunningGateway,
} from '@portico/gateway/testing';
import { checkAdapterSettings, documentIn, readConnectedDocument } from './connected-document.ts';
import { refuseBoth } from './connected-practices.ts';
import { checkStanding } from './check-standing-practice.ts';
import { connectedQuestions, newConnectedFile, newPracticeFile } from './new-practice-file.ts';
import { applyFile, checkFile, exportFile, listed, removePractice, tryFile } from './practice-commands.ts';
import { exportVersion, practiceHistory } from './practice-history.ts';
import { sampleAnswers } from './testing/sample-answers.ts';

const acting = { now: instant(1_795_287_600_000), operator: 'olga' as OperatorName, reason: 'Connected.' };
const seaside = 'seaside' as PracticeId;
const ana = 'ana' as AccountId;
const answers = {
  ...{ name: 'Seaside', phone: '(305) 555-0100', timeZone: 'America/New_York', clientId: 'portico' },
  ...{ base: 'https://ehr.example.com/r4', keyFile: '/run/secrets/seaside.pem' },
};
const cards = {
  execution: 'cloverapi',
  sclAddress: 'https://scl.clover.com',
  tokenAddress: 'https://token.clover.com',
  merchantId: 'MERCHANT-1',
  publicKey: 'a-public-key',
};

let server: TestServer;
let tokens: TokenServer;
let medplum: MedplumServer;
let gateway: RunningGateway;
let folder: string;
/** The document of a practice whose FHIR server demands a token, which the key in a file is exchanged for. */
let document: string;
const changed = (text: string, fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-documents-'));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  await writeFile(join(folder, 'seaside.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(join(folder, 'clover'), 'a-private-token');
  const keys = [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES384', use: 'sig' }];
  const scope = 'system/*.cruds';
  tokens = await startTokenServer({ clients: [{ clientId: 'portico', keys, scope } as never] });
  medplum = await startMedplum({ auth: tokens });
  const base = medplum.base('seaside');
  server = await startTestServer();
  gateway = await startTestGateway({
    server: await server.createDatabase(),
    documents: 'any',
    openPractices: () => taken?.practices.open() ?? [],
  });
  const file = JSON.parse(newConnectedFile({ ...answers, base, keyFile: join(folder, 'seaside.pem') }));
  const auth = { ...file.connection.auth, scopes: [scope], tokenUrl: tokens.tokenUrl };
  document = JSON.stringify({
    ...file,
    connection: { ...file.connection, auth, quirks: 'medplum' },
    payments: { ...cards, privateToken: { file: join(folder, 'clover') } },
  });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await Promise.all([medplum.close(), tokens.close(), server.stop(), rm(folder, { recursive: true })]);
});
let taken: Awaited<ReturnType<typeof documentsOver>> | undefined;

const whatIsThere = { now: Date.now, fetch };

describe('a practice with a system of its own as a document', () => {
  it('is applied, taken by a gateway that runs, exported and told of, and its system is asked by its id', async () => {
    const { database } = gateway;
    taken = await documentsOver(database, {});
    const clinic = await furnish(medplum.base('seaside'), { now: noon, timesADay: 1 });
    expect(checkFile(document)).toContain('Seaside (seaside): no mistakes.');
    expect(await checkAdapterSettings(readConnectedDocument(JSON.parse(document)), undefined)).toEqual([]);
    expect(await tryFile(database, document, acting)).toBe('1 row would change. Nothing was changed.');
    const { said } = await applyFile(database, document, acting);
    expect(said).toBe('Seaside (seaside) is at version 1: 1 row changed.');
    expect(taken.practices.open()).toEqual([]);
    expect(await taken.look()).toBe(true);

    const person = clinic.patients.pena;
    const patient = (await portalPatientsOf(database, seaside, [person])).get(person);
    if (patient === undefined) throw new Error('The patient has no id.');
    await new PostgresAccounts(database).addChart(ana, { practice: seaside, patient });
    const accessToken = await signedIn(database, { account: ana });
    const query = rootFields().find(({ name }) => name === 'getAppointments')?.document;
    const reply = await gateway.post(JSON.stringify({ query, variables: {} }), holding({ accessToken }, seaside));
    const { away, upcoming } = reply.data?.['getAppointments'] as Readonly<Record<string, readonly object[]>>;
    expect(away).toEqual([]);
    expect(upcoming).toContainEqual(expect.objectContaining({ practice_name: 'Seaside' }));
    expect(taken.merchants.of(seaside)).toBeDefined();

    const exported = await exportFile(database, seaside);
    expect(JSON.parse(exported)).toEqual({ ...JSON.parse(document), version: 1 });
    expect(Object.keys(JSON.parse(exported)).slice(0, 4)).toEqual(['format', 'id', 'version', 'name']);
    expect((await applyFile(database, exported, acting)).said).toContain('nothing was changed');
    expect(await practiceHistory(database, seaside, true)).toMatch(/^1,.*,olga,Connected\.$/m);
    expect(await listed(database)).toMatch(/^seaside +version 1, own system \(fhir\) +Seaside$/m);
    const logged = await database.rows({
      text: `select actor_id, resource, reason from activity where action = 'applied-practice' and practice_id = $1`,
      values: [seaside],
    });
    expect(logged).toEqual([{ actor_id: 'olga', resource: '1', reason: 'Connected.' }]);
    const checked = await checkStanding(database, seaside, undefined, whatIsThere);
    expect(checked).toMatch(/no mistakes[\s\S]*system {9}answers[\s\S]*appointments {3}shown/);
    expect(checked).not.toContain('a-private-token');
  }, 60_000);

  it('is refused where it was exported from an older version, and an older version is brought back', async () => {
    const { database } = gateway;
    const text = changed(document, { id: 'pines', name: 'Pines' });
    await applyFile(database, text, acting);
    const mine = await exportFile(database, 'pines');
    await applyFile(database, changed(mine, { phone: '(305) 555-0199' }), acting);
    await expect(applyFile(database, changed(mine, { phone: '(305) 555-0177' }), acting)).rejects.toThrow(
      'The file is of version 1, and the practice is at 2. Export it again',
    );
    await applyFile(database, await exportVersion(database, 'pines', 1), acting);
    expect(JSON.parse(await exportFile(database, 'pines'))).toMatchObject({ version: 3, phone: '(305) 555-0100' });
  });

  it('becomes a practice of the embedded system by the file of one, and the other way round', async () => {
    const { database } = gateway;
    const embedded = changed(newPracticeFile(sampleAnswers), { id: 'moving' });
    const connected = changed(document, { id: 'moving' });
    await applyFile(database, embedded, acting);
    await applyFile(database, connected, acting);
    await taken?.look();
    const isOpen = () => taken?.practices.open().some(({ settings: { practice } }) => practice.id === 'moving');
    expect(isOpen()).toBe(true);
    expect(JSON.parse(await exportFile(database, 'moving'))).toMatchObject({ version: 2, name: 'Seaside' });
    expect((await listed(database)).match(/^moving/gm)).toHaveLength(1);
    expect((await applyFile(database, embedded, acting)).said).toContain('is at version 3');
    await taken?.look();
    expect(isOpen()).toBe(false);
    expect(documentIn(await exportFile(database, 'moving'))).toBeUndefined();
  });

  it('is there no more once it was removed, and again once an earlier version is applied', async () => {
    const { database } = gateway;
    const isOpen = async () => {
      await taken?.look();
      return taken?.practices.open().some(({ settings: { practice } }) => practice.id === 'leaving');
    };
    await applyFile(database, changed(document, { id: 'leaving' }), acting);
    expect(await isOpen()).toBe(true);
    expect((await removePractice(database, 'leaving', acting)).said).toContain('is at version 2');
    expect(await isOpen()).toBe(false);
    expect(await listed(database)).not.toContain('leaving');
    await expect(exportFile(database, 'leaving')).rejects.toThrow('There is no practice leaving');
    await expect(exportVersion(database, 'leaving', 2)).rejects.toThrow('the practice was removed');
    await expect(removePractice(database, 'leaving', acting)).rejects.toThrow(
      'leaving is no practice that is connected',
    );
    await applyFile(database, await exportVersion(database, 'leaving', 1), acting);
    expect(await isOpen()).toBe(true);
  });

  it('names what the adapter refuses by its place, and tells what stands where the gateway runs', async () => {
    const at = async (auth: object): Promise<readonly string[]> => {
      const { connection } = JSON.parse(document);
      const wrong = changed(document, { connection: { ...connection, auth: { ...connection.auth, ...auth } } });
      return checkAdapterSettings(readConnectedDocument(JSON.parse(wrong)), undefined);
    };
    await expect(at({ type: 'hidden' })).rejects.toThrow(/^connection\.auth\.type: must be one of/);
    await expect(at({ keyFile: join(folder, 'clover') })).rejects.toThrow(/^connection\.auth\.keyFile: must hold/);
    expect(await at({ keyFile: '/run/secrets/elsewhere.pem' })).toEqual([
      'On this machine: connection.auth.keyFile: cannot be read. It has to be where the gateway runs.',
    ]);
  });

  it('is refused where a settings file has the practice too', async () => {
    await writeFile(join(folder, 'practices.json'), JSON.stringify({ seaside: { connection: 'of no interest' } }));
    await writeFile(join(folder, 'merchants.json'), JSON.stringify({ seaside: {}, moving: {} }));
    const env = {
      PORTICO_PRACTICES: join(folder, 'practices.json'),
      PORTICO_MERCHANTS: join(folder, 'merchants.json'),
    };
    await expect(refuseBoth(document, env)).rejects.toThrow(
      'seaside is in the file of PORTICO_PRACTICES too: take its entry out there first.\n' +
        'seaside is in the file of PORTICO_MERCHANTS too: take its entry out there first.',
    );
    await refuseBoth(changed(document, { id: 'pines' }), env);
    await refuseBoth(changed(document, { id: 'moving', payments: 'cloverapi' }), env);
  });

  it('is begun by six answers', async () => {
    expect(connectedQuestions.map(({ name }) => name).sort()).toEqual(Object.keys(answers).sort());
    for (const { name, answer } of connectedQuestions)
      expect(answer.safeParse(answers[name as keyof typeof answers]).success).toBe(true);
    expect(checkFile(newConnectedFile(answers))).toContain('visits are booked online');
  });
});

describe('how a practice of the embedded system takes cards', () => {
  it('stands in its file, and is exported with it, applied and taken out again', async () => {
    const { database } = gateway;
    const payments = { ...cards, privateToken: { file: join(folder, 'clover') } };
    const text = changed(newPracticeFile(sampleAnswers), { id: 'paid', payments });
    await applyFile(database, text, acting);
    await taken?.look();
    const merchant = () => taken?.merchants.of('paid' as PracticeId);
    expect(merchant()).toBeDefined();
    const exported = await exportFile(database, 'paid');
    expect(JSON.parse(exported)).toMatchObject({ version: 1, payments });
    expect((await applyFile(database, exported, acting)).changed).toBe(0);
    expect((await applyFile(database, changed(exported, { payments: 'cloverapi' }), acting)).changed).toBe(1);
    await taken?.look();
    expect(merchant()).toBeUndefined();
    expect(JSON.parse(await exportVersion(database, 'paid', 1))).toMatchObject({ version: 2, payments });
    expect(await readFile(join(folder, 'clover'), 'utf8')).toBe('a-private-token');
  });

  it('is refused where a secret stands in it, and told by check where one cannot be read', async () => {
    const { database } = gateway;
    const text = (privateToken: unknown) =>
      changed(newPracticeFile(sampleAnswers), { id: 'unpaid', payments: { ...cards, privateToken } });
    expect(() => checkFile(text('a-private-token'))).toThrow(/^payments\.privateToken must not hold a secret/);
    await applyFile(database, text({ file: '/nowhere' }), acting);
    await expect(checkStanding(database, 'unpaid', undefined, whatIsThere)).rejects.toThrow(
      'payments.privateToken names a file that cannot be read.',
    );
  });
});
