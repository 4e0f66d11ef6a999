import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cloverTokenizer } from '@portico/adapters-payments/clover/browser';
import { payeezyTokenize } from '@portico/adapters-payments/payeezy/browser';
import { startProcessors, type Processors } from '@portico/adapters-payments/sandbox';
import { migrate, openDatabase } from '@portico/adapters-storage/sql';
import { instant, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import type { EnteredCard, TokenizerFacts, TypedCard, UniqueId } from '@portico/domain/payments';
import fc from 'fast-check';
import { merchantsOf } from '../../composition/merchants.ts';
import type { MerchantSettings } from '../../config/index.ts';
import { north, south } from '../clinic.ts';
import { furnishPayers, payerOf } from './clinic-of-payers.ts';
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

/** So many errands are under way at the same time. */
const abreast = 6;
/** More errands than one life can get to. */
const perLife = 60;
/** Between two lives: longer than any processor takes to be sure that an attempt never came. */
const outage = 15 * MINUTE;

/**
 * Kills the cash desk again and again while it is busy, on one and the same database and before processors that survive;
 * then lets it come to rest, and compares what everybody knows.
 */
export const crashCampaign = async ({ kills, seed, progress }: CampaignOptions): Promise<Campaign> => {
  const home = mkdtempSync(join(tmpdir(), 'portico-crash-'));
  const directory = join(home, 'database');
  const clock = { ahead: 0, now: (): Instant => instant(Date.now() + clock.ahead) };
  const processors = await startProcessors({ seed: 'crash', now: clock.now });
  try {
    const database = await openDatabase({ kind: 'embedded', directory });
    await migrate(database);
    await furnishPayers(database, clock.now(), (kills + 1) * perLife);
    await database.close();
    const payers = new Payers(processors);
    const lives = fc.sample(fc.integer({ min: 1, max: 12 }), { seed, numRuns: kills });
    for (const [life, answers] of lives.entries()) {
      plagueSometimes(processors, life);
      await new Life(directory, payers, clock.ahead).until(answers);
      clock.ahead += outage;
      progress?.(life + 1, `killed after ${answers} answers`);
    }
    processors.clover.sandbox.faults.clear();
    processors.payeezy.sandbox.faults.clear();
    const last = new Life(directory, payers, clock.ahead);
    await last.toRest(clock.now);
    const found = await compare(directory, processors, payers.all, payers.answers);
    const { errands, answered, repeated } = payers.counts;
    return { ...found, offences: [...payers.offences, ...found.offences], kills, errands, answered, repeated };
  } finally {
    await processors.close();
    rmSync(home, { recursive: true, force: true });
  }
};

/** Every other life some answers are lost on their way as well. */
const plagueSometimes = ({ clover, payeezy }: Processors, life: number): void => {
  if (life % 2 === 0) return;
  clover.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { listener: 'scl', path: '/v1/charges' }, 2);
  payeezy.sandbox.faults.plan({ kind: 'drop', when: 'after' }, { path: '/v1/transactions' }, 2);
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
  #repeated = 0;
  #open: Errand[] = [];

  constructor({ clover, payeezy }: Processors) {
    this.settings = [
      [north.id, { execution: 'cloverapi', ...clover.settings }],
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
    const known = this.all.filter(({ number }) => this.answers.has(number)).slice(-2);
    const errands = [...this.#open, ...known];
    this.#repeated += errands.length;
    return errands;
  }

  async next(): Promise<Errand> {
    const number = this.all.length;
    const patient = payerOf(number);
    const errand: Errand = {
      number,
      uniqueId: `errand-${number}` as UniqueId,
      patient,
      amount: 1_000 + number,
      purpose: purposeOf(number),
      card: await this.#card(patient.practice),
      keep: number % 5 === 0,
      twice: number % 3 === 0,
    };
    this.all.push(errand);
    this.#open.push(errand);
    return errand;
  }

  /** True where it is certain now, for the first time. */
  hear(number: number, kind: string): boolean {
    if (kind === 'checking') return false;
    this.#open = this.#open.filter((errand) => errand.number !== number);
    const first = this.answers.get(number);
    if (first !== undefined && first !== kind) this.offences.push(`errand ${number} was ${first} and is ${kind}`);
    this.answers.set(number, first ?? kind);
    return first === undefined;
  }

  async #card(practice: string): Promise<EnteredCard> {
    const facts = this.#facts(practice);
    const exchanged = await (facts.kind === 'clover'
      ? cloverTokenizer()(cards.cloverapi, facts)
      : payeezyTokenize()(cards.payeezy, facts));
    if (!exchanged.ok) throw new Error(`The double refused a card: ${exchanged.error.reason}.`);
    return exchanged.value;
  }
}

/** One life of the cash desk. */
class Life {
  readonly #process: ChildProcess;
  readonly #payers: Payers;

  constructor(directory: string, payers: Payers, ahead: number) {
    this.#payers = payers;
    const script = fileURLToPath(new URL('cash-desk-process.ts', import.meta.url));
    const given = [directory, JSON.stringify(payers.settings), String(ahead)];
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
      if (isFirst && said.kind === 'paid' && said.number % 4 < 2) this.#refund(said.number);
      left -= 1;
      if (left === 0) this.#process.kill('SIGKILL');
      else await this.#more();
    });
  }

  /** Works off what is left, with time passing in between. */
  async toRest(now: () => Instant): Promise<void> {
    let rounds = 0;
    await this.#hear(async (said) => {
      if (said.said !== 'ready' && said.said !== 'round') return;
      rounds += 1;
      if (rounds > 12) this.#process.stdin?.end();
      else this.#tell({ do: 'round', now: plus(now(), rounds * 3 * MINUTE) });
    });
  }

  async #more(): Promise<void> {
    this.#tell({ do: 'pay', errand: await this.#payers.next() });
  }

  #refund(number: number): void {
    const errand = this.#payers.all[number];
    if (errand !== undefined) this.#tell({ do: 'refund', errand, amount: number % 2 === 0 ? errand.amount : 100 });
  }

  #tell(told: Told): void {
    this.#process.stdin?.write(`${JSON.stringify(told)}\n`);
  }

  async #hear(listen: (said: Said) => Promise<void>): Promise<void> {
    const { stdout } = this.#process;
    if (stdout === null) throw new Error('The process has an output.');
    const ended = once(this.#process, 'close');
    try {
      for await (const line of createInterface({ input: stdout })) {
        const said = JSON.parse(line) as Said;
        if (said.said === 'trouble') this.#payers.offences.push(said.text);
        await listen(said);
      }
    } finally {
      this.#process.stdin?.end();
      await ended;
    }
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== 0 && signalCode !== 'SIGKILL') this.#payers.offences.push('the cash desk ended by itself');
  }
}
