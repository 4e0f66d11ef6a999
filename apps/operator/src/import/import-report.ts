import { isError } from '@portico/adapters-practice/records';
import { isUnread, type FileOutcome } from './import-files.ts';

/** One line a file and one for each refusal under it. Names places in files, never people. */
export const reportOf = (outcome: FileOutcome): string => {
  const { file, read, kept, changed, refusals } = outcome;
  const lines = [`${file}: ${read} read, ${kept} kept, ${changed} rows new or changed, ${refusals.length} refused`];
  for (const { record, reason, detail } of refusals) {
    lines.push(`  ${record === '' ? 'the whole file' : record}: ${reason}: ${detail}`);
  }
  return lines.join('\n');
};

export const summaryOf = (outcomes: readonly FileOutcome[]): string => {
  const sum = (of: (outcome: FileOutcome) => number): number => outcomes.reduce((all, each) => all + of(each), 0);
  const refusals = outcomes.flatMap((outcome) => outcome.refusals);
  const reasons = new Map<string, number>();
  for (const { reason } of refusals) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const listed = [...reasons].sort().map(([reason, count]) => `${count} ${reason}`);
  const unread = outcomes.filter(isUnread);
  return [
    `${outcomes.length} files, ${sum(({ read }) => read)} records read, ${sum(({ kept }) => kept)} kept, ` +
      `${sum(({ changed }) => changed)} rows new or changed, ${refusals.length} refused` +
      (listed.length === 0 ? '' : ` (${listed.join(', ')})`),
    `${refusals.filter(({ reason }) => isError(reason)).length} refusals need a look; ${unread.length} files could not be read at all`,
    ...unread.map(({ file }) => `  ${file}`),
  ].join('\n');
};
