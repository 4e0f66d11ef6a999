import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { readFolders } from './catalog.ts';
import { argumentsOf } from './parse-icu.ts';
import { pseudoLanguage, pseudoMessage } from './pseudo-language.ts';

const said = (text: string, values?: Readonly<Record<string, string | number>>): string =>
  createIntl({ locale: pseudoLanguage, messages: { text: pseudoMessage(text) } }).formatMessage({ id: 'text' }, values);

describe('the pseudo-language', () => {
  it('has accents, brackets and a third more letters', () => {
    expect(said('Sign in to see')).toBe('[Sígñ íñ tó séé ~~~~~]');
  });

  it('leaves arguments and choices as they are', () => {
    const text = 'Hello {name}, {n, plural, one {# day} other {# days}}';
    expect(said(text, { name: 'Ana', n: 2 })).toBe('[Hélló Ana, 2 dáýs ~~~~]');
  });

  it('takes the arguments of every message of the portal', async () => {
    for (const { defaultMessage } of (await readFolders()).flatMap(({ entries }) => entries)) {
      expect(argumentsOf(pseudoMessage(defaultMessage))).toEqual(argumentsOf(parse(defaultMessage)));
    }
  });
});
