import type { Language } from '@portico/domain/kernel';

/** Text of the screen that chooses a visit, if a search finds nothing (`APT-059`, `APT-070`). */
export const noSearchResults: Readonly<Record<Language, string>> = {
  en: 'Nothing matches your search. Try other words, or clear the search to see the whole list.',
  es: 'No encontramos nada con esas palabras. Pruebe con otras o borre la búsqueda para ver toda la lista.',
};
