import { csvLines } from '@portico/domain/kernel';

/** What people wrote may hold anything; a terminal gets no control characters. */
const clean = (value: string | number): string => String(value).replace(/[\p{Cc}\p{Cf}]/gu, ' ');

type Row = Readonly<Record<string, string | number>>;

/** Rows as CSV with a line of headings, or in columns for a terminal. */
export const tableOf = (rows: readonly Row[], asCsv: boolean): string => {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return 'Nothing.';
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  if (asCsv) return csvLines(lines).join('\r\n');
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((value, at) => clean(value).padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
