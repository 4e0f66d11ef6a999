import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { readFolders, type TextFolder } from './catalog.ts';
import { complaintsAboutWords, readWordList } from './words.ts';

const list = readWordList(readFileSync(join(root, 'docs/words.md'), 'utf8'));
const folders = await readFolders();

const folder = (en: string, es: string, id = 'access.signIn.title'): TextFolder => ({
  path: 'libs/ui/src/screens/access',
  entries: [{ id, defaultMessage: en, description: 'Title', file: 'libs/ui/src/screens/access/sign-in.messages.ts' }],
  catalogs: new Map([['es', { [id]: es }]]),
});

describe('the words of docs/words.md', () => {
  it('are what every text of the portal, its mails and its documents says', () => {
    expect(complaintsAboutWords(folders, list)).toEqual([]);
  });

  it('are needed: no text is excused that says none of the words to avoid', () => {
    const strict = { ...list, kept: new Set<string>() };
    const excused = complaintsAboutWords(folders, strict).map((complaint) => complaint.split(' ')[0]);
    expect([...list.kept].filter((id) => !excused.includes(id))).toEqual([]);
  });

  it('fit on a page', () => {
    const rows = readFileSync(join(root, 'docs/words.md'), 'utf8').split('\n## ')[0]?.match(/^\| /gm) ?? [];
    expect(rows.length).toBeLessThanOrEqual(80);
  });

  it.each([
    { what: 'an English word', en: 'Open the mail', es: 'Abra el correo', names: '“email”' },
    { what: 'it at the start of a sentence', en: 'Somebody signed in', es: 'Alguien entró', names: '“someone' },
    {
      what: 'it in a plural',
      en: '{n, plural, one {# free time} other {# times}}',
      es: '{n} horarios',
      names: '“available',
    },
    { what: 'a long form', en: 'You cannot do this', es: 'No puede hacerlo', names: '“can’t”' },
    { what: 'a Spanish word', en: 'An earlier time', es: 'Una hora más temprana', names: '“cita más pronto”' },
    { what: 'it before a comma', en: 'Your record', es: 'Su historial médico, aquí', names: '“expediente' },
    { what: 'quotation marks of another country', en: 'Yes', es: 'Diga «sí»', names: 'says “«”' },
    {
      what: 'minutes without a plural',
      en: '{n} minutes',
      es: '{n, plural, one {# min} other {# min}}',
      names: 'without a plural',
    },
  ])('finds $what', ({ en, es, names }) => {
    const found = complaintsAboutWords([folder(en, es)], list);
    expect(found.join('\n')).toContain(names);
  });

  it('find no word inside another, nor across a value', () => {
    expect(complaintsAboutWords([folder('Emails, freely: do {x} not', 'Importante: la visitamos {x}')], list)).toEqual(
      [],
    );
  });

  it('leave a text alone that a requirement fixes', () => {
    expect(complaintsAboutWords([folder('Logout', 'Cerrar sesión', 'frame.inactivity.logout')], list)).toEqual([]);
  });
});

describe('a Spanish text that tells a time of day', () => {
  it('has no article before it: it is “las 2:00”, and “la 1:00”', () => {
    const all = folders.flatMap(({ catalogs }) => Object.entries(catalogs.get('es') ?? {}));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, text]) => /\blas \{\w+\}/iu.test(text))).toEqual([]);
  });
});

/** Texts that name an office and tell of no visit to come. */
const ofNoVisitToCome: ReadonlySet<string> = new Set([
  // The clock of an office.
  'availableHours.screen.zone',
  // The way to it.
  'appointments.card.directionsTo',
  // A visit that is over.
  'surveys.list.visit',
]);

describe('a text that tells where a visit is', () => {
  it('says of a video visit that it is by video, rather than at an office', () => {
    const naming = folders.flatMap(({ entries, catalogs }) =>
      entries.flatMap(({ id, defaultMessage }) =>
        [defaultMessage, ...[...catalogs.values()].map((texts) => texts[id] ?? '')]
          .filter((text) => /\{office\}/.test(text) && !ofNoVisitToCome.has(id))
          .map((text) => ({ id, text })),
      ),
    );
    expect(naming.length).toBeGreaterThan(10);
    const hasVideo = (id: string): boolean =>
      folders.some(({ entries }) => entries.some((one) => one.id === `${id}Video`));
    expect(naming.filter(({ id, text }) => !text.includes('{video, select, true {') && !hasVideo(id))).toEqual([]);
  });
});
