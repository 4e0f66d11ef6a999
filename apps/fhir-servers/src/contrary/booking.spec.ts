import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Slot } from 'fhir/r4';
import { booksOf, doubleBookings } from '../clinic/double-bookings.ts';
import { bookingOf, startFurnished, type Furnished } from '../testing/contrary-clinic.ts';
import { clientOf, jsonIn, statusTo, type Received } from '../testing/fhir-test-client.ts';
import { profiles } from './server-profiles.ts';

describe('booking at the contrary server', () => {
  let furnished: Furnished;
  let call: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    furnished = await startFurnished({ profile: 'oracle' });
    call = clientOf(furnished.server.url);
  });
  afterAll(() => furnished.server.close());

  const pathOf = ({ headers }: Received, kind = 'Appointment'): string =>
    `${kind}/${headers.get('location')?.split('/').at(-1) ?? ''}`;
  const moveTo = async (path: string, status: string) => {
    const version = (await call('GET', path)).headers.get('etag') ?? '';
    return (await call('PATCH', path, { body: statusTo(status), headers: { 'if-match': version } })).status;
  };
  const statusOf = async (path: string) => jsonIn<Slot>(await call('GET', path)).status;

  it('answers with an address and no body, and takes the time', async () => {
    const slot = furnished.freeSlot();
    const created = await call('POST', 'Appointment', { body: bookingOf(furnished.clinic, slot) });
    expect({ status: created.status, text: created.text }).toEqual({ status: 201, text: '' });
    expect(await statusOf(`Slot/${slot.id}`)).toBe('busy');
  });

  it('gives a time to one of two', async () => {
    const body = bookingOf(furnished.clinic, furnished.freeSlot());
    const book = () => call('POST', 'Appointment', { body, headers: { 'if-none-exist': 'identifier=one' } });
    const answers = await Promise.all([book(), book()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(doubleBookings(await booksOf(furnished.server.url))).toEqual([]);
  });

  it('finds the time of an appointment that names no slot', async () => {
    const slot = furnished.freeSlot();
    const { slot: _, ...body } = bookingOf(furnished.clinic, slot) as { slot: unknown };
    const created = await call('POST', 'Appointment', { body });
    const noTime = await call('POST', 'Appointment', { body: { ...body, start: '2026-11-22T03:00:00Z' } });
    expect({ created: created.status, slot: await statusOf(`Slot/${slot.id}`), noTime: noTime.status }).toEqual({
      created: 201,
      slot: 'busy',
      noTime: 422,
    });
  });

  it('knows no key: what is sent again is written again', async () => {
    const body = { ...bookingOf(furnished.clinic, furnished.freeSlot()), status: 'proposed' };
    const headers = { 'if-none-exist': 'identifier=key|1' };
    const answers = [
      await call('POST', 'Appointment', { body, headers }),
      await call('POST', 'Appointment', { body, headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map((each) => pathOf(each))).size).toBe(2);
  });

  it('moves an appointment along the statuses of the switch alone, and frees the time of a canceled one', async () => {
    const slot = furnished.freeSlot();
    const path = pathOf(await call('POST', 'Appointment', { body: bookingOf(furnished.clinic, slot) }));
    const moves = [await moveTo(path, 'fulfilled'), await moveTo(path, 'arrived'), await moveTo(path, 'booked')];
    expect(moves).toEqual([422, 200, 422]);
    expect([await moveTo(path, 'cancelled'), await moveTo(path, 'booked')]).toEqual([200, 422]);
    expect(await statusOf(`Slot/${slot.id}`)).toBe('free');
  });

  it('moves a slot between free and held alone, and nothing else of it', async () => {
    const path = `Slot/${furnished.freeSlot().id}`;
    const moves = [
      await moveTo(path, 'busy'),
      await moveTo(path, 'busy-tentative'),
      await moveTo(path, 'busy-tentative'),
      await moveTo(path, 'free'),
    ];
    expect(moves).toEqual([422, 200, 422, 200]);
    const comment = [...statusTo('busy-tentative'), { op: 'add', path: '/comment', value: 'x' }];
    const etag = (await call('GET', path)).headers.get('etag') ?? '';
    expect((await call('PATCH', path, { body: comment, headers: { 'if-match': etag } })).status).toBe(422);
  });

  it('books a taken time again where the switch says so, and the books show it', async () => {
    const other = await startFurnished({ profile: { ...profiles.canvas, takenTime: 'booked-again' } });
    const body = bookingOf(other.clinic, other.freeSlot());
    const book = () => clientOf(other.server.url)('POST', 'Appointment', { body });
    const statuses = [(await book()).status, (await book()).status];
    const doubles = doubleBookings(await booksOf(other.server.url));
    await other.server.close();
    expect({ statuses, doubles: doubles.length }).toEqual({ statuses: [201, 201], doubles: 1 });
  });
});
