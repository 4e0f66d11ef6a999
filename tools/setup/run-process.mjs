import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root, surroundings } from './paths.mjs';

/** What a shell would report for this end: 128 + n for a process that a signal ended. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a command in the project's surroundings, its output shown as it comes, and answers its exit code.
 * Interrupts go to the child, which ends in its own time: Ctrl-C reaches it through the terminal already, everything
 * else is handed on.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {Record<string, string | undefined>} [more] further environment
 * @returns {Promise<number>}
 */
export const run = (command, parameters, more = {}) => started(command, parameters, { more }).code;

/**
 * Runs a command whose output is shown only if it fails.
 *
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {string} cwd
 * @returns {Promise<number>}
 */
export const runQuietly = async (command, parameters, cwd) => {
  const { child, code } = started(command, parameters, { cwd, stdio: ['inherit', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
  const ended = await code;
  if (ended !== 0) process.stderr.write(Buffer.concat(said));
  return ended;
};

const started = (command, parameters, { cwd = root, stdio = 'inherit', more = {} }) => {
  const child = spawn(command, parameters, {
    cwd,
    stdio,
    env: { ...surroundings(), ...more },
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  });
  const code = new Promise((resolve) => {
    const handOn = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handOn);
    const end = (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, handOn);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => end(exitCode(code, signal)));
  });
  return { child, code };
};
