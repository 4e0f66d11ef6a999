import type { ItemDetail, ItemStatus } from '@portico/domain/health';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

type Section = 'immunizationRecommendations';

export const recommendedWords = defineMessages({
  recommendedFor: {
    id: 'recordItems.list.recommendedFor',
    defaultMessage: 'Recommended date: {date}',
    description: 'When an immunization is recommended',
  },
  asOf: {
    id: 'recordItems.list.asOf',
    defaultMessage: 'As of {date}',
    description: 'When the recommendation of an immunization was made',
  },
});

export const recommendedStatusWords: Readonly<Record<ItemStatus<Section>, Message>> = defineMessages({
  completed: {
    id: 'recordItems.status.complete',
    defaultMessage: 'Complete',
    description: 'Status of immunizations that a source speaks of: no more doses are recommended',
  },
  unknown: {
    id: 'recordItems.status.unknownForecast',
    defaultMessage: 'Status not noted',
    description: 'Status of an immunization that a source speaks of',
  },
  due: {
    id: 'recordItems.status.due',
    defaultMessage: 'Due',
    description: 'Status of an immunization that a source speaks of',
  },
  overdue: {
    id: 'recordItems.status.overdue',
    defaultMessage: 'Overdue',
    description: 'Status of an immunization that a source speaks of',
  },
  immune: {
    id: 'recordItems.status.immune',
    defaultMessage: 'Immune',
    description: 'Status of an immunization that a source speaks of',
  },
  contraindicated: {
    id: 'recordItems.status.contraindicated',
    defaultMessage: 'Should not be given',
    description: 'Status of an immunization that a source speaks of',
  },
});

export const recommendedDetailWords: Readonly<Record<ItemDetail<Section>, Message>> = defineMessages({
  reason: {
    id: 'recordItems.detail.forecastReason',
    defaultMessage: 'Reason: {text}',
    description: 'Immunizations that are recommended: why',
  },
  earliest: {
    id: 'recordItems.detail.earliest',
    defaultMessage: 'Earliest date to give: {text}',
    description: 'Immunizations that are recommended: before a date',
  },
  'overdue-from': {
    id: 'recordItems.detail.overdueFrom',
    defaultMessage: 'Overdue from: {text}',
    description: 'Immunizations that are recommended: before a date',
  },
  latest: {
    id: 'recordItems.detail.latest',
    defaultMessage: 'Latest date to give: {text}',
    description: 'Immunizations that are recommended: before a date',
  },
  disease: {
    id: 'recordItems.detail.disease',
    defaultMessage: 'Protects against: {text}',
    description: 'Immunizations that are recommended: a disease',
  },
  'other-vaccine': {
    id: 'recordItems.detail.otherVaccine',
    defaultMessage: 'Another option: {text}',
    description: 'Immunizations that are recommended: another vaccine that does as well',
  },
  'not-to-give': {
    id: 'recordItems.detail.notToGive',
    defaultMessage: 'Not to be given: {text}',
    description: 'Immunizations that are recommended: a vaccine that must not be used',
  },
  dose: {
    id: 'recordItems.detail.dose',
    defaultMessage: 'Dose number: {text}',
    description: 'Immunizations that are recommended: which dose of the series',
  },
  doses: {
    id: 'recordItems.detail.doses',
    defaultMessage: 'Doses in the series: {text}',
    description: 'Immunizations that are recommended: how many',
  },
  series: {
    id: 'recordItems.detail.series',
    defaultMessage: 'Series: {text}',
    description: 'Immunizations that are recommended: the name of the series',
  },
  authority: {
    id: 'recordItems.detail.authority',
    defaultMessage: 'Recommended by: {text}',
    description: 'Immunizations that are recommended: who says so',
  },
});
