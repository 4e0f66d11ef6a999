import type { ChartSection } from '@portico/domain/health';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const timelineWords = defineMessages({
  intro: {
    id: 'timeline.screen.intro',
    defaultMessage: 'Everything in the record at this practice, newest first.',
    description: 'Above the record in the order of time',
  },
  loading: {
    id: 'timeline.screen.loading',
    defaultMessage: 'Loading the timeline',
    description: 'Spoken while it loads',
  },
  shown: {
    id: 'timeline.screen.shown',
    defaultMessage: '{total, plural, one {# entry} other {# entries}}',
    description: 'How many entries match, when all of them are listed',
  },
  shownOf: {
    id: 'timeline.screen.shownOf',
    defaultMessage: 'Showing {shown} of {total} entries',
    description: 'How many entries are listed of all that match',
  },
  undated: {
    id: 'timeline.screen.undated',
    defaultMessage:
      '{count, plural, one {# entry has no date and isn’t shown. Choose all time to see it.} other {# entries have no date and aren’t shown. Choose all time to see them.}}',
    description: 'Below the count, where a time is chosen',
  },
  none: {
    id: 'timeline.screen.none',
    defaultMessage: 'The record at this practice has no entries.',
    description: 'Where there is nothing to list',
  },
  noMatch: {
    id: 'timeline.screen.noMatch',
    defaultMessage: 'No entries match your filters.',
    description: 'Where the filters leave nothing',
  },
  allTime: {
    id: 'timeline.screen.allTime',
    defaultMessage: 'Show all time',
    description: 'Button that widens the time',
  },
  allKinds: {
    id: 'timeline.screen.allKinds',
    defaultMessage: 'Show all kinds',
    description: 'Button that shows every kind of entry again',
  },
  clear: {
    id: 'timeline.screen.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that shows everything again',
  },
  more: { id: 'timeline.screen.more', defaultMessage: 'Show older entries', description: 'Button that loads a page' },
  loadingMore: {
    id: 'timeline.screen.loadingMore',
    defaultMessage: 'Loading…',
    description: 'That button while it loads',
  },
  preparing: {
    id: 'timeline.screen.preparing',
    defaultMessage: 'Getting all entries…',
    description: 'The button that prints, while it loads what isn’t listed yet',
  },
  noMonth: {
    id: 'timeline.screen.noMonth',
    defaultMessage: 'Month not noted',
    description: 'Heading above entries of which only the year is known',
  },
  noDate: {
    id: 'timeline.screen.noDate',
    defaultMessage: 'No date',
    description: 'Heading above entries without a date, and in place of their date',
  },
  results: {
    id: 'timeline.screen.results',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'How many results a lab report has',
  },
});

export const filterWords = defineMessages({
  title: { id: 'timeline.filter.title', defaultMessage: 'Filters', description: 'Name of the group of filters' },
  time: { id: 'timeline.filter.time', defaultMessage: 'Time', description: 'Label of a choice' },
  all: { id: 'timeline.filter.all', defaultMessage: 'All time', description: 'Choice of a time' },
  m6: { id: 'timeline.filter.m6', defaultMessage: 'Last 6 months', description: 'Choice of a time' },
  m12: { id: 'timeline.filter.m12', defaultMessage: 'Last 12 months', description: 'Choice of a time' },
  m60: { id: 'timeline.filter.m60', defaultMessage: 'Last 5 years', description: 'Choice of a time' },
  years: { id: 'timeline.filter.years', defaultMessage: 'Choose years', description: 'Choice of a time' },
  from: { id: 'timeline.filter.from', defaultMessage: 'From year', description: 'Label of the first of some years' },
  to: { id: 'timeline.filter.to', defaultMessage: 'To year', description: 'Label of the last of some years' },
  kindsLabel: {
    id: 'timeline.filter.kindsLabel',
    defaultMessage: 'Kinds',
    description: 'Above what opens the list of kinds of entries',
  },
  kinds: {
    id: 'timeline.filter.kinds',
    defaultMessage: '{count, plural, =0 {All kinds} one {# kind} other {# kinds}}',
    description: 'Opens the list of kinds of entries; how many are chosen',
  },
  hint: {
    id: 'timeline.filter.hint',
    defaultMessage: 'Check the kinds you want to see. If none is checked, all are shown.',
    description: 'Above the boxes of the kinds',
  },
  kind: {
    id: 'timeline.filter.kind',
    defaultMessage: '{name} ({count})',
    description: 'Label of a box: name of a section, such as Lab results, and how many entries it has',
  },
  printed: {
    id: 'timeline.filter.printed',
    defaultMessage: 'Time: {time}. Kinds: {kinds}.',
    description: 'On paper: what was chosen',
  },
  everyKind: { id: 'timeline.filter.everyKind', defaultMessage: 'all', description: 'On paper, in place of the kinds' },
});

