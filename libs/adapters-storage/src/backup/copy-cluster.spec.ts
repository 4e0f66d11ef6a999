import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { copyCluster } from './copy-cluster.ts';

const names = Array.from({ length: 8 }, (_, index) => `file-${index}`);

let home: string;
let from: string;
let to: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-copy-'));
  from = join(home, 'from');
  to = join(home, 'to');
  mkdirSync(join(from, 'base', 'empty'), { recursive: true });
});

afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

/** An engine that writes the same number into all its files, and keeps one file for each of its steps. */
const stepTo = (step: number): void => {
  for (const name of names) writeFileSync(join(from, 'base', name), String(step).padStart(8));
  writeFileSync(join(from, `step-${step}`), '');
  rmSync(join(from, `step-${step - 1}`), { force: true });
};

describe('a copy of files that are written meanwhile', () => {
  it('is of one instant: no file is older than another, and none is there that was taken away', async () => {
    stepTo(1);
    let isOver = false;
    const copying = copyCluster(from, to).finally(() => (isOver = true));
    for (let step = 2; !isOver; step += 1) {
      stepTo(step);
      await setImmediate();
    }
    await copying;
    const steps = new Set(names.map((name) => Number(readFileSync(join(to, 'base', name), 'utf8'))));
    const [step = 0] = steps;
    expect(steps.size).toBe(1);
    expect(step).toBeGreaterThan(1);
    expect(readdirSync(to).toSorted()).toEqual(['base', `step-${step}`]);
    expect(readdirSync(join(to, 'base'))).toContain('empty');
  });

  it('leaves out what names the process that had the files open', async () => {
    writeFileSync(join(from, 'postmaster.pid'), '1');
    writeFileSync(join(from, 'PG_VERSION'), '17');
    await copyCluster(from, to);
    expect(readdirSync(to).toSorted()).toEqual(['PG_VERSION', 'base']);
  });
});
