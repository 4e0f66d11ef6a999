import { csvLines } from '@portico/domain/kernel';

/** Rows under a head, in columns of text, or as CSV that a spreadsheet takes for text alone. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[], csv: boolean): string =>
  csv ? csvLines([head, ...rows]).join('\r\n') : columns([head, ...rows]);

const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, at) => clean(text).padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** What a browser calls itself may hold anything; a terminal gets no control characters. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
