import { writeFile } from 'node:fs/promises';
import { Recorder } from '../cassette/exchange-recorder.ts';
import { startReplay } from '../cassette/replay-server.ts';
import { formats } from '../report/report-formats.ts';
import { expectAnswers } from '../fixture/expect-answers.ts';
import { runLaws } from '../run-laws.ts';
import { Misuse, wanted, type Command } from './typed-command.ts';
import { levelOf, readCassette, stageFromFiles } from './stage-from-files.ts';

/** Runs the laws against the system, and writes what it answered without what is of people. */
export const recordCommand: Command = async (typed) => {
  const out = wanted(typed, 'out');
  const [level, stage] = [levelOf(typed), await stageFromFiles(typed)];
  await expectAnswers(stage);
  const recorder = new Recorder(stage, Date.now());
  const report = await runLaws(recorder.stage(), level, { tell: typed.tell });
  const cassette = recorder.cassette();
  await writeFile(out, `${JSON.stringify(cassette, undefined, 1)}\n`);
  typed.write(`${formats.text(report)}${cassette.exchanges.length} calls are in ${out}.\n`);
  return report.passed ? 0 : 1;
};

/** Serves a cassette until it is interrupted. */
export const replayCommand: Command = async ({ names: [file], options: { port = '0' }, write, stop }) => {
  if (file === undefined) throw new Misuse('Name the recording.');
  if (!/^\d{1,5}$/.test(port)) throw new Misuse('--port is a number.');
  const cassette = await readCassette(file);
  const server = await startReplay(cassette, Number(port));
  write(`${file} is served at ${server.url}\n`);
  await new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve());
  });
  await server.close();
  for (const line of server.unanswered()) write(`not recorded: ${line}\n`);
  return 0;
};
