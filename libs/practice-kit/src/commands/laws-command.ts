import { formats, type Format } from '../report/report-formats.ts';
import { expectAnswers } from '../fixture/expect-answers.ts';
import { runLaws } from '../run-laws.ts';
import { Misuse, type Command } from './typed-command.ts';
import { levelOf, stageFromFiles } from './stage-from-files.ts';

const isFormat = (format: string): format is Format => Object.hasOwn(formats, format);

/** Runs the laws, and prints the report. */
export const lawsCommand: Command = async (typed) => {
  const { format = 'text' } = typed.options;
  if (!isFormat(format)) throw new Misuse(`--format is ${Object.keys(formats).join(', ')}.`);
  const [level, stage] = [levelOf(typed), await stageFromFiles(typed)];
  await expectAnswers(stage);
  const report = await runLaws(stage, level, { tell: typed.tell });
  typed.write(formats[format](report));
  return report.passed ? 0 : 1;
};
