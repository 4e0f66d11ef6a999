import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Bundle } from 'fhir/r4';
import { booksOf } from '../clinic/double-bookings.ts';
import { bookingOf, startFurnished, type Furnished } from '../testing/contrary-clinic.ts';
import { clientOf, jsonIn } from '../testing/fhir-test-client.ts';

describe('a fault of the contrary server', () => {
  let furnished: Furnished;
  let call: ReturnType<typeof clientOf>;
  const waited: number[] = [];
  beforeAll(async () => {
    furnished = await startFurnished({
      profile: 'oracle',
      wait: (milliseconds) => Promise.resolve(waited.push(milliseconds)),
    });
    call = clientOf(furnished.server.url);
  });
  afterEach(() => furnished.server.clearFaults());
  afterAll(() => furnished.server.close());

  const rowsOf = (bundle: Bundle) => (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

  it('strikes the calls that it is for, as often as it is said', async () => {
    furnished.server.injectFault({ fault: 'empty-406', on: /GET .*Slot/, times: 1 });
    const answers = [await call('GET', 'metadata'), await call('GET', 'Slot'), await call('GET', 'Slot')];
    expect(answers.map(({ status }) => status)).toEqual([200, 406, 200]);
    expect(answers[1]?.text).toBe('');
  });

  it('is a page of HTML with 200', async () => {
    furnished.server.injectFault({ fault: 'html' });
    const { status, headers, text } = await call('GET', 'Slot');
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/html' });
    expect(text).toMatch(/^<html>/);
  });

  it('is a next page elsewhere, where it is noted whether credentials came along', async () => {
    furnished.server.injectFault({ fault: 'next-other-origin' });
    const page = jsonIn<Bundle>(await call('GET', 'Slot'));
    const next = page.link?.find(({ relation }) => relation === 'next')?.url ?? '';
    expect(new URL(next).origin).not.toBe(new URL(furnished.server.url).origin);
    await call('GET', next, { headers: { authorization: 'Bearer x' } });
    expect(furnished.server.otherOriginLog()).toEqual([
      `GET ${new URL(next).pathname}${new URL(next).search} authorized`,
    ]);
  });

  it('is an answer of more than 50 MB, which is whole', async () => {
    furnished.server.injectFault({ fault: 'huge' });
    const received = await call('GET', 'Location');
    expect(received.text.length).toBeGreaterThan(50_000_000);
    expect(rowsOf(jsonIn(received))).toHaveLength(2);
  });

  it('is the rows of other people', async () => {
    const path = `Appointment?patient=Patient/${furnished.clinic.patients.dangelo}`;
    const own = rowsOf(jsonIn(await call('GET', path))).map(({ id }) => id);
    furnished.server.injectFault({ fault: 'others-rows' });
    const all = rowsOf(jsonIn(await call('GET', path))).map(({ id }) => id);
    const { missed, canceled, past } = furnished.clinic.appointments;
    expect(own).toEqual([missed, canceled]);
    expect(all).toEqual(expect.arrayContaining([missed, canceled, past]));
  });

  it('is a status that FHIR does not know, of slots and appointments alone', async () => {
    furnished.server.injectFault({ fault: 'unknown-status' });
    const [appointments, locations] = [await call('GET', 'Appointment'), await call('GET', 'Location')];
    expect(new Set(rowsOf(jsonIn(appointments)).map((row) => 'status' in row && row.status))).toEqual(
      new Set(['rescheduled']),
    );
    expect(appointments.text).toContain('"status":"accepted"');
    expect(locations.text).toContain('"status":"active"');
  });

  it('is a time without a zone', async () => {
    furnished.server.injectFault({ fault: 'no-zone' });
    const { text } = await call('GET', `Slot/${furnished.freeSlot().id}`);
    expect(text).toMatch(/"start":"2026-\d\d-\d\dT09:00:00","end":"2026-\d\d-\d\dT09:30:00"/);
  });

  it('is a number with zeros at its end, and no other text', async () => {
    furnished.server.injectFault({ fault: 'trailing-zeros' });
    const { text } = await call('GET', `Location/${furnished.clinic.locations.phoenix}`);
    expect(text).toContain('"latitude":33.50920,"longitude":-112.080');
    expect(text).toContain('400 West Camelback Road');
  });

  it('is an answer that is lost after what was written took effect', async () => {
    furnished.server.injectFault({ fault: 'answer-lost', on: /^POST/ });
    const before = (await booksOf(furnished.server.url)).appointments.length;
    const body = bookingOf(furnished.clinic, furnished.freeSlot());
    await expect(call('POST', 'Appointment', { body })).rejects.toThrow('fetch failed');
    expect((await booksOf(furnished.server.url)).appointments.length).toBe(before + 1);
  });

  it('is silence, without an effect, until the caller gives up', async () => {
    const { server, clinic, freeSlot } = furnished;
    server.injectFault({ fault: 'silent', on: /^POST/ });
    server.log();
    const before = (await booksOf(server.url)).appointments.length;
    const giveUp = new AbortController();
    const answer = fetch(`${server.url}/Appointment`, {
      method: 'POST',
      body: JSON.stringify(bookingOf(clinic, freeSlot())),
      signal: giveUp.signal,
    });
    while (server.log().length === 0) await new Promise(setImmediate);
    const after = (await booksOf(server.url)).appointments.length;
    giveUp.abort();
    await expect(answer).rejects.toThrow('abort');
    expect(after).toBe(before);
  });

  it('is 30 seconds', async () => {
    furnished.server.injectFault({ fault: 'slow' });
    const { status } = await call('GET', 'Location');
    expect({ status, waited }).toEqual({ status: 200, waited: [30_000] });
  });
});
