import { readArguments } from '../command/read-arguments.ts';
import { Mistake, runTool } from '../command/run-command.ts';
import { checkPractice } from './check-practice.ts';

const usage = `Looks at the connection to a practice's own system.

  npm run practices -- check ID

Connects the practice of that id by the file that PORTICO_PRACTICES names, as the gateway would, and says what was negotiated:
whether the system answers now, its clock, the time at the practice, what the system does, and what patients are offered. The
system is asked one question of each part, about nobody: an id that no patient has. Ends with 1 where one is not answered well.
`;

const { values, positionals } =
  readArguments(usage, {
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  }) ?? process.exit(2);

const run = async (): Promise<number> => {
  const [command, id] = positionals;
  if (command !== 'check' || id === undefined)
    throw new Mistake('Say check and the id of a practice; --help tells more.');
  const { text, fine } = await checkPractice(process.env['PORTICO_PRACTICES'], id, { now: Date.now, fetch });
  process.stdout.write(`${text}\n`);
  return fine ? 0 : 1;
};

if (values.help) process.stdout.write(usage);
else await runTool(run);
