import { formats, type Format } from '../report/report-formats.ts';
import { runLaws } from '../run-laws.ts';
import { Misuse, type Command } from './typed-command.ts';
import { levelOf, stageFromFiles } from './stage-from-files.ts';

const isFormat = (format: string): format is Format => Object.hasOwn(formats, format);

/** Runs the laws, and prints the report. */
export const lawsCommand: Command = async (typed) => {
  const { format = 'text' } = typed.options;
  if (!isFormat(format)) throw new Misuse();
  const report = await runLaws(await stageFromFiles(typed), levelOf(typed));
  typed.write(formats[format](report));
  return report.passed ? 0 : 1;
};
