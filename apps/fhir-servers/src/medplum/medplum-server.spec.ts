import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Bundle, CapabilityStatement, Slot } from 'fhir/r4';
import { clientOf, jsonIn } from '../testing/fhir-test-client.ts';
import { startMedplum, type MedplumServer } from './medplum-server.ts';

const slot: Slot = {
  resourceType: 'Slot',
  schedule: { reference: 'Schedule/1' },
  status: 'free',
  start: '2026-11-24T09:00:00-05:00',
  end: '2026-11-24T09:30:00-05:00',
};

describe('the server on the engine of Medplum', () => {
  let server: MedplumServer;
  beforeAll(async () => void (server = await startMedplum()));
  afterAll(() => server.close());

  it('gives a version to what is written, and takes one change of it', async () => {
    const call = clientOf(server.base('versions'));
    const created = await call('POST', 'Slot', { body: slot });
    const version = created.headers.get('etag') ?? '';
    const { id } = jsonIn<{ id: string }>(created);
    const change = () =>
      call('PUT', `Slot/${id}`, { body: { ...slot, id, status: 'busy' }, headers: { 'if-match': version } });
    const answers = await Promise.all([change(), change()]);
    expect({ status: created.status, version }).toEqual({ status: 201, version: expect.stringMatching(/^W\/".+"$/) });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('keeps the tenants apart, and forgets the one that is cleared', async () => {
    const [one, other] = [clientOf(server.base('one')), clientOf(server.base('other'))];
    await one('POST', 'Slot', { body: slot });
    const countIn = async (call: typeof one) => jsonIn<Bundle>(await call('GET', 'Slot?_count=5')).total;
    const before = { one: await countIn(one), other: await countIn(other) };
    server.clear('one');
    expect({ before, after: await countIn(one) }).toEqual({ before: { one: 1, other: 0 }, after: 0 });
  });

  it('says what it can do, and searches by a body as by an address', async () => {
    const call = clientOf(server.base('searched'));
    await call('POST', 'Slot', { body: slot });
    const statement = jsonIn<CapabilityStatement>(await call('GET', 'metadata'));
    const types = statement.rest?.[0]?.resource?.map(({ type }) => type) ?? [];
    const response = await fetch(`${server.base('searched')}/Slot/_search`, {
      method: 'POST',
      body: new URLSearchParams({ status: 'free' }),
    });
    const { entry = [] } = (await response.json()) as Bundle;
    expect({ types, found: entry.length }).toEqual({ types: expect.arrayContaining(['Slot', 'Condition']), found: 1 });
  });

  it('tells each call once', async () => {
    server.log();
    const call = clientOf(server.base('told'));
    await call('GET', 'Slot?status=free');
    expect(server.log()).toEqual(['GET /r4/told/Slot?status=free']);
    expect(server.log()).toEqual([]);
  });
});
