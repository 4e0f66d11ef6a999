import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** English as a language from far away: no text of its own is seen, and each takes a third more room. */
export const pseudoLanguage = 'en-XA';

const plain = 'aceinouyACEINOUY';
const accented = 'áçéíñóúýÁÇÉÍÑÓÚÝ';
const accent = (text: string): string => [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('');

/** The letters of a text, to tell by how much it grows. */
const lengthOf = (elements: readonly MessageFormatElement[]): number =>
  elements.reduce((length, element) => {
    if (element.type === TYPE.literal) return length + element.value.length;
    if (element.type === TYPE.tag) return length + lengthOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return length;
    return length + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
  }, 0);

const accentAll = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accent(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: accentAll(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, { value }]) => [name, { value: accentAll(value) }]);
    return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
  });

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/** `Sign in` → `[Sígñ íñ ~~~]`, compiled: accents, 30 % more letters, and brackets that show where a text is cut off. */
export const pseudoMessage = (text: string): MessageFormatElement[] => {
  const elements = parse(text);
  const more = '~'.repeat(Math.ceil(lengthOf(elements) * 0.3));
  return [literal('['), ...accentAll(elements), literal(more === '' ? ']' : ` ${more}]`)];
};
