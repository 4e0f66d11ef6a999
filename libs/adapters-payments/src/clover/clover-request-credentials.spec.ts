import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR, instant, MINUTE, type Cents, type PracticeId } from '@portico/domain/kernel';
import type { AttemptReference, ChargeOutcome, Merchant } from '@portico/domain/payments';
import { MemoryProcessorKeys } from '@portico/domain/payments/testing';
import { thisMachine } from '../wire/clock-and-network.ts';
import { CloverSandbox, type CloverProfile, type Fault } from '../sandbox/index.ts';
import { refusesUs, type ProcessorError } from '../wire/loggable-processor-failure.ts';
import { cloverTokenizer } from './browser/index.ts';
import { cloverMerchant } from './clover-merchant.ts';
import { visa } from './testing/clover-fixture.ts';

const practice = 'alder' as PracticeId;
const declined = { kind: 'declined', reason: 'not-accepted' };

/** Gateways of one practice before one double; they share what they keep, and nothing else. */
class Gateways {
  readonly sandbox: CloverSandbox;
  readonly keys = new MemoryProcessorKeys();
  readonly problems: ProcessorError[] = [];
  readonly all: Merchant[];
  refreshToken: string;
  now = Date.UTC(2026, 2, 4, 15);
  /** What the database cannot be asked for. */
  away: 'nothing' | 'keep' | 'all' = 'nothing';
  /** Done once before the next turn is given. */
  beforeTurn: (() => Promise<unknown>) | undefined;
  #references = 0;

  private constructor(sandbox: CloverSandbox, count: number) {
    this.sandbox = sandbox;
    this.refreshToken = sandbox.grants.grant();
    this.all = Array.from({ length: count }, () => this.start());
  }

  static async open(count = 1, profile: CloverProfile = 'usual'): Promise<Gateways> {
    const clock = { now: () => Date.UTC(2026, 2, 4, 15) };
    const sandbox = await CloverSandbox.start({ now: () => clock.now(), seed: 'keys', profile });
    const gateways = new Gateways(sandbox, count);
    clock.now = () => gateways.now;
    return gateways;
  }

  start(): Merchant {
    const { sclAddress, tokenAddress, publicKey, merchantId, grants } = this.sandbox;
    const { refreshToken } = this;
    const kept = async <T>(work: () => Promise<T>, name = ''): Promise<T> => {
      if (this.away === 'all' || this.away === name) throw new Error('The database is away.');
      return work();
    };
    return cloverMerchant(
      {
        sclAddress,
        tokenAddress,
        publicKey,
        merchantId,
        platformAddress: sclAddress,
        clientId: grants.clientId,
        refreshToken,
      },
      '',
      (problem) => this.problems.push(problem),
      {
        kept: () => kept(() => this.keys.of(practice)),
        keep: (pair) => kept(() => this.keys.keep(practice, pair), 'keep'),
        takeTurn: async (at, until) => {
          const before = this.beforeTurn;
          this.beforeTurn = undefined;
          await before?.();
          return kept(() => this.keys.takeTurn(practice, at, until));
        },
        giveTurnBack: () => kept(() => this.keys.giveTurnBack(practice)),
      },
      {
        ...thisMachine,
        now: () => this.now,
        // Waiting lets the other instances run.
        sleep: () => new Promise((resolve) => setImmediate(resolve)),
      },
    );
  }

  async charge(gateway = 0): Promise<ChargeOutcome> {
    const merchant = this.all[gateway % this.all.length];
    if (merchant === undefined) throw new Error('There is no gateway.');
    const entered = await cloverTokenizer()(visa, merchant.tokenizer);
    if (!entered.ok) throw new Error('The card was refused.');
    this.#references += 1;
    return merchant.processor.charge({
      reference: `AB${String(this.#references).padStart(10, '0')}` as AttemptReference,
      amount: 1299 as Cents,
      source: { kind: 'entered', card: entered.value },
      occasion: 'payer',
    });
  }

  failRenewals(fault: Fault, times = 1): void {
    this.sandbox.faults.plan(fault, { listener: 'scl', path: '/oauth/v2/refresh' }, times);
  }

  renewals(): number {
    return this.sandbox.journal.entries.filter(({ path }) => path === '/oauth/v2/refresh').length;
  }
}

