import type { ClinicalNote, NoteBlock } from '@portico/domain/health';
import { below, day, loinc, named, noId, observed, statusCode, template, time, type Named } from './entry-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const noteCode = { code: '34109-9', codeSystem: loinc, displayName: 'Note' };

const statuses: Readonly<Partial<Record<ClinicalNote['status'], string>>> = {
  final: 'completed',
  corrected: 'completed',
  preliminary: 'active',
};

/** A note as a section of its own, whose text is the note. */
export const note = (
  { id, name, code, date, author, visit, status, conclusion, language, content }: ClinicalNote,
  ids: Named,
  at: number,
): Markup => {
  const own = `note-${at}`;
  return e(
    'section',
    {},
    template('2.65', '2016-11-01'),
    e('code', noteCode),
    e('title', {}, text(name)),
    e(
      'text',
      { ID: own },
      ...content.map(block),
      ...(conclusion === undefined ? [] : [e('paragraph', { ID: `${own}-conclusion` }, text(conclusion))]),
    ),
    ...(language === undefined ? [] : [e('languageCode', { code: language })]),
    e(
      'entry',
      {},
      e(
        'act',
        { classCode: 'ACT', moodCode: 'EVN' },
        template('4.202', '2016-11-01'),
        ids('note', id),
        e('code', noteCode, ...(code === undefined ? [] : [named('translation', undefined, code)])),
        e('text', {}, e('reference', { value: `#${own}` })),
        statusCode(statuses[status]),
        time(date),
        ...(author === undefined ? [] : [writtenBy(author, date)]),
        ...(visit === undefined
          ? []
          : [below('COMP', e('encounter', { classCode: 'ENC', moodCode: 'EVN' }, ids('encounter', visit)))]),
        ...(conclusion === undefined ? [] : [below('COMP', concluded(`${own}-conclusion`))]),
      ),
    ),
  );
};

const writtenBy = (name: string, date: string | undefined): Markup =>
  e(
    'author',
    {},
    e('time', date === undefined ? { nullFlavor: 'UNK' } : { value: day(date) }),
    e('assignedAuthor', {}, noId, e('assignedPerson', {}, e('name', {}, text(name)))),
  );

const concluded = (place: string): Markup =>
  e(
    'observation',
    observed,
    e('code', { code: '55110-1', codeSystem: loinc, displayName: 'Conclusions' }),
    e('text', {}, e('reference', { value: `#${place}` })),
    statusCode('completed'),
  );

const cells = (tag: 'th' | 'td', row: readonly string[]): Markup =>
  e('tr', {}, ...row.map((cell) => e(tag, {}, text(cell))));

const block = (each: NoteBlock): Markup => {
  switch (each.kind) {
    case 'heading':
      return e('paragraph', {}, e('content', { styleCode: 'Bold' }, text(each.text)));
    case 'paragraph':
      return e(
        'paragraph',
        {},
        ...each.text.split('\n').flatMap((line, index) => (index === 0 ? [text(line)] : [e('br', {}), text(line)])),
      );
    case 'list':
      return e(
        'list',
        each.ordered === true ? { listType: 'ordered' } : {},
        ...each.items.map((item) => e('item', {}, text(item))),
      );
    case 'table':
      return e(
        'table',
        {},
        ...(each.head.length === 0 ? [] : [e('thead', {}, cells('th', each.head))]),
        e('tbody', {}, ...each.rows.map((row) => cells('td', row))),
      );
  }
};
