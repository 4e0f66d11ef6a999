import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { entriesOf, readFolders, type Entry, type TextFolder } from './catalog.ts';
import { complaintsAbout, contextsOf } from './check-messages.ts';
import { bareModule, compileContexts, generatedFiles } from './compile.ts';
import { argumentsOf, missingPlurals, parseMessage } from './parse-icu.ts';
import { unusedMessages } from './unused-messages.ts';

const entry = (over: Partial<Entry> = {}): Entry => ({
  id: 'access.signIn.title',
  defaultMessage: 'Sign in',
  description: 'Title of the page',
  file: 'libs/ui/src/screens/access/sign-in.messages.ts',
  ...over,
});

const folder = (entries: readonly Entry[], es: Readonly<Record<string, string>>): TextFolder => ({
  path: 'libs/ui/src/screens/access',
  entries,
  catalogs: new Map([['es', es]]),
});

const folders = await readFolders();

describe('the portal’s own messages', () => {
  it('ACC-012 are complete in every language', () => {
    expect(complaintsAbout(folders)).toEqual([]);
  });

  it('are each shown somewhere', async () => {
    expect(await unusedMessages(folders)).toEqual([]);
  });

  it('are compiled as their catalogs stand', () => {
    for (const [path, content] of generatedFiles(folders)) {
      const written = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
      expect({ path, content: written }).toEqual({ path, content });
    }
  });
});

describe('the check of messages', () => {
  const title = 'access.signIn.title';

  it('finds nothing wrong with a message that is complete', () => {
    expect(complaintsAbout([folder([entry()], { [title]: 'Iniciar sesión' })])).toEqual([]);
  });

  it.each([
    { what: 'no English', over: { defaultMessage: ' ' }, es: 'Iniciar' },
    { what: 'no Spanish', over: {}, es: '' },
    { what: 'no description', over: { description: '' }, es: 'Iniciar' },
    { what: 'another argument', over: { defaultMessage: 'Hello {name}' }, es: 'Hola {nombre}' },
    { what: 'another kind of argument', over: { defaultMessage: '{n, number}' }, es: '{n}' },
    {
      what: 'another choice',
      over: { defaultMessage: '{s, select, a {A} other {O}}' },
      es: '{s, select, b {B} other {O}}',
    },
    { what: 'a lost tag', over: { defaultMessage: '<b>Now</b>' }, es: 'Ahora' },
    { what: 'broken syntax', over: { defaultMessage: 'Hello {name}' }, es: 'Hola {name' },
    {
      what: 'a plural without its singular',
      over: { defaultMessage: '{n, plural, one {# day} other {# days}}' },
      es: '{n, plural, other {# días}}',
    },
    { what: 'an id of another context', over: { id: 'health.signIn.title' }, es: 'Iniciar' },
    { what: 'an id without a key', over: { id: 'access' }, es: 'Iniciar' },
  ])('finds $what', ({ over, es }) => {
    const one = entry(over);
    expect(complaintsAbout([folder([one], { [one.id]: es })])).toHaveLength(1);
  });

  it('finds a text of a message that is gone', () => {
    const catalog = { [title]: 'Iniciar sesión', 'access.signIn.lost': 'Perdido' };
    expect(complaintsAbout([folder([entry()], catalog)])).toHaveLength(1);
  });

  it('finds an id that is written twice', () => {
    expect(complaintsAbout([folder([entry(), entry()], { [title]: 'Iniciar sesión' })])).toHaveLength(1);
  });

  it('finds a message that is shown nowhere', async () => {
    const kit = folders.filter(({ path }) => path === 'libs/ui/src/kit');
    const unused = await unusedMessages(kit, [{ path: 'x.tsx', text: 'say(kitWords.close); rows(tableWords)' }]);
    expect(unused).toContain('kitWords.retry of libs/ui/src/kit/kit.messages.ts is shown nowhere');
    expect(unused.filter((one) => /kitWords\.close|tableWords/.test(one))).toEqual([]);
  });

  it('asks for every plural case that the language has, and for no other', () => {
    expect(missingPlurals(parseMessage('{n, plural, one {# día} other {# días}}'), 'es')).toEqual([]);
    expect(missingPlurals(parseMessage('{n, plural, =1 {un día} other {# días}}'), 'es')).toEqual([]);
    expect(missingPlurals(parseMessage('<b>{n, plural, one {#} other {#}}</b>'), 'pl')).toEqual(['n: many', 'n: few']);
  });

  it('knows the contexts of a folder by its name and its files', () => {
    expect([...contextsOf(folder([entry()], {}))]).toEqual(['access', 'signIn']);
    expect([...contextsOf({ ...folder([], {}), path: 'libs/ui/src/words' })]).toEqual(['kit']);
  });
});

describe('compiled messages', () => {
  it('hold the texts of one context in one language', () => {
    const both = folder([entry(), entry({ id: 'health.labs.title' })], { 'access.signIn.title': 'Iniciar sesión' });
    expect(compileContexts([both], ['access'], 'es')).toEqual({
      'access.signIn.title': parseMessage('Iniciar sesión'),
    });
    expect(() => compileContexts([both], ['health'], 'es')).toThrow('health.labs.title has no text in es.');
  });

  it('leave bare ids in the module', () => {
    const title = { id: 'access.signIn.title', defaultMessage: 'Sign in', description: 'Title' };
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
