/** By the mark a spreadsheet knows the encoding. */
export const byteOrderMark = '\uFEFF';

const number = /^-\d+(?:\.\d+)?$/;

/** What begins like a formula is marked as text; a number below zero is none. */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r\n]/.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Lines of a table as CSV (RFC 4180), which a spreadsheet takes for texts and numbers alone. */
export const csvLines = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.map((row) => row.map(cell).join(','));
