import { describe, expect, it } from '@jest/globals';
import { anchored, anchorsIn, paragraphsOf } from './narrative-text.ts';
import { parseXml } from './parse-xml.ts';

const text = (inside: string) => {
  const read = parseXml(new TextEncoder().encode(`<text xmlns="urn:hl7-org:v3">${inside}</text>`));
  if (!read.ok) throw new Error('not well-formed');
  return read.value;
};
const linesOf = (inside: string) => paragraphsOf(text(inside));
const row = (...cells: readonly string[]): string => `<tr> ${cells.map((cell) => `<td>${cell}</td>`).join(' ')} </tr>`;

describe('a narrative as paragraphs', () => {
  it('is nothing where there is none', () => {
    expect(paragraphsOf(undefined)).toEqual([]);
    expect(linesOf(' \n ')).toEqual([]);
  });

  it.each(['text', 'paragraph', 'list', 'item', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'footnote'])(
    'has the words of a %s apart from those around it',
    (element) => {
      expect(linesOf(`One <${element}> two\n  and  half </${element}>three`)).toEqual(['One', 'two and half', 'three']);
    },
  );

  it('has the words of other elements in place, broken where they are, and none of what shows no words', () => {
    expect(linesOf('a<content>b</content><x>c</x>d<br/>e')).toEqual(['abcd', 'e']);
    for (const silent of ['renderMultiMedia', 'footnoteRef', 'colgroup', 'col']) {
      expect(linesOf(`a<${silent}>not this</${silent}>b`)).toEqual(['ab']);
    }
  });
});

describe('a table as lines', () => {
  it('is a line for each row, whose cells carry the head of their column', () => {
    const inside = `<caption>Exam</caption><thead>${row('Area', '', 'Note')}</thead><tbody>${row('Lungs', 'Clear', '')}</tbody><tfoot>${row('Heart', 'Well', 'x')}</tfoot>`;
    expect(linesOf(`Before<table>${inside}</table>after`)).toEqual([
      'Before',
      'Exam',
      'Area: Lungs · Clear',
      'Area: Heart · Well · Note: x',
      'after',
    ]);
  });

  it('has rows without heads, and rows of another length, as they stand', () => {
    expect(linesOf(`<table>${row('Lungs', 'Clear')}</table>`)).toEqual(['Lungs · Clear']);
    const head = `<thead>${row('Area', 'Finding')}</thead>`;
    expect(linesOf(`<table>${head}${row('Lungs')}${row('Lungs', 'Clear')}</table>`)).toEqual([
      'Lungs',
      'Area: Lungs · Finding: Clear',
    ]);
  });

  it('has several heads as rows, and a head alone too', () => {
    const heads = `<thead>${row('Area', 'x')}${row('y', 'z')}</thead>`;
    expect(linesOf(`<table>${heads}${row('1', '2')}</table>`)).toEqual(['Area · x', 'y · z', '1 · 2']);
    expect(linesOf(`<table><thead>${row('Area', 'x')}</thead></table>`)).toEqual(['Area · x']);
  });

  it('has the lines of a cell in one', () => {
    const cell = 'One<br/> two  and<paragraph>three</paragraph><content>four</content>five';
    expect(linesOf(`<table>${row(cell, 'x')}</table>`)).toEqual(['One; two and; three; fourfive · x']);
  });
});

describe('what a reference points at', () => {
  const at = (inside: string, reference: string | undefined) => anchored(anchorsIn(text(inside)), reference);

  it('is one line of the first element with that name', () => {
    const inside = '<content ID="a">One<br/>two</content><content ID="a">Three</content>';
    expect(at(inside, '#a')).toEqual({ text: 'One; two', whole: false });
  });

  it('is nothing where it dangles, points at nothing or is no reference within the document', () => {
    const inside = '<content ID="a">One</content><content ID="empty"/><content ID="xa">Two</content>';
    for (const reference of ['#gone', '#empty', 'a', 'xa', undefined]) expect(at(inside, reference)).toBeUndefined();
    expect(anchored(anchorsIn(undefined), '#a')).toBeUndefined();
  });

  it.each([
    ['tr', `<table><tr ID="a"><td>One</td><td>two</td></tr></table>`, 'One · two'],
    ['tbody', `<table><tbody ID="a">${row('One', 'two')}</tbody></table>`, undefined],
    ['table', `<table ID="a">${row('One', 'two')}</table>`, 'One · two'],
    ['list', '<list ID="a"><item>One</item><item>two</item></list>', 'One; two'],
    ['text', '<text ID="a">One</text>', 'One'],
  ])('says more than the name of one thing where it is a %s', (_, inside, words) => {
    expect(at(inside, '#a')).toEqual({ text: words ?? expect.any(String), whole: true });
  });

  it.each(['td', 'item', 'paragraph', 'caption'])('is one thing where it is a %s', (element) => {
    expect(at(`<${element} ID="a">One</${element}>`, '#a')).toEqual({ text: 'One', whole: false });
  });
});
