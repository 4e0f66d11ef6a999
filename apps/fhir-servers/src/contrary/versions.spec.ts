import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingOf, startFurnished, type Furnished } from '../testing/contrary-clinic.ts';
import { clientOf, jsonIn, statusTo } from '../testing/fhir-test-client.ts';
import { profiles } from './server-profiles.ts';

describe('a change of the contrary server, by version', () => {
  let furnished: Furnished;
  beforeAll(async () => void (furnished = await startFurnished({ profile: 'oracle' })));
  afterAll(() => furnished.server.close());

  it('is made once where two come from one version', async () => {
    const call = clientOf(furnished.server.url);
    const path = `Slot/${furnished.freeSlot().id}`;
    const version = (await call('GET', path)).headers.get('etag') ?? '';
    const keep = () => call('PATCH', path, { body: statusTo('busy-tentative'), headers: { 'if-match': version } });
    const answers = await Promise.all([keep(), keep()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused without one', async () => {
    const path = `Slot/${furnished.freeSlot().id}`;
    const { status } = await clientOf(furnished.server.url)('PATCH', path, { body: statusTo('busy-tentative') });
    expect(status).toBe(412);
  });

  it('is refused with 409 or 412, as the switch says', async () => {
    const other = await startFurnished({ profile: { ...profiles.oracle, stale: 412 } });
    const path = `Slot/${other.freeSlot().id}`;
    const headers = { 'if-match': 'W/"0"' };
    const { status } = await clientOf(other.server.url)('PATCH', path, { body: statusTo('busy-tentative'), headers });
    await other.server.close();
    expect(status).toBe(412);
  });
});

describe('a change of the contrary server, by time', () => {
  let furnished: Furnished;
  beforeAll(async () => void (furnished = await startFurnished({ profile: 'canvas' })));
  afterAll(() => furnished.server.close());

  const book = async () => {
    const { server, clinic, freeSlot } = furnished;
    const call = clientOf(server.url);
    const slot = freeSlot();
    const { headers } = await call('POST', 'Appointment', { body: bookingOf(clinic, slot) });
    const path = `Appointment/${headers.get('location')?.split('/').at(-1) ?? ''}`;
    const read = await call('GET', path);
    const change = (comment: string) =>
      call('PUT', path, {
        body: { ...jsonIn(read), comment },
        headers: { 'if-unmodified-since': read.headers.get('last-modified') ?? '' },
      });
    return { read, change };
  };

  it('is made once where two come from one version, unless both come within a second', async () => {
    const { change } = await book();
    furnished.clock.now += 1_000;
    const apart = await Promise.all([change('first'), change('second')]);
    const { change: atOnce } = await book();
    const together = await Promise.all([atOnce('first'), atOnce('second')]);
    expect({
      apart: apart.map(({ status }) => status).toSorted(),
      together: together.map(({ status }) => status),
    }).toEqual({ apart: [200, 412], together: [200, 200] });
  });

  it('shows no version', async () => {
    const { read } = await book();
    const { meta } = jsonIn<{ meta: object }>(read);
    expect({ etag: read.headers.get('etag'), meta }).toEqual({
      etag: null,
      meta: { lastUpdated: expect.any(String) },
    });
  });
});
