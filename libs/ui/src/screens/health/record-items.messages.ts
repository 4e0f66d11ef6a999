import type { ItemSection, ItemStatus } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** The sections that are told alike; what is recommended and what was billed is told by chunks of their own. */
export type ListedSection = Exclude<ItemSection, 'immunizationRecommendations' | 'bills'>;

export const itemTitles: Readonly<Record<ItemSection | 'notes', Message>> = defineMessages({
  immunizationRecommendations: {
    id: 'health.section.immunizationRecommendations',
    defaultMessage: 'Recommended immunizations',
    description: 'Part of the immunizations of the record: what a source recommends, and when',
  },
  encounters: {
    id: 'health.section.encounters',
    defaultMessage: 'Visits and hospital stays',
    description: 'Section of the record: visits as the record tells them',
  },
  clinicalTests: {
    id: 'health.section.clinicalTests',
    defaultMessage: 'Tests and exams',
    description: 'Section of the record: tests other than lab results',
  },
  healthStatus: {
    id: 'health.section.healthStatus',
    defaultMessage: 'Health status and screenings',
    description: 'Section of the record: function, disability, mental status, screenings',
  },
  socialHistory: {
    id: 'health.section.socialHistory',
    defaultMessage: 'Social history',
    description: 'Section of the record: smoking, pregnancy, living situation',
  },
  familyHistory: {
    id: 'health.section.familyHistory',
    defaultMessage: 'Family history',
    description: 'Section of the record: conditions of relatives',
  },
  goals: {
    id: 'health.section.goals',
    defaultMessage: 'Goals',
    description: 'Section of the record: health goals',
  },
  carePlans: {
    id: 'health.section.carePlans',
    defaultMessage: 'Assessments and plans',
    description: 'Section of the record: what a provider concludes and plans',
  },
  devices: {
    id: 'health.section.devices',
    defaultMessage: 'Medical devices',
    description: 'Section of the record: implants and other devices',
  },
  advanceDirectives: {
    id: 'health.section.advanceDirectives',
    defaultMessage: 'Advance directives',
    description: 'Section of the record: wishes for care',
  },
  coverage: {
    id: 'health.section.coverage',
    defaultMessage: 'Health insurance',
    description: 'Section of the record: insurance as the record has it',
  },
  bills: {
    id: 'health.section.bills',
    defaultMessage: 'Bills and claims',
    description: 'Section of the record: claims of providers and what insurers say of them',
  },
  notes: {
    id: 'health.section.notes',
    defaultMessage: 'Notes and reports',
    description: 'Section of the record: notes of visits, reports of images',
  },
});

export const itemSectionWords = defineMessages({
  noneKnown: {
    id: 'recordItems.list.noneKnown',
    defaultMessage: 'The practice has noted that there is nothing to list here.',
    description: 'The record states that there are none',
  },
  noInformation: {
    id: 'recordItems.list.noInformation',
    defaultMessage: 'The practice has no information about this.',
    description: 'Not known whether there are any',
  },
  nothing: {
    id: 'recordItems.list.nothing',
    defaultMessage: 'Nothing is listed here in the record.',
    description: 'The list is empty, which says nothing more',
  },
  jump: {
    id: 'health.screen.jump',
    defaultMessage: 'Jump to a section',
    description: 'Button that unfolds the links to the sections of the record on a phone',
  },
  without: {
    id: 'recordItems.list.without',
    defaultMessage: 'The practice has no information about:',
    description: 'Before a list of sections of the record of which nothing is known',
  },
  more: {
    id: 'recordItems.list.more',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Button that shows the rest of a list; how many there are',
  },
  inTimeline: {
    id: 'recordItems.list.inTimeline',
    defaultMessage: '{section} in the timeline',
    description: 'Link below a long section of the record: its entries in the order of time; the name of the section',
  },
  dueGoal: {
    id: 'recordItems.list.dueGoal',
    defaultMessage: 'Target date: {date}',
    description: 'Until when a goal should be reached',
  },
  made: {
    id: 'recordItems.list.made',
    defaultMessage: 'Made: {date}',
    description: 'Record, a device: when it was made, before a day, month or year',
  },
  dueDevice: {
    id: 'recordItems.list.dueDevice',
    defaultMessage: 'Expires {date}',
    description: 'Until when a device may be used',
  },
  dueDelivery: {
    id: 'recordItems.list.dueDelivery',
    defaultMessage: 'Expected delivery: {date}',
    description: 'When a baby is expected',
  },
  due: {
    id: 'recordItems.list.due',
    defaultMessage: 'Due {date}',
    description: 'Until when something should be done',
  },
});

export const itemStatusWords: Readonly<Record<Exclude<ItemStatus<ListedSection>, 'final'>, Message>> = defineMessages({
  preliminary: {
    id: 'recordItems.status.preliminary',
    defaultMessage: 'Preliminary',
    description: 'Status of an entry of the record',
  },
  corrected: {
    id: 'recordItems.status.corrected',
    defaultMessage: 'Corrected',
    description: 'Status of an entry of the record',
  },
  planned: {
    id: 'recordItems.status.planned',
    defaultMessage: 'Planned',
    description: 'Status of an entry of the record',
  },
  active: {
    id: 'recordItems.status.active',
    defaultMessage: 'Active',
    description: 'Status of an entry of the record',
  },
  inactive: {
    id: 'recordItems.status.inactive',
    defaultMessage: 'Inactive',
    description: 'Status of an entry of the record',
  },
  'on-hold': {
    id: 'recordItems.status.on-hold',
    defaultMessage: 'On hold',
    description: 'Status of an entry of the record',
  },
  completed: {
    id: 'recordItems.status.completed',
    defaultMessage: 'Completed',
    description: 'Status of an entry of the record',
  },
  stopped: {
    id: 'recordItems.status.stopped',
    defaultMessage: 'Stopped',
    description: 'Status of an entry of the record',
  },
  cancelled: {
    id: 'recordItems.status.cancelled',
    defaultMessage: 'Canceled',
    description: 'Status of an entry of the record',
  },
  refuted: {
    id: 'recordItems.status.refuted',
    defaultMessage: 'Ruled out',
    description: 'Status of an entry of the record',
  },
  unknown: {
    id: 'recordItems.status.unknown',
    defaultMessage: 'Status not noted',
    description: 'Status of an entry of the record',
  },
});
