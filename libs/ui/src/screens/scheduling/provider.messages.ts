import { defineMessages } from 'react-intl';

/** What is said about a provider. */
export const providerWords = defineMessages({
  speaks: {
    id: 'scheduling.provider.speaks',
    defaultMessage: 'Speaks {languages}',
    description: 'In which languages a provider speaks with patients, such as: Speaks Spanish and English',
  },
  language: {
    id: 'scheduling.provider.language',
    defaultMessage: 'Language of the provider',
    description: 'Label of the choice that shows only providers who speak a language',
  },
  anyLanguage: {
    id: 'scheduling.provider.anyLanguage',
    defaultMessage: 'Any language',
    description: 'First option of that choice: all providers are shown',
  },
  about: {
    id: 'scheduling.provider.about',
    defaultMessage: 'About {name}',
    description: 'Link to the page about a provider',
  },
  loading: {
    id: 'scheduling.provider.loading',
    defaultMessage: 'Loading the provider…',
    description: 'While the page about a provider is fetched',
  },
  places: {
    id: 'scheduling.provider.places',
    defaultMessage: '{count, plural, one {Location} other {Locations}}',
    description: 'Heading above where a provider sees patients',
  },
  book: {
    id: 'scheduling.provider.book',
    defaultMessage: 'Book with {name}',
    description: 'Button that begins to book a visit with a provider',
  },
  notOffered: {
    id: 'scheduling.provider.notOffered',
    defaultMessage: 'Visits with this provider can’t be booked online. Please call {practice}.',
    description: 'On the page about a provider with whom nothing can be booked online',
  },
});

/** Languages of patients that browsers do not name. */
export const languageWords = defineMessages({
  chk: { id: 'scheduling.language.chk', defaultMessage: 'Chuukese', description: 'A language that a provider speaks' },
  cho: { id: 'scheduling.language.cho', defaultMessage: 'Choctaw', description: 'A language that a provider speaks' },
  dak: { id: 'scheduling.language.dak', defaultMessage: 'Dakota', description: 'A language that a provider speaks' },
  hop: { id: 'scheduling.language.hop', defaultMessage: 'Hopi', description: 'A language that a provider speaks' },
  kek: { id: 'scheduling.language.kek', defaultMessage: 'Q’eqchi’', description: 'A language that a provider speaks' },
  mam: { id: 'scheduling.language.mam', defaultMessage: 'Mam', description: 'A language that a provider speaks' },
  mh: { id: 'scheduling.language.mh', defaultMessage: 'Marshallese', description: 'A language that a provider speaks' },
  nv: { id: 'scheduling.language.nv', defaultMessage: 'Navajo', description: 'A language that a provider speaks' },
  quc: { id: 'scheduling.language.quc', defaultMessage: 'K’iche’', description: 'A language that a provider speaks' },
});
