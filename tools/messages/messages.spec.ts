import { describe, expect, it } from '@jest/globals';
import { entriesOf, readCatalog, type Entry } from './catalog.ts';
import { complaintsAbout, contextOfFile } from './check.ts';
import { bareModule, compileContexts } from './compile.ts';
import { argumentsOf, parseMessage } from './icu.ts';

const entry = (over: Partial<Entry> = {}): Entry => ({
  id: 'access.signIn.title',
  en: 'Sign in',
  es: 'Iniciar sesión',
  description: 'Title of the page',
  file: 'libs/ui/src/screens/access/sign-in.messages.ts',
  ...over,
});

describe('the portal’s own messages', () => {
  it('ACC-012 are complete in every language', async () => {
    expect(complaintsAbout(await readCatalog())).toEqual([]);
  });
});

describe('the check of messages', () => {
  it('finds nothing wrong with a message that is complete', () => {
    expect(complaintsAbout([entry()])).toEqual([]);
  });

  it.each<[string, Partial<Entry>]>([
    ['no English', { en: ' ' }],
    ['no Spanish', { es: '' }],
    ['no description', { description: '' }],
    ['another argument in Spanish', { en: 'Hello {name}', es: 'Hola {nombre}' }],
    ['another kind of argument in Spanish', { en: '{n, number}', es: '{n}' }],
    ['another choice in Spanish', { en: '{s, select, a {A} other {O}}', es: '{s, select, b {B} other {O}}' }],
    ['a tag lost in Spanish', { en: '<b>Now</b>', es: 'Ahora' }],
    ['broken syntax', { en: 'Hello {name' }],
    ['an id of another context', { id: 'health.signIn.title' }],
    ['an id without a key', { id: 'access' }],
  ])('finds %s', (_, over) => {
    expect(complaintsAbout([entry(over)])).not.toEqual([]);
  });

  it('finds an id that is written twice', () => {
    expect(complaintsAbout([entry(), entry()])).toHaveLength(1);
  });

  it('lets plural cases differ between languages', () => {
    const [en, es] = [
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# día} many {# de días} other {# días}}',
    ];
    expect(complaintsAbout([entry({ en, es })])).toEqual([]);
  });

  it('knows the context of a file by its folder', () => {
    expect(contextOfFile('libs/ui/src/screens/health/labs.messages.ts')).toBe('health');
    expect(contextOfFile('libs/ui/src/kit/dialog/dialog.messages.ts')).toBe('kit');
  });
});

describe('compiled messages', () => {
  it('hold the texts of one context in one language', () => {
    const entries = [entry(), entry({ id: 'health.labs.title' })];
    expect(compileContexts(entries, ['access'], 'es')).toEqual({
      'access.signIn.title': parseMessage('Iniciar sesión'),
    });
  });

  it('leave bare ids in the module', () => {
    const title = { id: 'access.signIn.title', defaultMessage: 'Sign in', es: 'Iniciar sesión', description: 'Title' };
    expect(bareModule({ signIn: { title } })).toBe('export const signIn = {"title":{"id":"access.signIn.title"}};\n');
  });

  it('refuse an export that is no message', () => {
    expect(() => bareModule({ count: 3 })).toThrow();
    expect(() => entriesOf({ count: 3 }, 'x.messages.ts')).toThrow();
  });

  it('know the arguments of a text', () => {
    expect(argumentsOf(parseMessage('<b>{name}</b> {when, date, short} {n, plural, one {# {what}} other {}}'))).toEqual(
      ['<b>', 'n: plural', 'name: argument', 'what: argument', 'when: date'],
    );
  });
});
