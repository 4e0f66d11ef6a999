// `npm run house`: how the code stands beside the bars that it set itself. It prints and refuses nothing.
import { measures } from './measures.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const lines = measures.map(({ what, bar, of }) => {
  const { value, worst } = of(files);
  return [what, String(value), String(bar), value <= bar ? 'met' : 'not met', worst ?? ''] as const;
});
const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
for (const line of [['measure', 'is', 'at most', '', 'worst'], ...lines]) {
  console.log(
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
