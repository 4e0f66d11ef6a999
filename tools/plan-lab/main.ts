import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { laws } from '@portico/domain/payments/testing';
import { runTool } from '@portico/operator/command/run-command.ts';
import { holdAll } from './check-all-laws.ts';
import { askedBy, usage } from './options.ts';
import { lineOf, summaryOf } from './report.ts';
import { sentenceOf, tableOf } from './schedule-table.ts';
import { timelineOf } from './schedule-svg.ts';

// `npm run plan-lab`: tests the math of payment plans.
await runTool(async () => {
  const usual = { seed: Math.floor(Math.random() * 2 ** 31), workers: availableParallelism() };
  const asked = askedBy(process.argv.slice(2), usual);
  switch (asked.kind) {
    case 'help':
      console.log(usage);
      return 0;
    case 'list':
      for (const { number, says, rows } of laws)
        console.log(`${String(number).padStart(2)}  ${says} (${rows.join(', ')})`);
      return 0;
    case 'show':
      console.log(`${sentenceOf(asked.options)}\n\n${tableOf(asked.options)}\n`);
      writeFileSync(asked.options.svg, timelineOf(asked.options));
      console.log(`The timeline is ${asked.options.svg}.`);
      return 0;
    case 'hold': {
      const started = performance.now();
      const all = await holdAll(asked.options, (held) => console.log(lineOf(held, asked.options)));
      console.log(`\n${summaryOf(all, (performance.now() - started) / 1_000, asked.options)}`);
      return all.some(({ broken }) => broken !== undefined) ? 1 : 0;
    }
  }
});
