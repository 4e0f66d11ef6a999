import { describe, expect, it } from '@jest/globals';
import type { ClinicalNote } from '@portico/domain/health';
import { readRecords } from '../../reading/index.ts';
import { documentOf, inputOf } from '../../reading/testing/sample-inputs.ts';

const section = (code: string, title: string, text: string): string =>
  `<section><code code="${code}" codeSystem="2.16.840.1.113883.6.1"/><title>${title}</title><text>${text}</text></section>`;

const notesIn = (...sections: readonly string[]): readonly ClinicalNote[] =>
  readRecords(inputOf(documentOf(...sections))).records.flatMap((each) => (each.type === 'note' ? [each.note] : []));

describe('sections that are written in words', () => {
  it.each([
    ['29299-5', 'reason-for-visit'],
    ['10164-2', 'history'],
    ['10187-3', 'review-of-systems'],
    ['29545-1', 'exam'],
    ['8648-8', 'hospital-course'],
    ['59776-5', 'operation'],
    ['18782-3', 'imaging'],
    ['12345-6', 'other'],
  ])('are notes of a kind by their code: %s', (code, kind) => {
    expect(notesIn(section(code, 'As titled', 'Some words'))).toMatchObject([
      { name: 'As titled', kind, status: 'final', content: [{ kind: 'paragraph', text: 'Some words' }] },
    ]);
  });

  it('keep headings, lists and tables as plain text, and nothing of the markup', () => {
    const text =
      '<paragraph><content styleCode="Bold">Heart</content></paragraph>Regular<br/>no murmur' +
      '<list listType="ordered"><caption>Steps</caption><item>One<list><item>Within</item></list></item></list>' +
      '<table><thead><tr><th>Area</th><th>Finding</th></tr></thead><tbody><tr><td>Lungs</td><td>&lt;b onclick="x()"&gt;Clear</td></tr></tbody></table>' +
      '<renderMultiMedia referencedObject="m">picture</renderMultiMedia>';
    expect(notesIn(section('29545-1', 'Exam', text))).toMatchObject([
      {
        content: [
          { kind: 'heading', text: 'Heart' },
          { kind: 'paragraph', text: 'Regular\nno murmur' },
          { kind: 'heading', text: 'Steps' },
          { kind: 'list', items: ['One', 'Within'], ordered: true },
          { kind: 'table', head: ['Area', 'Finding'], rows: [['Lungs', '<b onclick="x()">Clear']] },
        ],
      },
    ]);
  });

  it.each([
    { section: 'another section', code: '29545-1' },
    { section: 'a section with entries elsewhere', code: '11450-4' },
    { section: 'medications', code: '10160-0' },
  ])('are held back where they are restricted, as a note that the patient reads: $section', ({ code }) => {
    const restricted = '<confidentialityCode code="R" codeSystem="2.16.840.1.113883.5.25"/>';
    const words = section(code, 'As titled', 'Secret words').replace('<text>', `${restricted}<text>`);
    expect(notesIn(words)).toMatchObject([
      { name: 'As titled', heldBack: 'restricted', content: [{ kind: 'paragraph', text: 'Secret words' }] },
    ]);
    const { records } = readRecords(inputOf(documentOf(words)));
    const openWords = records.filter((each) => each.type !== 'note' && each.type !== 'document');
    expect(JSON.stringify(openWords)).not.toContain('Secret');
  });

  it('of one operation are one note, as its document is titled', () => {
    const operation = documentOf(
      section('59776-5', 'Findings', 'A polyp'),
      section('59772-4', 'Planned procedure', 'Removal'),
      section('29545-1', 'Exam', 'Well'),
      section('55109-3', 'Complications', 'None'),
    ).replace(/<code code="34133-9"[^>]*>/, '<code code="11504-8" codeSystem="2.16.840.1.113883.6.1"/>');
    const notes = readRecords(inputOf(operation)).records.flatMap((each) => (each.type === 'note' ? [each.note] : []));
    expect(notes.map(({ kind, content }) => ({ kind, content }))).toEqual([
      {
        kind: 'operation',
        content: [
          { kind: 'heading', text: 'Findings' },
          { kind: 'paragraph', text: 'A polyp' },
          { kind: 'heading', text: 'Planned procedure' },
          { kind: 'paragraph', text: 'Removal' },
          { kind: 'heading', text: 'Complications' },
          { kind: 'paragraph', text: 'None' },
        ],
      },
      { kind: 'exam', content: [{ kind: 'paragraph', text: 'Well' }] },
    ]);
  });

  it('are none without words or without a name', () => {
    expect(notesIn(section('29545-1', 'Exam', ' '), section('12345-6', '', 'Words'))).toEqual([]);
  });
});
