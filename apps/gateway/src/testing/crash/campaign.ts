import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cloverTokenizer } from '@portico/adapters-payments/clover/browser';
import { payeezyTokenize } from '@portico/adapters-payments/payeezy/browser';
import { askByFetch, startProcessors, type Processors } from '@portico/adapters-payments/sandbox';
import { migrate, openDatabase } from '@portico/adapters-storage/sql';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { DAY, HOUR, instant, MINUTE, type Instant } from '@portico/domain/kernel';
import type { EnteredCard, TokenizerFacts, TypedCard, UniqueId } from '@portico/domain/payments';
import fc from 'fast-check';
import { startTestServer } from '@portico/adapters-storage/testing';
import { merchantsOf } from '../../composition/merchants.ts';
import type { MerchantSettings } from '../../config/index.ts';
import { north, south } from '../clinic.ts';
import { furnishPayers, payerOf } from './clinic-of-payers.ts';
import { makeCampaignClock, moveCampaignClock } from './campaign-clock.ts';
import { compare, type Comparison } from './compare.ts';
import { purposeOf, type Errand, type Said, type Told } from './errands.ts';

export interface CampaignOptions {
  readonly kills: number;
  /** The same one kills after the same answers; what is on its way then is up to the machine. */
  readonly seed: number;
  readonly progress?: (life: number, comparison: string) => void;
}

export interface Campaign extends Comparison {
  readonly kills: number;
  readonly errands: number;
  /** Answered for certain before the process died. */
  readonly answered: number;
  /** Sent again in a later life. */
  readonly repeated: number;
}

/** So many errands are under way at the same time at each instance. */
const abreast = 6;
/** More errands than one life begins. */
const perLife = 25;
/**
 * What passes after every eighth kill, for all at once: longer than any processor takes to be sure that an attempt never came.
 * After the others only a moment does.
 */
const outage = 15 * MINUTE;
const pause = 2_000;
/** A life that says nothing for so long hangs. */
const mostSilent = 90_000;
/** The second instance's own clock is wrong by so much. */
const skews = [0, 70_000];
/** At the end time passes so, with a round of work after each: what was given up is looked for three more times. */
const strides = [...Array.from({ length: 12 }, () => 3 * MINUTE), 15 * MINUTE, HOUR, DAY, 3 * MINUTE, 3 * MINUTE];

/**
 * Two busy cash desks on one PostgreSQL, before processors that survive: one or the other is killed again and again, and time
 * jumps for both. Then they come to rest, and what everybody knows is compared.
 */
export const crashCampaign = async ({ kills, seed, progress }: CampaignOptions): Promise<Campaign> => {
  const server = await startTestServer();
  const clock = { ahead: 0, now: (): Instant => instant(Date.now() + clock.ahead) };
  const processors = await startProcessors({ seed: 'crash', now: clock.now });
  const url = await server.createDatabase();
  const database = await openDatabase({ kind: 'server', url }, testSealing);
  try {
    await migrate(database);
    await makeCampaignClock(database);
    const errandsAtMost = (kills + 1) * perLife;
    await furnishPayers(database, clock.now(), errandsAtMost);
    const payers = new Payers(processors, errandsAtMost);
    const pass = async (milliseconds: number): Promise<void> => {
      clock.ahead += milliseconds;
      await moveCampaignClock(database, milliseconds);
    };
    const lives = fc.sample(fc.integer({ min: 1, max: 12 }), { seed, numRuns: kills }).entries();
    const slot = async (skew: number): Promise<void> => {
      for (const [life, answers] of lives) {
        plagueSometimes(processors, life);
        await new Life(url, payers, skew).until(answers);
        await pass(life % 8 === 7 ? outage : pause);
        progress?.(life + 1, `killed after ${answers} answers`);
      }
    };
    await Promise.all(skews.map(slot));
    processors.clover.sandbox.faults.clear();
    processors.payeezy.sandbox.faults.clear();
    await new Life(url, payers, 0).toRest(pass);
    const found = await compare(database, processors, payers.all, payers.answers);
    const { errands, answered, repeated } = payers.counts;
    return { ...found, offences: [...payers.offences, ...found.offences], kills, errands, answered, repeated };
  } finally {
    await database.close();
    await processors.close();
    await server.stop();
  }
};