describe('tokens of a Clover app', () => {
  let fixture: Gateways;
  afterEach(() => fixture.sandbox.close());

  it.each(['usual', 'contrary'] as const)(
    'PAY-F12 let every charge in, however time passes and whichever gateway asks, and none is spent twice (%s)',
    async (profile) => {
      const step = fc.record({ pass: fc.constantFrom(0, MINUTE, 26 * MINUTE, 31 * MINUTE, 30 * HOUR), by: fc.nat(2) });
      const round = fc.array(step, { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(fc.array(round, { maxLength: 5 }), async (rounds) => {
          fixture = await Gateways.open(3, profile);
          try {
            for (const together of rounds) {
              fixture.now += together[0]?.pass ?? 0;
              const outcomes = await Promise.all(together.map(({ by }) => fixture.charge(by)));
              expect(outcomes.map(({ kind }) => kind)).toEqual(together.map(() => 'captured'));
            }
            expect(fixture.sandbox.grants.spentShown).toBe(0);
            expect(fixture.problems).toEqual([]);
          } finally {
            await fixture.sandbox.close();
          }
        }),
        { numRuns: 12 },
      );
    },
  );

  it('PAY-F12 are kept, so that a gateway that starts anew goes on with the latest pair', async () => {
    fixture = await Gateways.open();
    await fixture.charge();
    fixture.now += HOUR;
    await fixture.charge();
    fixture.all[0] = fixture.start();
    expect((await fixture.charge()).kind).toBe('captured');
    expect(fixture.renewals()).toBe(2);
  });

  it('PAY-F12 are not renewed again by a gateway whose turn comes after somebody else did it', async () => {
    fixture = await Gateways.open(2);
    await fixture.charge();
    fixture.now += HOUR;
    fixture.beforeTurn = () => fixture.charge(1);
    expect((await fixture.charge()).kind).toBe('captured');
    expect({ renewals: fixture.renewals(), spentShown: fixture.sandbox.grants.spentShown }).toEqual({
      renewals: 2,
      spentShown: 0,
    });
  });

  it('PAY-F12 that are renewed no more are an alert and a matter of ours, none of the card, and nothing is sent', async () => {
    fixture = await Gateways.open();
    await fixture.charge();
    fixture.sandbox.grants.clear();
    fixture.sandbox.books.clear();
    fixture.now += HOUR;
    expect(await fixture.charge()).toEqual(declined);
    expect(await fixture.charge()).toEqual(declined);
    expect(fixture.problems.filter(refusesUs)).toEqual([{ operation: 'POST renewal', status: 401 }]);
    expect(fixture.sandbox.books.charges.size).toBe(0);
    // The practice lets the app in anew.
    fixture.refreshToken = fixture.sandbox.grants.grant();
    fixture.all[0] = fixture.start();
    expect((await fixture.charge()).kind).toBe('captured');
  });

  it.each<readonly [string, Fault]>([
    ['refused', { kind: 'status', when: 'before', status: 400 }],
    ['not answered', { kind: 'drop', when: 'before' }],
    ['a page of a proxy', { kind: 'html', when: 'before', status: 502 }],
  ])(
    'PAY-F12 are used as long as they are good while a renewal is %s, and renewed a minute later',
    async (_, fault) => {
      fixture = await Gateways.open();
      await fixture.charge();
      fixture.now += 26 * MINUTE;
      fixture.failRenewals(fault, 2);
      expect((await fixture.charge()).kind).toBe('captured');
      expect((await fixture.charge()).kind).toBe('captured');
      expect(fixture.renewals()).toBe(2);
      fixture.now += 5 * MINUTE;
      expect(await fixture.charge()).toEqual(declined);
      fixture.now += MINUTE;
      expect((await fixture.charge()).kind).toBe('captured');
    },
  );

  it('PAY-F12 that Clover ends before their time are renewed, and the request is sent again', async () => {
    fixture = await Gateways.open();
    await fixture.charge();
    const kept = await fixture.keys.of(practice);
    if (kept === undefined) throw new Error('No pair was kept.');
    await fixture.keys.keep(practice, { ...kept, access: 'ended long ago', until: instant(fixture.now + HOUR) });
    fixture.all[0] = fixture.start();
    expect((await fixture.charge()).kind).toBe('captured');
    expect(fixture.problems).toEqual([]);
  });

  it('PAY-F12 are kept late where the database was away as they came, and are used meanwhile', async () => {
    fixture = await Gateways.open();
    fixture.away = 'keep';
    expect((await fixture.charge()).kind).toBe('captured');
    expect(await fixture.keys.of(practice)).toBeUndefined();
    fixture.away = 'nothing';
    expect((await fixture.charge()).kind).toBe('captured');
    fixture.all[0] = fixture.start();
    expect((await fixture.charge()).kind).toBe('captured');
    expect(fixture.renewals()).toBe(1);
  });

  it('PAY-F12 are used to their end while the database is away, and not renewed where nobody could keep them', async () => {
    fixture = await Gateways.open();
    await fixture.charge();
    fixture.now += 26 * MINUTE;
    fixture.away = 'all';
    expect((await fixture.charge()).kind).toBe('captured');
    fixture.now += 5 * MINUTE;
    expect(await fixture.charge()).toEqual(declined);
    expect(fixture.renewals()).toBe(1);
    fixture.away = 'nothing';
    expect((await fixture.charge()).kind).toBe('captured');
  });

  it('SEC-S10 PAY-F12 stand in no report and in no journal', async () => {
    fixture = await Gateways.open();
    await fixture.charge();
    fixture.sandbox.grants.clear();
    fixture.now += HOUR;
    await fixture.charge();
    const pair = await fixture.keys.of(practice);
    const told = JSON.stringify([fixture.problems, fixture.sandbox.journal.entries]);
    for (const secret of [pair?.access, pair?.refresh, fixture.refreshToken]) expect(told).not.toContain(secret);
  });
});
