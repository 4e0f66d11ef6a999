import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

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
