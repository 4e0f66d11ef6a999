import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { summarySealing } from '@portico/adapters-browser';
import { SHLViewer } from 'kill-the-clipboard';
import { south } from './testing/clinic-fixture.ts';
import { openPaymentsFixture, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

interface Shared {
  readonly id: string;
  readonly url: string;
  readonly key: string;
  readonly link: string;
  readonly sealed: string;
}

/** Shares the summary of Ana, encrypted as the portal does it. */
const shared = async (passcode?: string): Promise<Shared> => {
  const file = (await fixture.told('getRecordFile', { patientId: '1001', form: 'IPS' })) as { base64Str: string };
  const { sealed, key } = await summarySealing.seal(Buffer.from(file.base64Str, 'base64'));
  const input = { practiceId: south.id, patientId: '1001', lifetime: 'DAY', sealed, ...(passcode && { passcode }) };
  const made = (await fixture.told('makeHealthLink', { input })) as { linkId: string; path: string };
  const url = `${fixture.gateway.url}${made.path}`;
  const link = summarySealing.link({ url, key, ...(passcode && { flag: 'P' }), label: 'Patient summary', v: 1 });
  return { id: made.linkId, url, key, link, sealed };
};

const asked = async (url: string, body: object) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://viewer.example' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
};

const revoke = (linkId: string) =>
  fixture.told('revokeHealthLink', { practiceId: south.id, patientId: '1001', linkId });

const listed = async (id: string) => {
  const { links } = (await fixture.told('getHealthLinks', { patientId: '1001' })) as {
    readonly links: readonly Readonly<Record<string, unknown>>[];
  };
  return links.find(({ linkId }) => linkId === id);
};

/** Every row of every table, as text. */
const database = async (): Promise<string> => {
  const { database: sql } = fixture.gateway;
  const tables = await sql.rows<{ readonly name: string }>({
    text: `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    values: [],
  });
  const rows = [];
  for (const { name } of tables) {
    rows.push(...(await sql.rows({ text: `select t::text as row from ${name} t`, values: [] })));
  }
  return JSON.stringify(rows);
};

describe('links to a summary', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture({ summaries: true });
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  it('are opened by a receiver of another maker, whose name the person sees', async () => {
    const { id, link } = await shared();
    const { fhirResources } = await new SHLViewer({ shlinkURI: link }).resolveSHL({ recipient: 'Dr. Away' });
    expect(fhirResources).toEqual([expect.objectContaining({ resourceType: 'Bundle', type: 'document' })]);
    expect(await listed(id)).toMatchObject({
      ...{ state: 'OPEN', has_passcode: false, opened_times: 1 },
      openings: [{ recipient: 'Dr. Away' }],
    });
  });

  it('give a larger file than the receiver takes at an address of its own, for this link alone', async () => {
    const [one, other] = [await shared(), await shared()];
    const { status, body } = await asked(one.url, { recipient: 'Small', embeddedLengthMax: 10 });
    const [{ location }] = body['files'] as [{ location: string }];
    const file = await fetch(location);
    expect({ status, type: file.headers.get('content-type'), text: await file.text() }).toEqual({
      ...{ status: 200, type: 'application/jose', text: one.sealed },
    });
    const elsewhere = location.replace(one.url, other.url);
    expect((await fetch(elsewhere)).status).toBe(404);
    expect((await fetch(`${one.url}/file/${'a'.repeat(32)}`)).status).toBe(404);
  });

  it('may be asked by pages of other sites, and no answer is kept', async () => {
    const { url } = await shared();
    const { headers } = await asked(url, { recipient: 'A page' });
    const before = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://viewer.example' } });
    expect({
      origin: headers.get('access-control-allow-origin'),
      cache: headers.get('cache-control'),
      methods: before.headers.get('access-control-allow-methods'),
      headers: before.headers.get('access-control-allow-headers'),
    }).toEqual({ origin: '*', cache: 'no-store', methods: 'POST', headers: 'accept, content-type' });
  });

  it('count wrong passcodes for their whole life, right ones in between included, and are locked then', async () => {
    const { id, url, link } = await shared('tulip-42');
    const wrong = () => asked(url, { recipient: 'Mallory', passcode: 'wrong one' });
    expect((await asked(url, { recipient: 'Nobody' })).body).toEqual({ remainingAttempts: 5 });
    for (const remaining of [4, 3]) expect((await wrong()).body).toEqual({ remainingAttempts: remaining });
    const right = await new SHLViewer({ shlinkURI: link }).resolveSHL({ recipient: 'Dr. Away', passcode: 'tulip-42' });
    expect(right.fhirResources).toHaveLength(1);
    const last = [await wrong(), await wrong(), await wrong()];
    expect(last.map(({ status, body }) => ({ status, body }))).toEqual(
      [2, 1, 0].map((remainingAttempts) => ({ status: 401, body: { remainingAttempts } })),
    );
    expect((await asked(url, { recipient: 'Dr. Away', passcode: 'tulip-42' })).status).toBe(404);
    expect(await listed(id)).toMatchObject({ state: 'LOCKED', wrong_passcodes: 5, opened_times: 1 });
  });

  it('weigh no more passcodes side by side than one after the other', async () => {
    const { url } = await shared('tulip-42');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => asked(url, { recipient: 'Mallory', passcode: `wrong ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('open nothing from the moment they are revoked, and the summary is gone', async () => {
    const { id, url, sealed } = await shared();
    await revoke(id);
    expect((await asked(url, { recipient: 'Late' })).status).toBe(404);
    expect(await listed(id)).toMatchObject({ state: 'REVOKED', opened_times: 0 });
    expect(await database()).not.toContain(sealed);
  });

  it('refuse what says nothing of who asks, and what is no link', async () => {
    const { id, url } = await shared();
    const codes = [{}, { recipient: ' ' }, { recipient: 'A', passcode: 1 }, { recipient: 'A', embeddedLengthMax: 'x' }];
    const answers = await Promise.all(codes.map((body) => asked(url, body)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await asked(`${fixture.gateway.url}/shl/${'b'.repeat(64)}`, { recipient: 'A' })).status).toBe(404);
    expect((await fetch(url)).status).toBe(405);
    await revoke(id);
  });

  it('leave no key, no address and no passcode in the database', async () => {
    const { id, url, key, sealed } = await shared('tulip-4711');
    await asked(url, { recipient: 'Canary 4711', passcode: 'tulip-4711' });
    const kept = await database();
    expect(kept).toContain(sealed);
    for (const secret of [key, url.slice(url.lastIndexOf('/') + 1), 'tulip-4711']) expect(kept).not.toContain(secret);
    await revoke(id);
  });
});
