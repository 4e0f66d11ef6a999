#!/usr/bin/env node
import process from 'node:process';
import { conformance } from './conformance-command.ts';

const interrupted = new AbortController();
// All else ends at once.
if (process.argv[2] === 'replay') {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
}

process.exitCode = await conformance(process.argv.slice(2), (text) => void process.stdout.write(text), {
  stop: interrupted.signal,
  tell: (line) => void process.stderr.write(`${line}\n`),
});
