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
