/** The words that a person reads: no codes, no systems of numbers, and none that stand for a choice. */
export const wordsOf = (expected: unknown, name = ''): readonly string[] => {
  if (['code', 'valueCode', 'components', 'kind', 'status', 'flag', 'system'].includes(name)) return [];
  if (typeof expected === 'string') return [expected];
  return Object.entries(expected as object).flatMap(([key, each]) =>
    wordsOf(each, Array.isArray(expected) ? name : key),
  );
};

/** A line may break anywhere in a narrow column. */
export const squeezed = (text: string): string => text.replace(/[\s\u00ad\u200b]+/gu, '');

const months = 'January February March April May June July August September October November December'.split(' ');

/** Units of UCUM in words, the tag of a language in words, a number as it is written in the United States, and a state beside its ZIP code. */
const asPrinted: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ 'mm[Hg]': 'mmHg', '/min': 'per minute', Cel: '°C' },
    ...{ vi: 'Vietnamese', '+16025550123': '(602) 555-0123', AZ: 'Mesa, AZ 85201' },
  }),
);

/** `February 3, 2026`, as a day is printed in English, and units, languages and numbers in words. */
export const inPrint = (text: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? (asPrinted.get(text) ?? text) : `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
};
