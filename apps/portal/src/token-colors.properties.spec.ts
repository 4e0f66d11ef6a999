import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contrast, leastContrast, readableAccent, type Scheme } from '@portico/ui/kit';
import fc from 'fast-check';

const sheet = readFileSync(join(import.meta.dirname, '../../../libs/ui/src/tokens.css'), 'utf8');

const [lightest = '', darkest = ''] = sheet.split('@media (prefers-color-scheme: dark)');

const declared = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...(/:root \{[^}]*\}/.exec(text)?.[0] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [
      String(name),
      String(value),
    ]),
  );

const tokens: Readonly<Record<Scheme, ReadonlyMap<string, string>>> = {
  light: declared(lightest),
  dark: new Map([...declared(lightest), ...declared(darkest)]),
};

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mix = (one: string, share: number, other: string): string => {
  const others = channels(other);
  const mixed = channels(one).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** The color of a token with an accent. */
const colorOf = (scheme: Scheme, name: string, accent: string): string => {
  if (name === '--accent') return accent;
  const value = tokens[scheme].get(name) ?? '';
  const mixed = /^color-mix\(in srgb, var\(--accent\) (\d+)%, (?:var\((--[\w-]+)\)|(#[\da-f]{6}))\)$/.exec(value);
  if (mixed === null) return value;
  const [, share, reference, color = ''] = mixed;
  return mix(accent, Number(share) / 100, reference === undefined ? color : colorOf(scheme, reference, accent));
};

const washes = [
  '--good-wash',
  '--wait-wash',
  '--bad-wash',
  '--off-wash',
  '--accent-wash',
  '--accent-tint',
  '--current',
];
const grounds = ['--ground', '--surface', '--raised', '--fill', ...washes];

const accents = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const schemes = fc.constantFrom('light' as const, 'dark' as const);

describe('the colors of the portal', () => {
  it('let ink, soft ink and a practice’s accent be read on each background', () => {
    fc.assert(
      fc.property(accents, schemes, fc.constantFrom(...grounds), (color, scheme, ground) => {
        const accent = readableAccent(color, scheme) ?? '';
        const below = colorOf(scheme, ground, accent);
        for (const ink of ['--ink', '--ink-soft', '--accent']) {
          const reached = contrast(colorOf(scheme, ink, accent), below);
          expect({ ink, ground, reached, isRead: reached >= leastContrast }).toMatchObject({ isRead: true });
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['good', 'wait', 'bad', 'off'])('let a status be read on its own background: %s', (tone) => {
    for (const scheme of ['light', 'dark'] as const) {
      const reached = contrast(colorOf(scheme, `--${tone}`, ''), colorOf(scheme, `--${tone}-wash`, ''));
      expect(reached).toBeGreaterThanOrEqual(leastContrast);
    }
  });

  it('are lighter in the dark the higher something lies', () => {
    const light = (name: string): number => contrast(colorOf('dark', name, '#7fcadb'), '#000000');
    expect(light('--surface')).toBeGreaterThan(light('--ground'));
    expect(light('--raised')).toBeGreaterThan(light('--surface'));
    expect(light('--fill')).toBeGreaterThan(light('--raised'));
    for (const wash of washes)
      expect({ wash, isLighter: light(wash) > light('--surface') }).toEqual({ wash, isLighter: true });
  });
});
