#!/usr/bin/env node
import { help, isCommand } from './commands.ts';

const [runtime = '', script = '', name, ...rest] = process.argv;

if (isCommand(name)) {
  // Each command reads the arguments as if it had been called by itself.
  process.argv = [runtime, script, ...rest];
  await import(`./${name}/main.ts`);
} else if (name === undefined || name === '--help' || name === 'help') {
  process.stdout.write(help);
} else {
  process.stderr.write(`There is no command ${name}.\n\n${help}`);
  process.exitCode = 2;
}
