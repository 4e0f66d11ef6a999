import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

const textsLike = (pattern: string, ...without: readonly string[]) =>
  globSync([`libs/ui/src/${pattern}`, `apps/portal/src/${pattern}`], { cwd: root, exclude: [...without] }).map(
    (path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }),
  );

const styles = textsLike('**/*.css');
const screens = textsLike('**/*.tsx', '**/*.spec.tsx', '**/testing/**');

const found = (texts: typeof styles, pattern: RegExp): readonly string[] =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([line]) => `${path.split('/').at(-1)}: ${line.trim()}`),
  );

/** The rules of a style whose selector asks for a pointer over it or for the focus, without the braces. */
const rulesOfPointerAndFocus = styles.flatMap(({ path, text }) =>
  [...text.matchAll(/([^{}]*:(?:hover|focus)[^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', says = '']) => ({
    rule: `${path.split('/').at(-1)}: ${selector.trim()}`,
    says,
  })),
);

/** What makes something appear, move or grow. */
const appears =
  /^\s*(?:display|visibility|opacity|content|clip|inset|position|transform|overflow|(?:min-|max-)?(?:block|inline)-size)\b/m;

describe('a pointer over something, and the focus on it', () => {
  it('open nothing but the link over all navigation, so that nothing has to be waved away (WCAG 1.4.13)', () => {
    expect(rulesOfPointerAndFocus.length).toBeGreaterThan(20);
    const opening = rulesOfPointerAndFocus.filter(({ says }) => appears.test(says)).map(({ rule }) => rule);
    expect(opening).toEqual(['frame.module.css: .skip:focus']);
  });

  it('show no tip of the browser, which can be neither read by keyboard nor put away', () => {
    // A frame is named by its title.
    expect(found(screens, /<(?!iframe\b)[a-z][a-z0-9]*\b(?=[^<>]*\stitle=)[^<>]*>/g)).toEqual([]);
  });
});

describe('a press', () => {
  it('acts when it is let go: what listens to its beginning only looks ahead, or tells a pointer from a keyboard (WCAG 2.5.2)', () => {
    const listening = found(screens, /\bon(?:Pointer|Mouse|Touch)(?:Down|Start)(?:Capture)?=\{[^}]*/g);
    expect(listening.toSorted()).toEqual([
      'practice-choice.tsx: onPointerDown={() => {\n            byKey.current = false;',
      'select-choice.tsx: onPointerDown={onPointerDown',
      'tabs.tsx: onPointerDown={onNear',
      'visit-buttons.tsx: onPointerDown={prepare',
    ]);
  });
});

describe('motion', () => {
  it('comes back slower than a second where it does not end, so that nothing flashes (WCAG 2.3.1)', () => {
    const endless = found(styles, /animation:[^;]*\binfinite\b[^;]*/g);
    const seconds = endless.map((rule) => ({ rule, lasts: Number(/\b(\d+(?:\.\d+)?)s\b/.exec(rule)?.[1]) }));
    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds.filter(({ lasts }) => !(lasts >= 1))).toEqual([]);
    // The one picture that moves is what a person's own camera sees.
    expect(found(screens, /<(?:video|marquee|blink)\b|\.gif\b/g)).toEqual(['device-check-modal.tsx: <video']);
  });
});
