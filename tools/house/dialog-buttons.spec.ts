import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ui = join(import.meta.dirname, '../../libs/ui/src');

/** From an opening brace to the one that closes it. */
const braced = (text: string): string => {
  let depth = 0;
  const end = [...text].findIndex((char) => {
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    return depth === 0;
  });
  return text.slice(0, end + 1);
};

/** What a dialog gives as its buttons; buttons that are a component of the same file are read there. */
const actionsOf = (file: string): readonly string[] =>
  file
    .split('<Modal')
    .slice(1)
    .map((modal) => modal.slice(0, modal.search(/^ *\/?>$/m)))
    .filter((props) => props.includes('actions={'))
    .map((props) => braced(props.slice(props.indexOf('actions={') + 'actions='.length)))
    .map((actions) => (actions.includes('<Buttons') ? file.slice(file.indexOf('const Buttons')) : actions));

const ranks: Readonly<Record<string, number>> = { primary: 0, danger: 0, secondary: 1, quiet: 2 };

const ranksOf = (actions: string): readonly number[] =>
  [...actions.matchAll(/<(?:Button|AddToCalendar)\b(?:[^>]|=>)*?(?:look=(?:"(\w+)"|\{([^}]*)\})|onClick|$)/g)].map(
    ([, look, chosen]) => ranks[look ?? (chosen === undefined ? 'secondary' : 'primary')] ?? 0,
  );

const dialogs = globSync('**/*.tsx', { cwd: ui, exclude: ['**/*.spec.tsx'] }).flatMap((path) =>
  actionsOf(readFileSync(join(ui, path), 'utf8')).map((actions) => ({
    file: basename(path),
    ranks: ranksOf(actions),
  })),
);

describe('the buttons of a dialog', () => {
  it('are found', () => {
    expect(dialogs.filter(({ ranks: found }) => found.length > 0).length).toBeGreaterThan(15);
    expect(dialogs.filter(({ ranks: found }) => found.length > 1).length).toBeGreaterThan(8);
  });

  it('begin with the main one, which stands above the others where they are stacked', () => {
    expect(dialogs.filter(({ ranks: found }) => found.join() !== found.toSorted().join())).toEqual([]);
  });
});
