import { afterEach, describe, expect, it } from '@jest/globals';
import type { ReportedEvent } from '@portico/application/kernel';
import { type RunningServer, startServer } from './testing/running-server.ts';

describe('the address for events of analytics', () => {
  let running: RunningServer | undefined;
  afterEach(() => running?.server.close());

  const start = async () => {
    const taken: ReportedEvent[] = [];
    let declined = 0;
    running = await startServer({
      events: {
        token: 'a-token',
        take: (event) => taken.push(event),
        declined: () => {
          declined += 1;
        },
      },
    });
    return { taken, declined: () => declined };
  };
  const event = { token: 'a-token', event: 'Check In', language: 'es', practiceId: 'mesa' };
  const tell = async (body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<number> => {
    const answer = await fetch(`${running?.url}/events`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    return answer.status;
  };

  it('ACC-406 takes an event of the portal, without its token', async () => {
    const { taken } = await start();
    expect(await tell(event)).toBe(204);
    expect(taken).toEqual([{ event: 'Check In', language: 'es', practiceId: 'mesa' }]);
  });

  it('MON-034 ACC-419 takes nothing that could say anything of a person', async () => {
    const { taken } = await start();
    const wrong: readonly unknown[] = [
      { ...event, name: 'Ana' },
      { ...event, event: 'Diabetes' },
      { ...event, language: 'Ana' },
      { ...event, practiceId: 'ana@example.org' },
      { ...event, usedBtn: 'ana' },
      { ...event, token: 'another' },
      { ...event, token: undefined },
      [event],
      'null',
      '{',
      '',
    ];
    for (const body of wrong) expect({ body, status: await tell(body) }).toEqual({ body, status: 400 });
    expect(await tell({ ...event, more: 'x'.repeat(1_024) })).toBe(413);
    expect(taken).toEqual([]);
    expect(JSON.stringify(running?.log)).not.toMatch(/Ana|Diabetes|example/);
  });

  it('ACC-406 takes nothing of a page elsewhere, of another type or by another method', async () => {
    const { taken } = await start();
    expect(await tell(event, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await tell(event, { 'content-type': 'text/plain' })).toBe(415);
    expect(await tell('', {}, 'GET')).toBe(405);
    expect(taken).toEqual([]);
  });

  it('ACC-406 takes nothing of somebody whose browser asks for that', async () => {
    const { taken, declined } = await start();
    expect([await tell(event, { 'sec-gpc': '1' }), await tell(event, { dnt: '1' })]).toEqual([204, 204]);
    expect({ taken, declined: declined() }).toEqual({ taken: [], declined: 2 });
    await tell(event, { 'sec-gpc': '0' });
    expect(taken).toHaveLength(1);
  });

  it('ASVS-2.4 takes a hundred and twenty of an address in a minute', async () => {
    const { taken } = await start();
    const statuses = await Promise.all(Array.from({ length: 125 }, () => tell(event)));
    expect([statuses.filter((status) => status === 429).length, taken.length]).toEqual([5, 120]);
  });

  it('ACC-408 is not there where analytics is off', async () => {
    running = await startServer();
    expect(await tell(event)).toBe(405);
  });
});
