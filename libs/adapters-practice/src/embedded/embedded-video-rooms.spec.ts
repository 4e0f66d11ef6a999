import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { DAY, HOUR, plus } from '@portico/domain/kernel';
import { ana, doctors, here, now, offices, people, practices, visit } from '../conformance/practice-fixture.ts';
import { EmbeddedBookingSetup, EmbeddedSetup, EmbeddedVideoRooms } from './index.ts';

describe('the address of a video visit', () => {
  let database: Database;
  const secret = new Uint8Array(32).fill(7);
  const call = visit('call', plus(now, HOUR), { video: true });

  beforeAll(async () => {
    database = await openMigrated();
    const setup = new EmbeddedSetup(database);
    await setup.practices(practices);
    await setup.locations(here.id, offices);
    await setup.providers(here.id, doctors);
    await setup.patients(people.filter(({ patient }) => patient.practice === here.id));
    await setup.appointments([call]);
  }, 60_000);
  afterAll(() => database.close());

  const addressAt = async (at = now): Promise<URL | undefined> => {
    const rooms = new EmbeddedVideoRooms(
      database,
      () => at,
      () => 'https://portal.example',
    );
    const address = await rooms.addressOf(ana.patient, call.id);
    return address.ok ? new URL(address.value) : undefined;
  };
  const host = (address: string) => new EmbeddedBookingSetup(database).videoHost(here.id, { address, secret });

  it('is nowhere while the practice has no host', async () => {
    expect(await addressAt()).toBeUndefined();
  });

  it('APT-136 opens its room for ten minutes by a ticket that the host can check', async () => {
    await host('https://video.example/join?clinic=1');
    const address = await addressAt();
    expect(address?.href).toMatch(/^https:\/\/video\.example\/join\?clinic=1&room=[\w-]{43}&ticket=/);
    const [head = '', claims = '', signature] = address?.searchParams.get('ticket')?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      room: address?.searchParams.get('room'),
      exp: (now + 600_000) / 1_000,
    });
    expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url'));
  });

  it('is the same room however often it is asked for, and another ticket', async () => {
    await host('https://video.example/join');
    const [first, later] = [await addressAt(), await addressAt(plus(now, 60_000))];
    expect(later?.searchParams.get('room')).toBe(first?.searchParams.get('room'));
    expect(later?.searchParams.get('ticket')).not.toBe(first?.searchParams.get('ticket'));
    expect(await addressAt(plus(now, DAY))).toBeUndefined();
  });

  it('is of the portal where its host is a path of it', async () => {
    await host('/demo/video');
    expect((await addressAt())?.href).toMatch(/^https:\/\/portal\.example\/demo\/video\?room=/);
  });
});
