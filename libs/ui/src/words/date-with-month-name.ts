import { languages } from '@portico/domain/kernel';

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The names of the months, January first, in every language of the portal: no two of them are spelled alike. */
const monthNames: readonly (readonly string[])[] = languages.map((language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => bare(format(Date.UTC(2001, month, 1))));
});

/** The month, from 1, whose name begins with the word: three letters say which. */
const monthNamed = (word: string): number | undefined => {
  const begun = bare(word);
  if (begun.length < 3) return undefined;
  for (const names of monthNames) {
    const at = names.findIndex((name) => name.startsWith(begun));
    if (at >= 0) return at + 1;
  }
  // Short for September in English, and one of two spellings of it in Spanish.
  return ['sept', 'setiembre'].includes(begun) ? 9 : undefined;
};

const two = (digits: string | number): string => String(digits).padStart(2, '0');

/** A date whose month is a name, as `YYYY-MM-DD`: `March 14, 1985`, `14 Mar 1985`, `14 de marzo de 1985`. */
export const dateWithMonthName = (typed: string): string | undefined => {
  const [, early, name = '', late, year] =
    /^\s*(?:(\d\d?)(?:st|nd|rd|th|º|°)?[\s.-]+(?:de\s+)?)?(\p{L}{3,})\.?[\s-]+(?:(\d\d?)(?:st|nd|rd|th|º|°)?,?\s+)?(?:del?\s+)?(\d{4})\s*$/iu.exec(
      typed.normalize('NFC'),
    ) ?? [];
  const month = monthNamed(name);
  const day = early ?? late;
  if (month === undefined || year === undefined || day === undefined) return undefined;
  return early !== undefined && late !== undefined ? undefined : `${year}-${two(month)}-${two(day)}`;
};
