import { languages } from '@portico/domain/kernel';

/** Each language by its own name, so that it is found by persons who cannot read the page (`ACC-243`). */
export const languageOptions = languages.map((language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return { value: language, text: name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1), language };
});
