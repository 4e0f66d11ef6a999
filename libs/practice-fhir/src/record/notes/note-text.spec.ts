import type { NoteBlock } from '@portico/practice-spi';
import { describe, expect, it } from '@jest/globals';
import { blocksOfHtml, blocksOfText } from './note-text.ts';

const paragraph = (text: string): NoteBlock => ({ kind: 'paragraph', text });
const heading = (text: string): NoteBlock => ({ kind: 'heading', text });
const list = (...items: readonly string[]): NoteBlock => ({ kind: 'list', items });
const ordered = (...items: readonly string[]): NoteBlock => ({ kind: 'list', items, ordered: true });
const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): NoteBlock => ({
  kind: 'table',
  head,
  rows,
});

describe('plain text', () => {
  it.each([
    ['One\nline\n\nTwo', [paragraph('One\nline'), paragraph('Two')]],
    ['One\r\nline\r\rTwo', [paragraph('One\nline'), paragraph('Two')]],
    ['  a   b \t c \n \n\n  d ', [paragraph('a b c'), paragraph('d')]],
    ['\n\n', []],
    ['', []],
  ])('%j is paragraphs', (text, blocks) => {
    expect(blocksOfText(text)).toEqual(blocks);
  });
});

describe('the words of markup', () => {
  it.each([
    ['a <b>bold</b> word', [paragraph('a bold word')]],
    ['<p>One</p><p>Two</p>', [paragraph('One'), paragraph('Two')]],
    ['One<p>Two</p>Three', [paragraph('One'), paragraph('Two'), paragraph('Three')]],
    ['<div>One<div>Two</div></div>', [paragraph('One'), paragraph('Two')]],
    ['<p>One<p>Two', [paragraph('One'), paragraph('Two')]],
    ['<p>One<br>line</p>', [paragraph('One\nline')]],
    ['<p>One<br><br>Two</p>', [paragraph('One'), paragraph('Two')]],
    ['<p>a\n  b</p>', [paragraph('a b')]],
    ['a<span>b</span>c', [paragraph('abc')]],
    ['<p> </p>', []],
  ])('%s are paragraphs', (html, blocks) => {
    expect(blocksOfHtml(html)).toEqual(blocks);
  });

  it.each(
    'p div section article header footer main address blockquote pre hr dl dt dd figure figcaption caption form fieldset'.split(
      ' ',
    ),
  )('end a paragraph at %s', (name) => {
    expect(blocksOfHtml(`One<${name}>Two</${name}>Three`)).toEqual(['One', 'Two', 'Three'].map(paragraph));
  });

  it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('are headings: %s', (name) => {
    expect(blocksOfHtml(`One<${name}> Plan \n of <b>care</b></${name}>Two`)).toEqual([
      ...[paragraph('One'), heading('Plan of care'), paragraph('Two')],
    ]);
    expect(blocksOfHtml(`<${name}> </${name}>Two`)).toEqual([paragraph('Two')]);
  });

  it('are no headings of other names', () => {
    for (const name of ['h7', 'h0', 'h11', 'xh1'])
      expect(blocksOfHtml(`<${name}>Plan</${name}>`)).toEqual([paragraph('Plan')]);
  });
});

