import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Bounded } from '../wire/bounded-map.ts';
import { Faults, type Fault } from './faults.ts';
import { Journal } from './request-journal.ts';
import { json, Listener } from './sandbox-http-listener.ts';

describe('Listener', () => {
  const faults = new Faults();
  const journal = new Journal('a key', () => 7, 3);
  let handled = 0;
  let hung = 0;
  let listener: Listener;
  beforeEach(async () => {
    handled = hung = 0;
    faults.clear();
    journal.clear();
    const handle = () => {
      handled += 1;
      return json(201, { handled, padding: 'x'.repeat(100) });
    };
    const onHang = () => {
      hung += 1;
    };
    listener = await new Listener('door', handle, faults, journal, onHang).open();
  });
  afterEach(() => listener.close());

  const ask = async (init: RequestInit = {}) => {
    const response = await fetch(`${listener.address}/v1/things?card=4242`, init);
    return { status: response.status, text: await response.text() };
  };

  const lost: readonly (readonly [Fault, number])[] = [
    [{ kind: 'drop', when: 'before' }, 0],
    [{ kind: 'drop', when: 'after' }, 1],
    [{ kind: 'cut' }, 1],
  ];
  it.each(lost)('loses the answer: %j', async (fault, times) => {
    faults.plan(fault);
    await expect(ask()).rejects.toThrow();
    expect(handled).toBe(times);
    expect((await ask()).status).toBe(201);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('leaves whoever asks without an answer, %s it is processed', async (when, times) => {
    faults.plan({ kind: 'hang', when });
    const controller = new AbortController();
    const asked = ask({ signal: controller.signal });
    while (hung === 0) await new Promise(setImmediate);
    controller.abort();
    await expect(asked).rejects.toThrow();
    expect(handled).toBe(times);
  });

  const answered: readonly (readonly [Fault, number, number, RegExp])[] = [
    [{ kind: 'status', when: 'before', status: 503 }, 0, 503, /^\{"message":"503"\}$/],
    [{ kind: 'status', when: 'after', status: 500 }, 1, 500, /^\{"message":"500"\}$/],
    [{ kind: 'html', when: 'before', status: 502 }, 0, 502, /^<html>/],
    [{ kind: 'html', when: 'after', status: 200 }, 1, 200, /^<html>/],
    [{ kind: 'truncate' }, 1, 201, /^\{"handled":1[^}]*$/],
    [{ kind: 'twice' }, 2, 201, /^\{"handled":2,/],
    [{ kind: 'latency', milliseconds: 0 }, 1, 201, /^\{"handled":1,/],
  ];
  it.each(answered)('answers otherwise: %j', async (fault, times, status, text) => {
    faults.plan(fault);
    const answer = await ask();
    expect(answer).toEqual({ status, text: expect.stringMatching(text) });
    expect(handled).toBe(times);
  });

  it('lets a fault befall only what it is meant for, so many times, in the order planned', async () => {
    const status = (of: number) => ({ kind: 'status', when: 'before', status: of }) as const;
    faults.plan(status(500), { listener: 'other' });
    faults.plan(status(501), { method: 'POST' });
    faults.plan(status(502), { path: '/v2' });
    faults.plan(status(503), { listener: 'door', method: 'GET', path: '/v1' }, 2);
    faults.plan(status(504));
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push((await ask()).status);
    expect(answers).toEqual([503, 503, 504, 201]);
    expect((await ask({ method: 'POST' })).status).toBe(501);
  });

  it('writes down the latest calls, without queries and secrets', async () => {
    faults.plan({ kind: 'drop', when: 'before' }, { method: 'DELETE' });
    for (const method of ['PUT', 'POST', 'GET'])
      await ask({ method, headers: { apikey: 'secret', 'x-other': 'seen' } });
    await expect(ask({ method: 'DELETE' })).rejects.toThrow();
    expect(journal.entries.map(({ at, method, path, status }) => [at, method, path, status])).toEqual([
      [7, 'POST', '/v1/things', 201],
      [7, 'GET', '/v1/things', 201],
      [7, 'DELETE', '/v1/things', 0],
    ]);
    expect(journal.entries[0]?.headers).toMatchObject({ apikey: '[scrubbed]', 'x-other': 'seen' });
  });

  it('cuts off a request that is too large', async () => {
    await expect(ask({ method: 'POST', body: 'x'.repeat(70_000) })).rejects.toThrow();
    expect(handled).toBe(0);
  });
});

describe('Bounded', () => {
  it('forgets the oldest', () => {
    const map = new Bounded<string, number>(2);
    map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
    expect([...map]).toEqual([
      ['b', 2],
      ['c', 4],
    ]);
  });
});
