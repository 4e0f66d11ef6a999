import type { Style } from './sheet.ts';

/** Dark enough on white and on the shade for 7:1, and still apart on a grey printer. */
export const colours = {
  ink: '#1b1f23',
  quiet: '#4a5157',
  accent: '#0b4a63',
  rule: '#cfd6db',
  shade: '#eaf0f3',
} as const;

export const styles = {
  title: { weight: 'bold', size: 20, colour: colours.accent },
  section: { weight: 'bold', size: 13.5, colour: colours.accent },
  report: { weight: 'bold', size: 10.5, colour: colours.ink },
  text: { weight: 'regular', size: 9.5, colour: colours.ink },
  quiet: { weight: 'regular', size: 9, colour: colours.quiet },
  label: { weight: 'regular', size: 9.5, colour: colours.quiet },
  columnTitle: { weight: 'bold', size: 8.5, colour: colours.quiet },
  cell: { weight: 'regular', size: 9, colour: colours.ink },
  strong: { weight: 'bold', size: 9, colour: colours.ink },
  running: { weight: 'regular', size: 8, colour: colours.quiet },
} as const satisfies Record<string, Style>;
