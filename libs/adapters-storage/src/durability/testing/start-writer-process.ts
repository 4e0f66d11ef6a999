import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface WriterMessage {
  readonly found?: readonly number[];
  readonly written?: number;
  readonly refused?: Readonly<Record<string, unknown>>;
}

/**
 * Starts a writer on `directory` and hears it out, until `enough` answers true: then it is killed on the spot. Answers
 * everything it said, the words on their way included.
 */
export const hearWriter = async (
  directory: string,
  enough: (message: WriterMessage) => boolean,
): Promise<readonly WriterMessage[]> => {
  const writer = spawn(
    process.execPath,
    ['--no-warnings', fileURLToPath(new URL('killable-writer.ts', import.meta.url)), directory],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(writer, 'close');
  const messages: WriterMessage[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    const message = JSON.parse(line) as WriterMessage;
    messages.push(message);
    if (enough(message)) writer.kill('SIGKILL');
  }
  await ended;
  return messages;
};