describe('lists of markup', () => {
  it.each([
    ['<ul><li>One</li><li>Two</li></ul>', [list('One', 'Two')]],
    ['<ol><li>One<li>Two</ol>', [ordered('One', 'Two')]],
    ['Before<ul><li>One</ul>After', [paragraph('Before'), list('One'), paragraph('After')]],
    ['<ul> <li> a <b>b</b> </li> <li> </li></ul>', [list('a b')]],
    ['<ul><li><p>One</p><p>line</p></li></ul>', [list('One line')]],
    ['<ul><li>a<span>b</span><br>c</li></ul>', [list('ab c')]],
    [
      '<ul><li>One<ol><li>Inner</li></ol>more</li><li>Two</li></ul>After',
      [list('One', 'Inner', 'more', 'Two'), paragraph('After')],
    ],
    ['<ul><li><p>One</p>line</li></ul>', [list('One line')]],
    ['<ul><li>One<ol>two</ol></li></ul>', [list('One', 'two')]],
    ['<ul></ul>After', [paragraph('After')]],
    ['<ul><li>One', [list('One')]],
    ['<li>One</li>After', [list('One', 'After')]],
    ['</ul>After', [paragraph('After')]],
    ['<ul><li>One</ul></ul><ul><li>Two</ul>After', [list('One'), list('Two'), paragraph('After')]],
    ['<ol><li>One</ol><ul><li>Two</ul>', [ordered('One'), list('Two')]],
    ['<ul><li>One<h2>Two</h2></li></ul>', [list('One Two')]],
  ])('%s', (html, blocks) => {
    expect(blocksOfHtml(html)).toEqual(blocks);
  });
});

describe('tables of markup', () => {
  const [head, row] = ['<tr><th>Drug</th><th>Dose</th></tr>', '<tr><td>Aspirin</td><td>81 mg</td></tr>'];
  const whole = table(['Drug', 'Dose'], ['Aspirin', '81 mg']);

  it.each([
    [`<table>${head}${row}</table>`, [whole]],
    [`<table><thead>${head}</thead><tbody>${row}</tbody></table>`, [whole]],
    [`Before<table>${head}${row}</table>After`, [paragraph('Before'), whole, paragraph('After')]],
    [`<table>${row}</table>`, [table([], ['Aspirin', '81 mg'])]],
    [`<table>${head}</table>`, [table(['Drug', 'Dose'])]],
    [`<table>${head}${head}${row}</table>`, [table(['Drug', 'Dose'], ['Drug', 'Dose'], ['Aspirin', '81 mg'])]],
    [`<table>${row}${head}</table>`, [table([], ['Aspirin', '81 mg'], ['Drug', 'Dose'])]],
    ['<table><tr><th>Drug</th><td>Aspirin</td></tr></table>', [table([], ['Drug', 'Aspirin'])]],
    [
      '<table><tr><th>Drug</th><td>Aspirin</td></tr><tr><th>A</th></tr></table>',
      [table([], ['Drug', 'Aspirin'], ['A'])],
    ],
    [`<table><caption> Drugs </caption>${row}</table>`, [heading('Drugs'), table([], ['Aspirin', '81 mg'])]],
    ['<table><tr><td>a<br>b<p>c</p>d<span>e</span></td></tr></table>', [table([], ['a b c de'])]],
    ['<table><tr><td>x<ul><li>a</li><li>b</li></ul></td></tr></table>', [table([], ['x a b'])]],
    ['<table><tr><td><h3>a</h3>b<h3>c</h3></td></tr></table>', [table([], ['a b c'])]],
    ['<table> <tr> <td>a</td> <td></td> </tr> <tr></tr> </table>', [table([], ['a', ''])]],
    ['<table><tr><td>a</td></tr><tr><td>b', [table([], ['a']), paragraph('b')]],
    ['<table><tr><td>a</td>', [table([], ['a'])]],
    ['<table><tr><td>d<span>e</span>f</td></tr></table>', [table([], ['def'])]],
    [`<table><tr></tr>${head}${row}</table>`, [whole]],
    ['<table></table>After', [paragraph('After')]],
    [`<ul><li>One</ul><table>${row}</table>`, [list('One'), table([], ['Aspirin', '81 mg'])]],
    [`<ul><li>One<table>${row}</table></li><li>Two</ul>`, [list('One'), table([], ['Aspirin', '81 mg']), list('Two')]],
    [`</table></td></tr>After`, [paragraph('After')]],
  ])('%s', (html, blocks) => {
    expect(blocksOfHtml(html)).toEqual(blocks);
  });
});
