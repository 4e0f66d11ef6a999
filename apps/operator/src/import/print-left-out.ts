// `npm run left-out -- FOLDER`: reads the health records in a folder and prints, for each folder in it, what is kept and
// what is left out and why. It fails where more than five parts of a hundred have no place.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readByFile } from '@portico/adapters-practice/reading';
import type { ReadOutcome } from '@portico/adapters-practice/records';
import { instant } from '@portico/domain/kernel';
import { leftOutLines, leftOutOf } from './left-out.ts';

const mostLeftOut = 5;

const filesByFolder = (folder: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  for (const path of paths.sort()) {
    if (!statSync(path).isFile() || !/\.(?:json|ndjson|xml)$/.test(path)) continue;
    found.set(dirname(path), [...(found.get(dirname(path)) ?? []), path]);
  }
  return found;
};

const folder = process.argv[2] ?? process.env['PORTICO_SAMPLES'];
if (folder === undefined) {
  process.stderr.write('Name a folder of health records: npm run left-out -- FOLDER\n');
  process.exitCode = 2;
} else {
  const all: ReadOutcome[] = [];
  for (const [place, paths] of filesByFolder(folder)) {
    const outcomes = readByFile(
      paths.map((path) => ({
        name: relative(folder, path),
        bytes: new Uint8Array(readFileSync(path)),
        now: instant(Date.now()),
      })),
    );
    all.push(...outcomes);
    process.stdout.write(`${leftOutLines(relative(folder, place) || '.', leftOutOf(outcomes)).join('\n')}\n`);
  }
  const whole = leftOutOf(all);
  process.stdout.write(`${leftOutLines('All', { ...whole, rows: [] }).join('\n')}\n`);
  if (whole.share > mostLeftOut) process.exitCode = 1;
}
