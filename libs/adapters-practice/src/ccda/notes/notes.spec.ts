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

  it('are none without words or without a name', () => {
    expect(notesIn(section('29545-1', 'Exam', ' '), section('12345-6', '', 'Words'))).toEqual([]);
  });
});
