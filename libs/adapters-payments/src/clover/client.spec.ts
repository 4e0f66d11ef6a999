import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import type { AttemptReference } from '@portico/domain/payments';
import { thisMachine } from '../wire/clock-and-network.ts';
import type { Fault } from '../sandbox/index.ts';
import { CloverClient } from './client.ts';
import { cloverFixture, visa, type CloverFixture } from './testing/clover-fixture.ts';
import type { ProcessorError } from '../wire/loggable-processor-failure.ts';

describe('CloverClient', () => {
  let fixture: CloverFixture;
  beforeEach(async () => {
    fixture = await cloverFixture();
  });
  afterEach(() => fixture.close());

  const charge = async () =>
    fixture.processor.charge({
      reference: 'ABCDEF012345' as AttemptReference,
      amount: 1299 as Cents,
      source: { kind: 'entered', card: await fixture.enter(visa) },
      occasion: 'payer',
      payerAddress: '203.0.113.7',
    });
  const settle = () =>
    fixture.processor.settle({
      reference: 'ABCDEF012345' as AttemptReference,
      amount: 1299 as Cents,
      at: fixture.now(),
      now: fixture.now(),
    });

  const when = 'before' as const;
  it.each<readonly [string, Fault, number]>([
    ['no connection', { kind: 'drop', when }, 3],
    ['nobody at work (503)', { kind: 'status', when, status: 503 }, 3],
    ['the key in flight (409)', { kind: 'status', when, status: 409 }, 3],
    ['too many requests (429)', { kind: 'status', when, status: 429 }, 3],
    ['silence to the end', { kind: 'hang', when }, 1],
    ['500', { kind: 'status', when, status: 500 }, 1],
    ['a page of a proxy', { kind: 'html', when, status: 502 }, 1],
    ['a refusal', { kind: 'status', when, status: 400 }, 1],
  ])('sends a charge again under its key where that is allowed: %s', async (_, fault, times) => {
    fixture.fail(fault, 20);
    const outcome = await charge();
    expect(fixture.sent).toHaveLength(times);
    expect(outcome.kind).toBe(fault.kind === 'status' && [400, 429].includes(fault.status) ? 'declined' : 'unknown');
  });

  it.each<readonly [string, Fault, number]>([
    ['500', { kind: 'status', when, status: 500 }, 3],
    ['a page of a proxy', { kind: 'html', when, status: 502 }, 3],
    ['silence to the end', { kind: 'hang', when }, 1],
  ])('reads again more often: %s', async (_, fault, times) => {
    fixture.fail(fault, 20);
    expect(await settle()).toEqual({ kind: 'unknown' });
    expect(fixture.sent).toHaveLength(times);
  });

  it('never sends again what has no key: a card to be kept', async () => {
    for (const fault of [
      { kind: 'drop', when },
      { kind: 'status', when, status: 503 },
      { kind: 'status', when, status: 409 },
    ] satisfies Fault[]) {
      const before = fixture.sent.length;
      const card = await fixture.enter(visa);
      fixture.fail(fault);
      expect(await fixture.vault.keep(card, 'james.walker@example.org')).toMatchObject({ ok: false });
      expect(fixture.sent.slice(before).filter(({ method }) => method === 'POST')).toHaveLength(1);
    }
  });

  it('waits longer each time, as long as it is told to after 429, and never long', async () => {
    fixture.fail({ kind: 'drop', when }, 2);
    await charge();
    expect(fixture.pauses).toEqual([500, 1_000]);
    fixture.fail({ kind: 'status', when, status: 429 }, 2);
    await settle();
    expect(fixture.pauses.slice(2)).toEqual([1_000, 2_000]);
    fixture.fail({ kind: 'status', when, status: 429, headers: { 'retry-after': '3' } });
    fixture.fail({ kind: 'status', when, status: 429, headers: { 'retry-after': '3600' } });
    await settle();
    expect(fixture.pauses.slice(4)).toEqual([3_000, 5_000]);
  });

  it('takes a refusal for no proof once an earlier try may have been worked on', async () => {
    fixture.fail({ kind: 'drop', when: 'after' });
    fixture.fail({ kind: 'status', when, status: 400 });
    expect(await charge()).toEqual({ kind: 'unknown' });
    expect(await settle()).toMatchObject({ kind: 'captured' });
  });

  it('asks again while the same request is still worked on, and has one answer', async () => {
    const card = await fixture.enter(visa);
    const order = {
      reference: 'ABCDEF012345' as AttemptReference,
      amount: 1299 as Cents,
      source: { kind: 'entered', card } as const,
      occasion: 'payer',
      payerAddress: '203.0.113.7',
    } as const;
    fixture.inPause = fixture.sandbox.hold();
    const [one, two] = await Promise.all([fixture.processor.charge(order), fixture.processor.charge(order)]);
    expect(one.kind).toBe('captured');
    expect(two).toEqual(one);
    expect(fixture.problems[0]).toMatchObject({ operation: 'POST charges', status: 409 });
    expect(fixture.sandbox.books.approvals(order.reference)).toBe(1);
  });

  it('reports troubles in words that say nothing of anybody', async () => {
    fixture.fail({ kind: 'status', when, status: 500 });
    await charge();
    fixture.fail({ kind: 'drop', when }, 20);
    await settle();
    expect(fixture.problems).toEqual([
      { operation: 'POST charges', status: 500 },
      ...Array.from({ length: 3 }, () => ({ operation: 'GET charges', status: 0 })),
    ]);
    fixture.heal();
    await fixture.processor.refund('NOSUCHCHARGE1' as never, 5 as Cents, 'REFUND000001' as AttemptReference);
    expect(fixture.problems).toContainEqual({ operation: 'POST refunds', status: 404, code: 'resource_missing' });
  });

  it('repeats nothing in a report that is no code', async () => {
    const problems: ProcessorError[] = [];
    const answer = () => Promise.resolve(Response.json({ error: { code: visa.number } }, { status: 400 }));
    const { sclAddress, tokenAddress, privateToken, publicKey } = fixture.sandbox;
    const client = new CloverClient(
      { sclAddress, tokenAddress, privateToken, publicKey },
      (problem) => problems.push(problem),
      undefined,
      { ...thisMachine, fetch: answer },
    );
    await client.ask({ method: 'GET', path: '/v1/charges/4242?x=1' });
    expect(problems).toEqual([{ operation: 'GET charges', status: 400 }]);
  });
});
