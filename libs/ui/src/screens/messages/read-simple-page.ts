/** A part of a page that is text alone. */
export type SimpleBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] };

const simpleElements =
  'h1, h2, h3, h4, h5, h6, p, ul > li, ol > li, body > ul, body > ol, br, strong, b, em, i, :is(p, li) span';

/** Lines that would run into each other as text: "Take 1" and "2 times a day". */
const runTogether = ':is(strong, b, em, i, span) br, li p, p p';

/** A page whose look says nothing: texts, headings and lists without styles, all in the language of the page. */
const isSimple = ({ documentElement, head, body }: Document): boolean =>
  [documentElement, body].every((element) => element.getAttributeNames().every((name) => name === 'lang')) &&
  body.querySelector(runTogether) === null &&
  [...head.children].every((element) => element.matches('title, meta[charset]')) &&
  [...body.querySelectorAll('*')].every(
    (element) => element.matches(simpleElements) && element.getAttributeNames().length === 0,
  ) &&
  [...body.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE || textOf(node) === '');

const textOf = (node: Node): string => {
  const text = [...node.childNodes].map((child) => (child.nodeName === 'BR' ? '\n' : textWithin(child))).join('');
  return (node.nodeType === Node.TEXT_NODE ? textWithin(node) : text).trim();
};

const textWithin = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ');

const blockOf = (element: Element): SimpleBlock => {
  if (element.matches('ul, ol')) {
    return { kind: 'list', isOrdered: element.matches('ol'), items: [...element.children].map(textOf) };
  }
  return { kind: element.matches('h1, h2, h3, h4, h5, h6') ? 'heading' : 'paragraph', text: textOf(element) };
};

/**
 * The texts of a page of headings, paragraphs and lists, to be shown as a part of the portal; undefined of one that is
 * more, which is shown as it is.
 */
export const readSimplePage = (page: Document): readonly SimpleBlock[] | undefined =>
  isSimple(page) ? [...page.body.children].map(blockOf) : undefined;
