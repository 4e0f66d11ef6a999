import { describe, expect, it, jest } from '@jest/globals';
import { defineMessages, textsOf } from './index.ts';

const words = defineMessages({
  days: { id: 'a.days', defaultMessage: '{n, plural, one {# day} other {# days}}', description: 'A span' },
});
const sayIn = textsOf({ es: { 'a.days': '{n, plural, one {# día} other {# días}}' } });

describe('the texts of a project', () => {
  it('are said in the language of the person', () => {
    expect(sayIn('en')(words.days, { n: 1 })).toBe('1 day');
    expect(sayIn('es')(words.days, { n: 2 })).toBe('2 días');
  });

  it('are said in English where a catalog does not have them yet', () => {
    expect(textsOf({})('es')(words.days, { n: 2 })).toBe('2 days');
  });

  it('OPS-D7 are said in English, which stands in the code, without an error being made for each', () => {
    const made = jest.spyOn(Error as unknown as { captureStackTrace(of: object): void }, 'captureStackTrace');
    sayIn('en')(words.days, { n: 1 });
    expect(made).not.toHaveBeenCalled();
  });
});