/** Every other life some answers are lost on their way as well; every third, what follows on a charge is refused for now. */
const plagueSometimes = ({ clover, payeezy }: Processors, life: number): void => {
  if (life % 2 === 1) {
    clover.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { listener: 'scl', path: '/v1/charges' }, 2);
    payeezy.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { path: '/v1/transactions' }, 2);
  }
  if (life % 3 === 1) {
    const refusal = { kind: 'status', when: 'before', status: life % 2 === 0 ? 401 : 429 } as const;
    clover.sandbox.faults.plan(refusal, { listener: 'scl', path: '/v1/charges/' }, 2);
    payeezy.sandbox.faults.plan(refusal, { path: '/v1/transactions/' }, 2);
  }
};

/** Published test cards. */
const face = { holder: 'Ana Ruiz', expiry: { year: 2031, month: 2 }, brand: 'visa', code: '917' } as const;
const cards: Readonly<Record<'cloverapi' | 'payeezy', TypedCard>> = {
  cloverapi: { ...face, number: '4242424242424242' },
  payeezy: { ...face, number: '4012000033330026' },
};

/** Those who pay: they send an errand again until they have an answer, and remember what they were told. */
class Payers {
  readonly all: Errand[] = [];
  readonly answers = new Map<number, string>();
  readonly offences: string[] = [];
  readonly settings: readonly (readonly [string, MerchantSettings])[];
  readonly #facts: (practice: string) => TokenizerFacts;
  readonly #most: number;
  readonly #refunds = new Map<number, number>();
  #begun = 0;
  #repeated = 0;
  #open: Errand[] = [];

  constructor({ clover, payeezy }: Processors, most: number) {
    this.#most = most;
    this.settings = [
      // Without a browser there are no fields of Clover's own.
      [north.id, { execution: 'cloverapi', ...clover.settings, cardEntry: 'own' }],
      [south.id, { execution: 'payeezy', ...payeezy.settings }],
    ];
    const merchants = merchantsOf(new Map(this.settings as [typeof north.id, MerchantSettings][]));
    this.#facts = (practice) => merchants.of(practice as typeof north.id)?.tokenizer ?? { kind: 'none' };
  }

