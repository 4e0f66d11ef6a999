import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ui = join(import.meta.dirname, '../../libs/ui/src');

const styles = globSync('**/*.css', { cwd: ui }).map((path) => ({
  file: basename(path),
  text: readFileSync(join(ui, path), 'utf8'),
}));

const linesLike = (pattern: RegExp): readonly string[] =>
  styles.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([line]) => `${file}: ${line}`));

const styleOf = (name: string): string => styles.find(({ file }) => file === name)?.text ?? '';

/** What the first rule of a selector says. */
const rule = (file: string, selector: string): string => {
  const text = styleOf(file);
  const at = text.indexOf(`${selector} {`);
  return at < 0 ? '' : text.slice(at, text.indexOf('}', at));
};

const wraps = (file: string, selector: string): boolean => rule(file, selector).includes('flex-wrap: wrap');

describe('the styles of pages', () => {
  it('are there', () => {
    expect(styles.length).toBeGreaterThan(50);
  });

  it('know two widths of a page, to read and for lists, and spell none of their own', () => {
    expect(linesLike(/max-inline-size: (?:3[6-9]|[4-9]\d)(?:\.\d+)?rem/g)).toEqual([]);
  });

  it('make room for large letters by the width of what holds them: a width of the screen in rem knows nothing of the size chosen here', () => {
    expect(linesLike(/@media[^{]*\bwidth\b[^{]*\d(?:rem|em)\b/g)).toEqual([]);
    // Where nothing is a container, such a rule would never hold.
    const queried = styles.filter(({ text }) => text.includes('@container'));
    expect(queried.filter(({ text }) => !text.includes('container-type: inline-size')).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it('say what is open of its own parts alone, as what is closed may stand in it', () => {
    expect(linesLike(/^.*\[open\]\s+[^>{\s].*$/gm)).toEqual([]);
  });

  it('let nothing in a form stay over its fields', () => {
    // The bars of the frame, notices over the page, and lists beside it: fields that have the focus are kept clear of them.
    expect(
      linesLike(/position: (?:sticky|fixed)/g)
        .map((line) => line.split(':')[0])
        .toSorted(),
    ).toEqual([
      'frame.module.css',
      'frame.module.css',
      'frame.module.css',
      // The bar of large letters, while its menu is open, and the way out at the end of that menu.
      'frame.module.css',
      'frame.module.css',
      'health.module.css',
      'health.module.css',
      'messages-screen.module.css',
      'modal.module.css',
      'modal.module.css',
      'newer-release-notice.module.css',
      'profile-settings.module.css',
      'toasts.module.css',
    ]);
  });

  it('begin with rules that a class overrules', () => {
    const base = styles.find(({ file }) => file === 'base.css')?.text ?? '';
    expect(base.replaceAll(/:where\([^)]*\)/g, '').match(/^.*\[class\].*$/gm) ?? []).toEqual([]);
  });

  it('have a thick edge where something is wrong, at the open conversation, at a visit by its status and at the next one', () => {
    expect(linesLike(/border-inline-start: (?:4px|0\.25rem) solid [^;]+/g).toSorted()).toEqual([
      'appointment-card.module.css: border-inline-start: 4px solid var(--edge, var(--line-strong))',
      'home.module.css: border-inline-start: 4px solid var(--good)',
      'messages-screen.module.css: border-inline-start: 0.25rem solid transparent',
      'notice.module.css: border-inline-start: 4px solid currentColor',
      'toasts.module.css: border-inline-start: 4px solid var(--bad)',
    ]);
  });

  it('break no word at the head of a column of results', () => {
    const plot = styles.find(({ file }) => file === 'plot.module.css')?.text ?? '';
    expect(plot).toMatch(/\.table thead th:nth-child\(2\) \{[^}]*overflow-wrap: break-word;/);
  });

  it('begin all values of facts at one edge, and end amounts at one', () => {
    expect(rule('fact-list.module.css', '.fact dt')).toMatch(/flex: \d 1 [\d.]+rem;/);
    expect(rule('fact-list.module.css', '.fact dd')).toMatch(/flex: \d 1 [\d.]+rem;/);
    expect(rule('fact-list.module.css', '.facts[data-sums] .fact')).toContain('justify-content: space-between');
    // An amount that has no room beside its name ends at that edge too, on a line of its own.
    expect(rule('fact-list.module.css', '.facts[data-sums] dd')).toMatch(
      /margin-inline-start: auto;[^}]*text-align: end;/,
    );
    expect(rule('visit-screen.module.css', '.sum strong')).toContain('margin-inline-start: auto');
  });

  it('have one look for a choice that cannot be made here, pressed or not', () => {
    expect(rule('radio-list.module.css', '.quiet,\n.option[data-off]')).toMatch(
      /border-color: var\(--line\);\s+background: var\(--fill\);/,
    );
  });

  it('end the sums of all payments at one edge, and what can be done at that of the list', () => {
    expect(rule('payments-screen.module.css', '.entries > .entry')).toContain('grid-template-columns: subgrid');
    const [, wide = ''] = styleOf('payments-screen.module.css').split('@media (width > 567px)');
    expect(wide).toMatch(/\.entry > :nth-child\(3\) \{[^}]*justify-self: end;/);
  });

  it('keep a badge beside an entry of the record off the badges of its first line, and the way beside it in one line at the edge', () => {
    const [, wide = ''] = styleOf('health.module.css').split('@container (width > 38rem)');
    expect(wide).toMatch(/\.entry:has\([^{]*\{\s*grid-template-columns: [^;]*, max-content\);/);
    const beside = /:last-child:has\(> :nth-child\(2\)\) \{([^}]*)\}/.exec(wide)?.[1];
    for (const said of ['justify-items: end', 'margin-block-start: var(--space-2)', 'text-align: end'])
      expect(beside).toContain(said);
    expect(rule('entries.module.css', '.quiet')).toContain('text-wrap: balance');
  });

  it('let neither side of a conversation fill its line, and tint what the reader wrote', () => {
    expect(rule('messages-screen.module.css', '.bubble')).toMatch(/max-inline-size: min\(\d\d%, 32rem\)/);
    expect(rule('messages-screen.module.css', '.row[data-own] .bubble')).toContain('background: var(--accent-tint)');
  });

  it('draw the picture of a person in one place', () => {
    const drawing = styles.filter(({ text }) => /\.avatar\b[^{]*\{[^}]*(?:background|border-radius)/.test(text));
    expect(drawing.map(({ file }) => file)).toEqual(['avatar.module.css']);
  });

  it('mark what is current alike in tabs, in the links of a page, in the list of settings and in the places', () => {
    const current = [
      ['tabs.module.css', ".tab[aria-selected='true']"],
      ['health.module.css', '\n.link[aria-current]'],
      ['profile-settings.module.css', "\n.section[aria-current='page']"],
      ['frame.module.css', '  .place[aria-current]'],
    ] as const;
    for (const [file, selector] of current) {
      expect({ file, marked: rule(file, selector) }).toEqual({
        file,
        marked: expect.stringMatching(/background: var\(--current\);[^]*color: var\(--ink\);/),
      });
    }
    // What is only under the mouse looks otherwise, and the current one has a bar too, which needs no color to be seen.
    const hovered = ['tabs.module.css .tab:hover', 'health.module.css .link:hover', 'frame.module.css .place:hover'];
    for (const [file = '', selector = ''] of hovered.map((each) => each.split(' '))) {
      expect({ file, hovered: rule(file, selector) }).toEqual({
        file,
        hovered: expect.stringContaining('background: var(--fill)'),
      });
    }
    const bars = [
      rule('tabs.module.css', ".tab[aria-selected='true']"),
      rule('health.module.css', '\n.link[aria-current]'),
      rule('health.module.css', '  .link[aria-current]'),
      rule('profile-settings.module.css', "  .sections .section[aria-current='page']"),
      rule('frame.module.css', '  .place[aria-current]'),
    ];
    for (const bar of bars) expect(bar).toMatch(/box-shadow: inset (?:3px 0|0 -3px) var\(--accent\)/);
    const shapes = [rule('tabs.module.css', '.tab'), rule('health.module.css', '.link')];
    for (const shape of [...shapes, rule('profile-settings.module.css', '\n.section')]) {
      expect(shape).toMatch(/border-radius: var\(--radius-m\);[^]*font-weight: var\(--weight-strong\);/);
    }
  });

  it('let a status be as large as its words, and stand below the words of its row, not below the date', () => {
    expect(rule('status-badge.module.css', '.badge')).toMatch(/inline-size: fit-content;\s+block-size: fit-content;/);
    expect(rule('visit-row.module.css', '.leaf ~ .end')).toContain('padding-inline-start: calc(3rem +');
  });

  it('put all buttons of a list of tasks in one place, and leave no third way alone in half a line', () => {
    expect(rule('home.module.css', '.task')).toMatch(/display: grid;\s+grid-template-columns: minmax\(0, 1fr\);/);
    expect(rule('home.module.css', '.actions:has(> :nth-child(3):last-child)')).toContain('repeat(3, minmax(0, 1fr))');
  });

  it('stand in the middle of the room beside the places', () => {
    expect(rule('frame.module.css', '.content')).toMatch(
      /max-inline-size: var\(--width-list\);[^]*margin-inline: auto;/,
    );
  });

  it('show no ring around what is no control after a touch', () => {
    expect(rule('base.css', ":root[data-by='pointerdown'] [tabindex='-1']:focus")).toContain('outline: none');
  });

  it('begin the links of a summary of errors under its sentence', () => {
    const summary = styles.find(({ file }) => file === 'problem-summary.module.css')?.text ?? '';
    expect(summary).toMatch(/\.list \{[^}]*padding: 0;/);
  });

  it('let a sentence go below its icon where large letters leave too little room beside it', () => {
    const sentences = [
      ['empty-state.module.css', '.empty', '.empty > p'],
      ['notice.module.css', '.notice', '.body'],
    ] as const;
    expect(
      sentences.filter(
        ([file, row, sentence]) => !wraps(file, row) || !rule(file, sentence).includes('flex: 1 1 8rem'),
      ),
    ).toEqual([]);
  });

  it('draw all boxes and circles to choose alike, on the middle of the first line beside them', () => {
    const base = styleOf('base.css');
    const drawn = base.split('@media screen and (forced-colors: none)')[1] ?? '';
    expect(drawn).toMatch(
      /input\[type='checkbox'\], input\[type='radio'\]\) \{[^}]*appearance: none;[^}]*border: 1\.5px solid var\(--ink-soft\);/,
    );
    expect(drawn).toContain(":where(input[type='checkbox']):indeterminate::before");
    expect(base).toContain('margin: calc((1lh - 1.5rem) / 2) 0 0;');
    // Neither another size nor another place of them is spelled elsewhere.
    expect(linesLike(/(?:inline|block)-size: 1\.(?:25|375)rem;\n {2}margin: 0;/g)).toEqual([]);
  });

  it('let a button without an edge begin and end with its column wherever its line breaks, and a menu stand in one line', () => {
    const quiet = rule('button.module.css', '.quiet:where(:not(.wide))');
    expect(quiet).toContain('padding-inline: var(--space-2)');
    expect(quiet).toContain('margin-inline: calc(-1px - var(--space-2))');
    const padding = /padding(?:-inline: |: var\(--space-2\) )var\(--space-3\);/;
    expect(rule('frame.module.css', '.tools[data-open] > :is(a, button)')).toMatch(padding);
    expect(rule('frame.module.css', '.further')).toMatch(padding);
  });

  it('leave the page of a phone to who acts for another: name and way back beside each other', () => {
    const [, phone = ''] = styleOf('acting-for.module.css').split('@media (width <= 567px)');
    expect(phone).toMatch(/font-size: var\(--text-s\);[^]*flex-basis: 6rem;/);
  });

  it('cut no clock in a menu of large letters', () => {
    expect(styleOf('live-clock.module.css').split('@media (width <= 567px)')[1]).toContain('white-space: normal');
  });

  it('begin each line of a long button beside its icon, and keep a place for another way to sign in', () => {
    const button = styles.find(({ file }) => file === 'button.module.css')?.text ?? '';
    expect(button).toMatch(/\.button:has\(> svg\) \{[^}]*text-align: start;/);
    const signIn = styles.find(({ file }) => file === 'sign-in-screen.module.css')?.text ?? '';
    expect(signIn).toMatch(/\.other \{[^}]*min-block-size: var\(--target\);/);
  });
});
