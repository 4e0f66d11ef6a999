import type { Style } from './pdf-sheet.ts';

/** Dark enough on white and on the shade for 7:1, and still apart on a gray printer. */
export const colors = {
  ink: '#1b1f23',
  quiet: '#4a5157',
  accent: '#0b4a63',
  rule: '#cfd6db',
  shade: '#eaf0f3',
} as const;

/** Of what is read, on white. */
export const contrastOnPaper = 7;

export const styles = {
  practice: { weight: 'bold', size: 11, color: colors.accent },
  title: { weight: 'bold', size: 20, color: colors.accent },
  section: { weight: 'bold', size: 13.5, color: colors.accent },
  report: { weight: 'bold', size: 10.5, color: colors.ink },
  text: { weight: 'regular', size: 9.5, color: colors.ink },
  quiet: { weight: 'regular', size: 9, color: colors.quiet },
  label: { weight: 'regular', size: 9.5, color: colors.quiet },
  columnTitle: { weight: 'bold', size: 8.5, color: colors.quiet },
  cell: { weight: 'regular', size: 9, color: colors.ink },
  strong: { weight: 'bold', size: 9, color: colors.ink },
  running: { weight: 'regular', size: 8, color: colors.quiet },
} as const satisfies Record<string, Style>;
