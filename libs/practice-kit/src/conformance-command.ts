import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { recordCommand, replayCommand } from './commands/cassette-commands.ts';
import { lawsCommand } from './commands/laws-command.ts';
import { addCommand } from './commands/add-command.ts';
import { newCommand } from './commands/new-command.ts';
import { Misuse, type Command, type Typed } from './commands/typed-command.ts';

const usage = `Holds the adapter of a practice's system against the laws of its interface.

  portico-conformance --adapter MODULE --settings FILE [--stage MODULE] [--level N] [--format text|html|junit|json]
  portico-conformance new NAME [--facets visits,booking,booking.hold,…] [--folder FOLDER]
  portico-conformance add FACETS [--folder FOLDER]
  portico-conformance record --out FILE --adapter MODULE --settings FILE [--stage MODULE] [--level N]
  portico-conformance replay FILE [--port N]
  portico-conformance --help | --version

  --adapter   a package or a file that exports \`adapter\`
  --settings  JSON: { "timeZone": "America/New_York", "connection": { … }, "patients": [{ "id": "…", "claim": { … } }, …] }
              or, for a replay: { "cassette": "FILE", "connection": { … } }
  --stage     for the levels above 1: a package or a file that exports \`practice\` with furnish and observe
  --level     1 reads only (the usual), 2 writes, 3 meets faults on the way, 4 shares the practice with others

  new         writes an adapter whose functions are still to be filled in, into a folder of its name
  add         writes further parts, such as visits,times, into such an adapter
  record      runs the laws, and writes what the system answered by HTTP, with everything of people made up
  replay      serves what was recorded, on this machine alone, until it is interrupted

What is under way is told on the second output. Ends with 0 if laws passed and none failed, 1 if not, and 2 if they could not be run.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ adapter: text, settings: text, stage: text, level: text, format: text },
  ...{ out: text, port: text, facets: text, folder: text, help: { ...flag, short: 'h' }, version: flag },
} as const;

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    new: newCommand,
    add: addCommand,
    record: recordCommand,
    replay: replayCommand,
  }),
);

/** The version of this package: its manifest stands beside what was built, or above the sources. */
const version = (): string => {
  const place = ['./package.json', '../package.json'].map((path) => new URL(path, import.meta.url)).find(existsSync);
  return place === undefined ? 'unknown' : (JSON.parse(readFileSync(place, 'utf8')) as { version: string }).version;
};

const never = new AbortController().signal;

/** The command; answers its exit code. */
export const conformance = async (
  args: readonly string[],
  write: (text: string) => void,
  { stop = never, tell = () => undefined }: Partial<Pick<Typed, 'stop' | 'tell'>> = {},
): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help === true || values.version === true) {
      write(values.help === true ? usage : `${version()}\n`);
      return 0;
    }
    const [name, ...rest] = positionals;
    const command = name === undefined ? lawsCommand : commands.get(name);
    if (command === undefined) throw new Misuse(`There is no command ${name}.`);
    return await command({ options: values, names: rest, write, stop, tell });
  } catch (error) {
    const said = error instanceof Error && error.message !== '' ? `${error.message}\n` : '';
    write(error instanceof Misuse ? `${said}${said === '' ? '' : '\n'}${usage}` : said || 'It could not be run.\n');
    return 2;
  }
};
