import { describe, expect, it } from '@jest/globals';
import { parseXml } from '../parse-xml.ts';
import { blocksIn } from './note-blocks.ts';

const blocksOf = (inside: string) => {
  const read = parseXml(new TextEncoder().encode(`<text xmlns="urn:hl7-org:v3">${inside}</text>`));
  if (!read.ok) throw new Error('not well-formed');
  return blocksIn(read.value);
};
const paragraph = (text: string) => ({ kind: 'paragraph', text });
const heading = (text: string) => ({ kind: 'heading', text });
const bold = (text: string, style = 'Bold'): string => `<content styleCode="${style}">${text}</content>`;

describe('a narrative as blocks', () => {
  it('is nothing where there is none', () => {
    expect(blocksIn(undefined)).toEqual([]);
    expect(blocksOf(' ')).toEqual([]);
  });

  it('has paragraphs, whose words stand on one line unless they are broken', () => {
    expect(blocksOf('One\n  and <content>two</content>half<paragraph> Three </paragraph>Four')).toEqual([
      paragraph('One and twohalf'),
      paragraph('Three'),
      paragraph('Four'),
    ]);
    expect(blocksOf('One <br/> two<br/><br/>Three<br/><br/><br/>Four<br/>')).toEqual([
      paragraph('One\ntwo'),
      paragraph('Three'),
      paragraph('Four'),
    ]);
  });

  it.each(['paragraph', 'footnote', 'text'])('has its words in a %s apart from those around it', (element) => {
    expect(blocksOf(`One<${element}>two</${element}>three`)).toEqual(['One', 'two', 'three'].map(paragraph));
  });

  it('has the words of other elements in place, and none of what shows no words', () => {
    expect(blocksOf('a<sup>2</sup><x>b</x><linkHtml>c</linkHtml>')).toEqual([paragraph('a2bc')]);
    for (const silent of ['renderMultiMedia', 'footnoteRef', 'colgroup', 'col']) {
      expect(blocksOf(`a<${silent}>not this</${silent}>b`)).toEqual([paragraph('ab')]);
    }
  });

  it('leaves out what is told elsewhere', () => {
    const read = parseXml(
      new TextEncoder().encode(
        '<text xmlns="urn:hl7-org:v3"><paragraph>One</paragraph><paragraph>Two</paragraph></text>',
      ),
    );
    const first = read.ok ? read.value.children[0] : undefined;
    expect(read.ok && typeof first === 'object' && blocksIn(read.value, first)).toEqual([paragraph('Two')]);
  });
});

describe('a heading', () => {
  it.each(['Bold', 'bold', 'Underline Bold', 'Bold\tItalics'])('is a paragraph that is all in style %s', (style) => {
    expect(blocksOf(`<paragraph> ${bold('Heart', style)}\n</paragraph>`)).toEqual([heading('Heart')]);
  });

  it('is one of several parts, all of them bold', () => {
    expect(blocksOf(`<paragraph>${bold('Heart')} ${bold('and lungs')}</paragraph>`)).toEqual([
      heading('Heart and lungs'),
    ]);
  });

  it.each([
    ['of no style', '<content>Heart</content>'],
    ['of another style', bold('Heart', 'Italics')],
    ['of part of the words', `${bold('Heart')} regular`],
    ['of an element that is no content', '<sup styleCode="Bold">Heart</sup>'],
    ['of some of its parts', `${bold('Heart')}<content> regular</content>`],
  ])('is not one %s', (_, inside) => {
    expect(blocksOf(`<paragraph>${inside}</paragraph>`)).toMatchObject([{ kind: 'paragraph' }]);
  });

  it.each([
    ['a break', '<br/>', [paragraph('Heart\nwell')]],
    [
      'a paragraph',
      '</content><content styleCode="Bold"><paragraph>and</paragraph>',
      [paragraph('Heart'), paragraph('and'), paragraph('well')],
    ],
    [
      'a list',
      '<list><item>and</item></list>',
      [paragraph('Heart'), { kind: 'list', items: ['and'] }, paragraph('well')],
    ],
    [
      'a table',
      '<table><tr><td>and</td></tr></table>',
      [paragraph('Heart'), { kind: 'table', head: [], rows: [['and']] }, paragraph('well')],
    ],
    ['a break further in', '<content>a<br/>b</content>', [paragraph('Hearta\nbwell')]],
  ])('is none that holds %s', (_, inside, wanted) => {
    expect(blocksOf(`<paragraph>${bold(`Heart${inside}well`)}</paragraph>`)).toEqual(wanted);
  });

  it('is what stands as a caption, where it has words', () => {
    expect(blocksOf('One<caption> The  heart </caption>two<caption/>')).toEqual([
      paragraph('One'),
      heading('The heart'),
      paragraph('two'),
    ]);
    expect(blocksOf(`<paragraph>${bold('')}</paragraph>`)).toEqual([]);
    expect(blocksOf('<paragraph/>')).toEqual([]);
  });
});

