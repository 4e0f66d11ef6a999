// `npm run house`: how the code stands beside the bars that it set itself. It fails where one is exceeded, and names every
// place that exceeds it; a bar that is known not to be met has a ceiling in its stead.
import { leave } from '../test/results.mjs';
import { complaintsAbout } from './judge-measures.ts';
import { measures, type Measure, type Measured } from './measures.ts';
import { sourceFiles } from './source-files.ts';

const rowOf = ({ what, bar, ceiling }: Measure, { value }: Measured): readonly string[] => [
  what,
  String(value),
  String(bar),
  value <= bar ? 'met' : `not met${ceiling === undefined ? '' : `; may be ${ceiling}`}`,
];

const files = sourceFiles();
const measured = measures.map((measure) => [measure, measure.of(files)] as const);
const lines = [['measure', 'is', 'at most', ''], ...measured.map(([measure, found]) => rowOf(measure, found))];
const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
for (const line of lines) {
  console.log(
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const complaints = measured
  .map(([measure, found]) => complaintsAbout(measure, found))
  .filter(({ length }) => length > 0);
for (const [first, ...places] of complaints) console.error([first, ...places].join('\n  '));
leave('tools', 'house', { passed: measures.length - complaints.length, failed: complaints.length });
process.exitCode = complaints.length === 0 ? 0 : 1;
