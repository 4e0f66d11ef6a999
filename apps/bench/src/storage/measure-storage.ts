import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedSchedule } from '@portico/adapters-practice/embedded';
import { type Database, migrate, openDatabase } from '@portico/adapters-storage/sql';
import { killAgainAndAgain, startTestServer } from '@portico/adapters-storage/testing';
import type { PatientRef } from '@portico/domain/kernel';
import { type Bar, median, printBars } from '../performance-targets.ts';
import { seedOf } from '../random-seed.ts';
import { fillPractice, now } from './fill-practice.ts';

const [few, many] = [10, 100_000];
const rounds = 400;
const warmUp = 100;

/** Opens an empty database; each call another one. */
type Open = () => Promise<Database>;

/**
 * A patient's list of appointments where the practice has ten and where it has a hundred thousand, of which the same ten
 * are the patient's own. Both databases are asked in turn.
 */
const listCost = async (open: Open, where: string): Promise<Bar> => {
  const small = await Subject.prepare(await open(), few);
  const large = await Subject.prepare(await open(), many);
  try {
    for (let round = 0; round < warmUp; round++) for (const each of [small, large]) await each.ask();
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      times[0].push(await small.ask());
      times[1].push(await large.ask());
    }
    const [ofSmall, ofLarge] = [median(times[0]), median(times[1])];
    console.log(`list of appointments, ${where}, medians of ${rounds} in turn`);
    console.log(`  ${ofSmall.toFixed(2)} ms with ${few} in the practice, ${ofLarge.toFixed(2)} ms with ${many}`);
    return {
      name: `list of appointments in a practice with ${many}, next to ${few} (${where})`,
      measured: ofLarge / ofSmall,
      bar: 1.2,
      unit: '×',
      better: 'less',
    };
  } finally {
    await small.close();
    await large.close();
  }
};

/** One patient in one filled database. */
class Subject {
  readonly #database: Database;
  readonly #patient: PatientRef;

  static async prepare(database: Database, appointments: number): Promise<Subject> {
    await migrate(database);
    const patient = await fillPractice(database, appointments);
    // A server tidies up and counts in the background; the bench does not wait for that.
    await database.rows({ text: 'vacuum (analyze)' });
    return new Subject(database, patient);
  }

  private constructor(database: Database, patient: PatientRef) {
    this.#database = database;
    this.#patient = patient;
  }

  /** Milliseconds that the list took. */
  async ask(): Promise<number> {
    const schedule = new EmbeddedSchedule(this.#database);
    const started = performance.now();
    const upcoming = await schedule.upcoming(this.#patient, now, 20);
    const past = await schedule.past(this.#patient, now, 1, 10);
    const took = performance.now() - started;
    if (upcoming.length + past.total !== few) throw new Error('The list is not the one that was filled in.');
    return took;
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

/** The embedded database's writer is killed in the middle of its work, again and again. */
const kills = 20;

const killBar = async (): Promise<Bar> => {
  const seed = seedOf('storage');
  console.log(`a writer of the embedded database, killed ${kills} times, seed ${seed}`);
  const { acknowledged, missing } = await killAgainAndAgain({ kills, seed });
  return {
    name: `batches missing of ${acknowledged} that were acknowledged, after ${kills} kills`,
    measured: missing.length,
    bar: 0,
    unit: '',
    better: 'less',
  };
};

export const run = async (): Promise<readonly Bar[]> => [await embedded(), await onServer(), await killBar()];

const embedded = async (): Promise<Bar> => {
  const home = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  let opened = 0;
  try {
    return await listCost(
      () => openDatabase({ kind: 'embedded', directory: join(home, String(opened++)) }),
      'embedded',
    );
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};

const onServer = async (): Promise<Bar> => {
  const server = await startTestServer();
  try {
    return await listCost(async () => openDatabase({ kind: 'server', url: await server.createDatabase() }), 'server');
  } finally {
    await server.stop();
  }
};

if (import.meta.main) printBars(await run());
