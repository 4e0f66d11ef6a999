import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the arguments of a command; undefined, after a line and the usage, where there is one that it does not take. */
export const readArguments = <Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> | undefined => {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isRefused(error)) throw error;
    process.stderr.write(`${sentenceOf(error)}\n\n${usage}`);
    return undefined;
  }
};

const isRefused = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** What follows the first sentence is advice about `--`, which no command takes. */
const sentenceOf = ({ message }: Error): string => `${message.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}.`;