  get counts() {
    return { errands: this.all.length, answered: this.answers.size, repeated: this.#repeated };
  }

  /** What a new life is asked first: everything that was not answered, and something that was. */
  again(): readonly Errand[] {
    const known = [...this.answers.keys()].slice(-2).flatMap((number) => this.all[number] ?? []);
    const errands = [...this.#open.slice(-2 * abreast), ...known];
    this.#repeated += errands.length;
    return errands;
  }

  /** Undefined where there are enough. */
  async next(): Promise<Errand | undefined> {
    const number = this.#begun;
    if (number >= this.#most) return undefined;
    this.#begun += 1;
    const patient = payerOf(number);
    const errand: Errand = {
      number,
      uniqueId: `errand-${number}` as UniqueId,
      patient,
      amount: 1_000 + (number % 500),
      purpose: purposeOf(number),
      card: await this.#card(patient.practice),
      keep: number % 5 === 0,
      twice: number % 3 === 0,
    };
    this.all[number] = errand;
    this.#open.push(errand);
    return errand;
  }

  /** True where it is certain now, for the first time. */
  hear(number: number, said: string): boolean {
    if (said === 'checking') return false;
    this.#open = this.#open.filter((errand) => errand.number !== number);
    // Nothing was begun: somebody else pays, or paid, the same.
    if (said === 'not-covered') return false;
    const kind = said === 'step-failed' ? 'voided' : said;
    const first = this.answers.get(number);
    if (first !== undefined && first !== kind) this.offences.push(`errand ${number} was ${first} and is ${kind}`);
    this.answers.set(number, first ?? kind);
    return first === undefined;
  }

  /** The next part of a refund, of three: what is left is asked for last, and more than that. */
  nextRefund(number: number): number | undefined {
    const part = this.#refunds.get(number) ?? 0;
    this.#refunds.set(number, part + 1);
    const amount = this.all[number]?.amount ?? 0;
    return [100, Math.floor(amount / 2), amount - 100 - Math.floor(amount / 2), 1][part];
  }

  /** A payer whose card does not get through on a busy machine tries again: they are not what is tested. */
  async #card(practice: string, tries = 5): Promise<EnteredCard> {
    const facts = this.#facts(practice);
    const exchanged = await (facts.kind === 'clover'
      ? cloverTokenizer()(cards.cloverapi, facts)
      : payeezyTokenize(askByFetch)(cards.payeezy, facts));
    if (exchanged.ok) return exchanged.value;
    if (exchanged.error.reason === 'unreachable' && tries > 1) return this.#card(practice, tries - 1);
    throw new Error(`The double refused a card: ${exchanged.error.reason}.`);
  }
}

/** One life of the cash desk. */
class Life {
  readonly #process: ChildProcess;
  readonly #payers: Payers;

  constructor(url: string, payers: Payers, skew: number) {
    this.#payers = payers;
    const script = fileURLToPath(new URL('cash-desk-process.ts', import.meta.url));
    const given = [url, JSON.stringify(payers.settings), String(skew)];
    this.#process = spawn(process.execPath, ['--no-warnings', script, ...given], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // A line that is written to a process that was killed goes nowhere.
    this.#process.stdin?.on('error', () => undefined);
  }

  /** Works until so many errands are answered, and is killed in the middle of the others. */
  async until(answers: number): Promise<void> {
    let left = answers;
    await this.#hear(async (said) => {
      if (said.said === 'ready') {
        const again = this.#payers.again();
        for (const errand of again) this.#tell({ do: 'pay', errand });
        for (let each = again.length; each < abreast; each += 1) await this.#more();
        return;
      }
      if (said.said !== 'paid' && said.said !== 'refunded') return;
      const isFirst = said.said === 'paid' && this.#payers.hear(said.number, said.kind);
      const refunds = said.said === 'refunded' ? said.kind === 'refunded' : isFirst && said.kind === 'paid';
      if (refunds && said.number % 4 < 2) this.#refund(said.number);
      // What is sent again and still looked into is no news.
      if (refunds || isFirst) left -= 1;
      if (left <= 0) this.#process.kill('SIGKILL');
      else await this.#more();
    });
  }

  /** Works off what is left, with time passing in between. */
  async toRest(pass: (milliseconds: number) => Promise<void>): Promise<void> {
    const left = [...strides];
    await this.#hear(async (said) => {
      if (said.said !== 'ready' && said.said !== 'round') return;
      const stride = left.shift();
      if (stride === undefined) {
        this.#process.stdin?.end();
        return;
      }
      await pass(stride);
      this.#tell({ do: 'round' });
    });
  }

  async #more(): Promise<void> {
    const errand = await this.#payers.next();
    if (errand !== undefined) this.#tell({ do: 'pay', errand });
  }

  #refund(number: number): void {
    const errand = this.#payers.all[number];
    const amount = this.#payers.nextRefund(number);
    if (errand !== undefined && amount !== undefined) this.#tell({ do: 'refund', errand, amount });
  }

  #tell(told: Told): void {
    this.#process.stdin?.write(`${JSON.stringify(told)}\n`);
  }

  async #hear(listen: (said: Said) => Promise<void>): Promise<void> {
    const { stdout } = this.#process;
    if (stdout === null) throw new Error('The process has an output.');
    const ended = once(this.#process, 'close');
    const hangs = () => {
      this.#payers.offences.push('a cash desk hangs');
      this.#process.kill('SIGKILL');
    };
    let silence = setTimeout(hangs, mostSilent);
    try {
      for await (const line of createInterface({ input: stdout })) {
        clearTimeout(silence);
        silence = setTimeout(hangs, mostSilent);
        const said = JSON.parse(line) as Said;
        if (said.said === 'trouble') this.#payers.offences.push(said.text);
        await listen(said);
      }
    } finally {
      clearTimeout(silence);
      this.#process.stdin?.end();
      // Whatever went wrong here, no process stays behind.
      if (this.#process.exitCode === null) this.#process.kill('SIGKILL');
      await ended;
    }
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== 0 && signalCode !== 'SIGKILL') this.#payers.offences.push('the cash desk ended by itself');
  }
}
