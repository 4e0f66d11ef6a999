import type { Texts } from '@portico/practice-spi';
import { all, text, type Json } from '../json/index.ts';

const translationUrl = 'http://hl7.org/fhir/StructureDefinition/translation';

const valueOf = (extension: Json, url: string, name: string): string | undefined =>
  text(
    all(extension, 'extension').find((each) => text(each, 'url') === url),
    name,
  );

/** A text with its translations; `language` is the one that it is written in, if the form says so. */
export const textsAt = (from: Json | undefined, name: string, language = 'en'): Texts | undefined => {
  const written = text(from, name);
  if (written === undefined) return undefined;
  const inLanguage = (wanted: string): string | undefined => {
    if (language.toLowerCase().startsWith(wanted)) return written;
    const found = all(from, `_${name}.extension`).find(
      (each) =>
        text(each, 'url') === translationUrl &&
        valueOf(each, 'lang', 'valueCode')?.toLowerCase().startsWith(wanted) === true,
    );
    if (found === undefined) return undefined;
    return valueOf(found, 'content', 'valueString') ?? valueOf(found, 'content', 'valueMarkdown');
  };
  const es = inLanguage('es');
  return { en: inLanguage('en') ?? written, ...(es === undefined ? {} : { es }) };
};