/** What one entry of a section is. */
export const kindWords: Readonly<Record<Exclude<ChartSection, 'careTeam'>, Message>> = defineMessages({
  conditions: { id: 'timeline.kind.conditions', defaultMessage: 'Condition', description: 'Kind of an entry' },
  allergies: { id: 'timeline.kind.allergies', defaultMessage: 'Allergy', description: 'Kind of an entry' },
  medications: { id: 'timeline.kind.medications', defaultMessage: 'Medication', description: 'Kind of an entry' },
  immunizations: {
    id: 'timeline.kind.immunizations',
    defaultMessage: 'Immunization',
    description: 'Kind of an entry',
  },
  immunizationRecommendations: {
    id: 'timeline.kind.immunizationRecommendations',
    defaultMessage: 'Recommended immunization',
    description: 'Kind of an entry',
  },
  labs: { id: 'timeline.kind.labs', defaultMessage: 'Lab results', description: 'Kind of an entry' },
  vitalSigns: { id: 'timeline.kind.vitalSigns', defaultMessage: 'Vital sign', description: 'Kind of an entry' },
  procedures: { id: 'timeline.kind.procedures', defaultMessage: 'Procedure', description: 'Kind of an entry' },
  encounters: {
    id: 'timeline.kind.encounters',
    defaultMessage: 'Visit or hospital stay',
    description: 'Kind of an entry',
  },
  clinicalTests: { id: 'timeline.kind.clinicalTests', defaultMessage: 'Test or exam', description: 'Kind of an entry' },
  healthStatus: {
    id: 'timeline.kind.healthStatus',
    defaultMessage: 'Health status',
    description: 'Kind of an entry',
  },
  socialHistory: {
    id: 'timeline.kind.socialHistory',
    defaultMessage: 'Social history',
    description: 'Kind of an entry',
  },
  familyHistory: {
    id: 'timeline.kind.familyHistory',
    defaultMessage: 'Family history',
    description: 'Kind of an entry',
  },
  goals: { id: 'timeline.kind.goals', defaultMessage: 'Goal', description: 'Kind of an entry' },
  carePlans: { id: 'timeline.kind.carePlans', defaultMessage: 'Assessment or plan', description: 'Kind of an entry' },
  devices: { id: 'timeline.kind.devices', defaultMessage: 'Medical device', description: 'Kind of an entry' },
  advanceDirectives: {
    id: 'timeline.kind.advanceDirectives',
    defaultMessage: 'Advance directive',
    description: 'Kind of an entry',
  },
  coverage: { id: 'timeline.kind.coverage', defaultMessage: 'Health insurance', description: 'Kind of an entry' },
  bills: { id: 'timeline.kind.bills', defaultMessage: 'Bill or claim', description: 'Kind of an entry' },
  notes: { id: 'timeline.kind.notes', defaultMessage: 'Note or report', description: 'Kind of an entry' },
  documents: { id: 'timeline.kind.documents', defaultMessage: 'Document', description: 'Kind of an entry' },
});
