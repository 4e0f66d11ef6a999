import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { HOUR, plus } from '@portico/domain/kernel';
import { ana, doctors, here, now, offices, people, practices, visit } from '../conformance/practice-fixture.ts';
import { EmbeddedCheckInSystem, EmbeddedCheckInSetup, EmbeddedSetup, EmbeddedThirdPartyTasks } from './index.ts';

describe('the address of a task at a partner', () => {
  let database: Database;
  const secret = new Uint8Array(32).fill(7);
  const soon = visit('soon', plus(now, HOUR));

  beforeAll(async () => {
    database = await openMigrated();
    const setup = new EmbeddedSetup(database);
    await setup.practices(practices);
    await setup.locations(here.id, offices);
    await setup.providers(here.id, doctors);
    await setup.patients(people.filter(({ patient }) => patient.practice === here.id));
    await setup.appointments([soon]);
  }, 60_000);
  afterAll(() => database.close());

  const addressAt = async (address: string): Promise<URL> => {
    await new EmbeddedCheckInSetup(database).partner(here.id, { name: 'Mesa', address, secret });
    const tasks = new EmbeddedThirdPartyTasks(
      database,
      () => now,
      () => 'https://portal.example',
    );
    const way = { returnTo: 'https://portal.example/back', language: 'es' } as const;
    return new URL((await tasks.of(ana.patient, soon.id, way))?.address ?? 'about:blank');
  };

  it('APT-207 APT-214 opens it for ten minutes by a ticket that the partner can check, with the way back', async () => {
    const address = await addressAt('https://partner.example/tasks?clinic=1');
    expect(address.href).toMatch(/^https:\/\/partner\.example\/tasks\?clinic=1&ticket=/);
    const [head = '', claims = '', signature] = address.searchParams.get('ticket')?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      task: expect.stringMatching(/^[\w-]{43}$/),
      return_to: 'https://portal.example/back',
      locale: 'es',
      exp: (now + 600_000) / 1_000,
    });
    expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url'));
  });

  it('is of the portal where its partner is a path of it', async () => {
    expect((await addressAt('/demo/tasks')).href).toMatch(/^https:\/\/portal\.example\/demo\/tasks\?ticket=/);
  });

  it('is asked for where the practice decided so', async () => {
    const system = new EmbeddedCheckInSystem(database);
    expect((await system.asks(ana.patient, soon.id)).stages).toEqual(['medsAllergies']);
    await new EmbeddedCheckInSetup(database).asks(here.id, ['medsAllergies', 'task']);
    expect((await system.asks(ana.patient, soon.id)).stages).toEqual(['medsAllergies', 'task']);
  });
});
