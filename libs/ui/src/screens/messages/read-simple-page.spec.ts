import { describe, expect, it } from '@jest/globals';
import { readSimplePage } from './read-simple-page.ts';

const read = (html: string) => readSimplePage(new DOMParser().parseFromString(html, 'text/html'));

describe('a simple page', () => {
  it('is its headings, paragraphs and lists', () => {
    const html =
      '<html><head><title>T</title></head><body><h1>What  you can do</h1>\n<p>Walk <b>half an hour</b>.<br>Every day.</p><ol><li>Drink &amp; eat</li></ol></body></html>';
    expect(read(html)).toEqual([
      { kind: 'heading', text: 'What you can do' },
      { kind: 'paragraph', text: 'Walk half an hour.\nEvery day.' },
      { kind: 'list', isOrdered: true, items: ['Drink & eat'] },
    ]);
  });

  it.each([
    '<p style="color: red">Late</p>',
    '<p>A <a href="https://example.org">link</a></p>',
    '<table><tr><td>120</td></tr></table>',
    '<style>p { color: red }</style><p>Late</p>',
    '<p>One</p><script>alert(1)</script>',
    '<p onclick="alert(1)">One</p>',
    '<img src="x" alt="A picture">',
    '<ul><li>One<ul><li>Below it</li></ul></li></ul>',
    'Text of its own<p>One</p>',
  ])('is not one that says more than its texts: %s', (html) => {
    expect(read(html)).toBeUndefined();
  });
});
