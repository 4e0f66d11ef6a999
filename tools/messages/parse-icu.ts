import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';

/** @throws SyntaxError where the text is no ICU message */
export const parseMessage = (text: string): MessageFormatElement[] => parse(text);

/**
 * The arguments of a message with their kinds, and of a choice its cases, sorted: what two languages must agree on.
 * Plural cases differ from language to language and do not count.
 */
export const argumentsOf = (elements: readonly MessageFormatElement[]): readonly string[] => {
  const found = elements.flatMap((element): readonly string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
        return [
          `${element.value}: plural`,
          ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
        ];
      case TYPE.select:
        return [
          `${element.value}: select ${Object.keys(element.options).sort().join('|')}`,
          ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      default:
        return [`${element.value}: ${TYPE[element.type]}`];
    }
  });
  return [...new Set(found)].sort();
};

/** The choices by number of a message, wherever they stand in it. */
const pluralsIn = (elements: readonly MessageFormatElement[]): readonly PluralElement[] =>
  elements.flatMap((element): readonly PluralElement[] => {
    if (element.type === TYPE.tag) return pluralsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [element, ...inner] : inner;
  });

/** Whole numbers that people meet; larger ones have a category of their own in few languages (Spanish `many` begins at a million). */
const counts = Array.from({ length: 1_000 }, (_, count) => count);

/** The categories of numbers that a choice of this message leaves to `other`, although the language tells them apart. */
export const missingPlurals = (elements: readonly MessageFormatElement[], language: string): readonly string[] =>
  pluralsIn(elements).flatMap(({ value, options, offset, pluralType = 'cardinal' }) => {
    const rules = new Intl.PluralRules(language, { type: pluralType });
    const missing = counts
      .filter((count) => options[`=${count}`] === undefined)
      .map((count) => rules.select(Math.max(0, count - offset)))
      .filter((category) => options[category] === undefined);
    return [...new Set(missing)].map((category) => `${value}: ${category}`);
  });
