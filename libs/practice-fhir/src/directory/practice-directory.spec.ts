import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { facet, valueOf } from '../testing/expect-values.ts';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const lifeMs = 15 * 60_000;
const place = { resourceType: 'Location', id: ids.place, name: 'Harbor Street' };

const opened = async () => {
  const { connection, host } = await connected(server.base, { directoryMinutes: 15 });
  const times = facet(connection, 'times');
  const places = async () => valueOf(await times.offered(call)).places.map(({ name }) => name);
  /** The searches of the directory since the last time, and whether each asks for what changed alone. */
  const searches = () => {
    const urls = host.sent.splice(0).map(({ url }) => new URL(url));
    return urls.map(({ pathname, searchParams }) => ({
      type: pathname.split('/').at(-1),
      isConditional: searchParams.has('_lastUpdated'),
    }));
  };
  await places();
  searches();
  return { host, places, searches };
};

describe('the directory of a practice on a FHIR server', () => {
  it('costs no request while it is good, and then asks for what changed alone', async () => {
    const { host, places, searches } = await opened();
    await places();
    expect(searches()).toEqual([]);
    host.pass(lifeMs);
    expect(await places()).toEqual(['Main Street']);
    const asked = searches();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ isConditional }) => isConditional)).toBe(true);
    await places();
    expect(searches()).toEqual([]);
  });

  it('tells of what changed, and of a new calendar', async () => {
    const { host, places } = await opened();
    await server.put(place);
    host.pass(lifeMs);
    expect(await places()).toEqual(['Harbor Street']);
    const other = '33333333-3333-4333-8333-333333333332';
    await server.put({ ...place, id: other, name: 'Hill Street' });
    await server.put({
      resourceType: 'Schedule',
      id: '55555555-5555-4555-8555-555555555552',
      active: true,
      actor: [{ reference: `PractitionerRole/${ids.role}` }, { reference: `Location/${other}` }],
    });
    host.pass(lifeMs);
    expect(await places()).toEqual(expect.arrayContaining(['Harbor Street', 'Hill Street']));
  });

  it('asks without a condition from time to time, which alone tells of what was deleted', async () => {
    const { host, places, searches } = await opened();
    server.clear();
    await server.put({ ...place, id: '33333333-3333-4333-8333-333333333339' });
    host.pass(lifeMs);
    expect(await places()).toEqual(['Main Street']);
    searches();
    host.pass(8 * lifeMs);
    expect(await places()).toEqual([]);
    expect(searches()).toContainEqual({ type: 'Schedule', isConditional: false });
  });
});
