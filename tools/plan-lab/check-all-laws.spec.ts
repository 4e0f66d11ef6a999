import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultyPlanMaths, planMath } from '@portico/domain/payments/testing';
import { Mistake } from '@portico/operator/command/run-command.ts';
import { hold, mathOf } from './check-law.ts';
import { askedBy, type ShowOptions } from './options.ts';
import { again, lineOf } from './report.ts';
import { sentenceOf, tableOf } from './schedule-table.ts';
import { timelineOf } from './schedule-svg.ts';

const usual = { seed: 7, workers: 2 };
const asked = (line: string) => askedBy(line.split(' ').filter(Boolean), usual);
const shown = (line: string): ShowOptions => {
  const found = asked(`--show ${line}`);
  if (found.kind !== 'show') throw new Error(found.kind);
  return found.options;
};

describe('the line that asks the plan lab', () => {
  it('means all laws and the usual seed unless it says others', () => {
    expect(asked('--runs 1800')).toEqual({
      kind: 'hold',
      options: {
        laws: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        runs: 100,
        seed: 7,
        workers: 2,
        limit: 600,
      },
    });
    expect(asked('--law 4 --runs 9 --seed 5 --path 1:2 --against ./x.ts --zone america/havana')).toEqual({
      kind: 'hold',
      options: {
        ...{ laws: [4], runs: 9, seed: 5, path: '1:2', workers: 2, limit: 600 },
        ...{ against: './x.ts', zone: 'America/Havana' },
      },
    });
  });

  it.each([
    '--law 19',
    '--law x',
    '--runs 0',
    '--runs 1.5',
    '--seed now',
    '--seed=-5',
    '--path 1:2',
    '--law 4 --path 1:2',
    '--zone Nowhere/Land',
    '--unheard-of',
    '--show 1000.00',
    '--show x,3,monthly,2026-01-15',
    '--show 1000.00,0,monthly,2026-01-15',
    '--show 1000.00,3,monthly:32,2026-01-15',
    '--show 1000.00,3,weekly:8,2026-01-15',
    '--show 1000.00,3,daily,2026-01-15',
    '--show 1000.00,3,monthly,2026-02-30',
  ])('is answered with its mistake: %s', (line) => {
    expect(() => asked(line)).toThrow(Mistake);
  });
});

describe('a law in the plan lab', () => {
  it('holds for Portico, in as many cases as were asked for', () => {
    expect(hold(4, planMath, { runs: 500, seed: 1 })).toMatchObject({ law: 4, runs: 500 });
    expect(hold(4, planMath, { runs: 500, seed: 1 }).broken).toBeUndefined();
  });

  it('is broken by a mistake, with a smallest case that one line shows again', () => {
    const mistake = faultyPlanMaths.find(({ breaks }) => breaks === 2);
    if (mistake === undefined) throw new Error('no mistake');
    const held = hold(2, mistake.math, { runs: 5_000, seed: 1 });
    if (held.broken === undefined) throw new Error('held');
    const { path, counterexample } = held.broken;
    const repeated = hold(2, mistake.math, { runs: 1, seed: 1, path });
    expect(repeated.broken?.counterexample).toBe(counterexample);

    const options = { laws: [2], runs: 5_000, seed: 1, workers: 1, limit: 60, against: './mine.ts' };
    expect(lineOf(held, options)).toContain(
      `npm run plan-lab -- --law 2 --seed 1 --path "${path}" --against ./mine.ts`,
    );
    expect(lineOf(held, options)).toContain(counterexample);
    expect(again(2, '', { ...options, zone: 'UTC' })).toContain('--runs 5000 --against ./mine.ts --zone UTC');
  });

  it('takes what another module has of the math, and the rest of Portico', () => {
    const own = { firstDue: () => 'never', other: 1 };
    expect(mathOf(own)).toEqual({ ...planMath, firstDue: own.firstDue });
    expect(mathOf({ planMath: own })).toEqual({ ...planMath, firstDue: own.firstDue });
    expect(() => mathOf({ other: 1 })).toThrow('None of');
  });
});

describe('a schedule in the plan lab', () => {
  it('MON-117 MON-120 is a table whose payments sum up', () => {
    const options = shown('1000.00,150.00,monthly:31,2026-01-15');
    expect(sentenceOf(options)).toBe('1000.00 in 7: 6 of 150.00, the last 100.00');
    const lines = tableOf(options).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[2]).toMatch(/2 {2}2026-02-28 {2}Sat +150\.00 +300\.00 +700\.00/);
    expect(lines[7]).toMatch(/7 {2}2026-07-31 {2}Fri +100\.00 +1000\.00 +0\.00/);
  });

  it('MON-080 MON-118 falls on the usual day of its frequency, by count', () => {
    const options = shown('100.00,4,weekly,2026-11-21');
    expect(sentenceOf(options)).toBe('100.00 in 4: 4 of 25.00');
    expect(tableOf(options).split('\n')[1]).toContain('2026-11-22  Sun');
    expect(sentenceOf(shown('100.00,500.00,weekly:3,2026-11-21'))).toBe('100.00 in 1: the last 100.00');
  });

  it('is a picture with a bar for each payment, and the adjusted last one of its own kind', () => {
    const svg = timelineOf(shown('1000.00,150.00,monthly:31,2026-01-15'));
    expect(svg.match(/class="payment"/g)).toHaveLength(6);
    expect(svg.match(/class="last"/g)).toHaveLength(1);
    expect(svg).toContain('<title>7: 2026-07-31, 100.00</title>');
    expect(timelineOf(shown('52.00,52,weekly,2026-01-15')).match(/class="payment"/g)).toHaveLength(52);
    expect(timelineOf(shown('52.00,52,weekly,2026-01-15'))).not.toContain('NaN');
  });
});

describe('npm run plan-lab', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--no-warnings', join(import.meta.dirname, 'main.ts'), ...args], {
      encoding: 'utf8',
      timeout: 50_000,
    });

  it('holds every law, in threads, and says how many cases that were', () => {
    const { status, stdout } = run('--runs', '1800', '--seed', '5');
    expect(stdout).toContain('1,800 cases');
    expect(stdout).toContain('All of 18 held.');
    expect(status).toBe(0);
  });

  it('holds another implementation against them, and ends one that does not end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plan-lab-'));
    try {
      const module = join(folder, 'mine.mjs');
      writeFileSync(
        module,
        'export const lastPaymentAdjusted = ({ last }) => { if (last > 5) for (;;); return last; };',
      );
      const endless = run('--law', '7', '--seed', '1', '--limit', '2', '--against', module);
      expect(endless.stdout).toContain('did not end in 2 s');
      expect(endless.status).toBe(1);
      writeFileSync(module, 'export const lastPaymentAdjusted = ({ last }) => last;');
      const wrong = run('--law', '7,2', '--seed', '1', '--against', module);
      expect(wrong.stdout).toContain('Broken: 7.');
      expect(wrong.status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('draws a schedule', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plan-lab-'));
    try {
      const svg = join(folder, 'plan.svg');
      expect(run('--show', '100.00,3,monthly,2026-01-15', '--svg', svg).stdout).toContain('33.32');
      expect(readFileSync(svg, 'utf8')).toContain('<svg');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says a mistake in one sentence', () => {
    const { status, stderr } = run('--law', '99');
    expect(stderr).toBe('There is no law 99; there are 1 to 18.\n');
    expect(status).toBe(1);
  });
});
