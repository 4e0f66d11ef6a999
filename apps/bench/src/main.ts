import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchesOf, mistakeIn } from './bench-groups.ts';
import { type Bar, type BenchModule, printBars } from './performance-targets.ts';

/**
 * `npm run bench`: every bench in turn, then one table of all bars. `npm run bench -- gateway storage` runs the named ones,
 * or those of a group; with `--quick` those that have a quick form run in it.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } });
const named = benchesOf(positionals);
const mistake = mistakeIn(named);
if (mistake !== undefined) {
  console.error(mistake);
  process.exit(2);
}

/** The file of a bench that measures. */
const measureFileOf = (name: string): string => {
  const file = readdirSync(join(import.meta.dirname, name)).find((each) => each.startsWith('measure-'));
  if (file === undefined) throw new Error(`The bench ${name} has no file that measures.`);
  return file;
};

const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';
const bars: Bar[] = [];
console.log(`Load average ${load()}; times of a busy machine say little, ratios of one run more.`);
for (const name of named) {
  const { run, quick } = (await import(`./${name}/${measureFileOf(name)}`)) as BenchModule;
  bars.push(...(await (values.quick === true ? (quick ?? run) : run)()));
}
printBars(bars);
console.log(`Load average ${load()}.`);