describe('a list', () => {
  const list = (...items: readonly string[]) => ({ kind: 'list', items });

  it('has its items in order, those within behind the one that they stand in', () => {
    const inner = '<list><item>two</item><item>three</item></list>';
    expect(blocksOf(`Before<list><item>One<content> more</content>${inner}</item><item>four</item></list>`)).toEqual([
      paragraph('Before'),
      list('One more', 'two', 'three', 'four'),
    ]);
    expect(blocksOf(`<list><item>${inner}</item><item/></list>`)).toEqual([list('two', 'three')]);
  });

  it('is ordered where it says so, and nothing without items', () => {
    expect(blocksOf('<list listType="ordered"><item>One</item></list>')).toEqual([{ ...list('One'), ordered: true }]);
    expect(blocksOf('<list listType="unordered"><item>One</item></list>')).toStrictEqual([list('One')]);
    expect(blocksOf('<list/><list><caption>Steps</caption><item/></list>')).toEqual([heading('Steps')]);
  });
});

describe('a table', () => {
  const row = (...cells: readonly string[]): string =>
    `<tr> ${cells.map((cell) => `<td>${cell}</td>`).join('\n')} </tr>`;
  const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) => ({ kind: 'table', head, rows });

  it('has one head, and rows wherever they stand', () => {
    const inside = `<caption>Exam</caption><thead>${row('Area', 'Finding')}</thead><tbody>${row('Lungs', 'Clear')}</tbody><tfoot>${row('Heart', '')}</tfoot>`;
    expect(blocksOf(`Before<table>${inside}</table>`)).toEqual([
      paragraph('Before'),
      heading('Exam'),
      table(['Area', 'Finding'], ['Lungs', 'Clear'], ['Heart', '']),
    ]);
    expect(blocksOf(`<table>${row('Lungs', 'Clear')}</table>`)).toEqual([table([], ['Lungs', 'Clear'])]);
  });

  it('has several heads as rows, which name no column surely, and a head alone too', () => {
    const heads = `<thead>${row('Area', 'x')}${row('y', 'z')}</thead>`;
    expect(blocksOf(`<table>${heads}<tbody>${row('1', '2')}</tbody></table>`)).toEqual([
      table([], ['Area', 'x'], ['y', 'z'], ['1', '2']),
    ]);
    expect(blocksOf(`<table><thead>${row('Area', 'x')}</thead></table>`)).toEqual([table([], ['Area', 'x'])]);
  });

  it('has no head and no row without words, and is nothing without either', () => {
    expect(
      blocksOf(`<table><thead>${row('', '')}</thead><tbody>${row('', '')}${row('1', '')}</tbody></table>`),
    ).toEqual([table([], ['1', ''])]);
    expect(blocksOf(`<table><thead>${row('')}</thead></table>`)).toEqual([]);
    expect(blocksOf('<table/>')).toEqual([]);
  });

  it('has the words of a cell on one line, its blocks apart and its signs together', () => {
    const cell = (inside: string) => blocksOf(`<table>${row(inside)}</table>`);
    expect(cell('<paragraph>One</paragraph><paragraph>two</paragraph>three<br/>four')).toEqual([
      table([], ['One two three four']),
    ]);
    expect(cell('H<sub>2</sub>O, m<sup>2</sup>, <content>a</content>b, <linkHtml>c</linkHtml>d, e  f')).toEqual([
      table([], ['H2O, m2, ab, cd, e f']),
    ]);
    expect(cell('a<renderMultiMedia>not this</renderMultiMedia>b')).toEqual([table([], ['ab'])]);
  });
});
