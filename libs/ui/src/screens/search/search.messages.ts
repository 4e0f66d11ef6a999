import type { EntrySection, HitKind } from '@portico/application/search';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const searchWords = defineMessages({
  title: {
    id: 'search.screen.title',
    defaultMessage: 'Search',
    description: 'Title of the window with a field that finds pages, messages, visits and records',
  },
  field: {
    id: 'search.screen.field',
    defaultMessage: 'What are you looking for?',
    description: 'Label of the field',
  },
  fieldMissing: {
    id: 'search.screen.fieldMissing',
    defaultMessage: 'Enter what you’re looking for.',
    description: 'At that field where it is empty',
  },
  hint: {
    id: 'search.screen.hint',
    defaultMessage: 'For example: pay, refill, results, or the name of a provider or medication',
    description: 'Below that label',
  },
  find: { id: 'search.screen.find', defaultMessage: 'Search my records', description: 'Button that searches' },
  finding: { id: 'search.screen.finding', defaultMessage: 'Searching…', description: 'While it searches' },
  pages: { id: 'search.screen.pages', defaultMessage: 'Pages', description: 'Heading above pages that were found' },
  records: {
    id: 'search.screen.records',
    defaultMessage: 'In your records',
    description: 'Heading above messages, visits and entries that were found',
  },
  count: {
    id: 'search.screen.count',
    defaultMessage: '{count, plural, =0 {Nothing found in your records.} one {# result} other {# results}}',
    description: 'Said when a search is over',
  },
  near: {
    id: 'search.screen.near',
    defaultMessage: 'Did you mean:',
    description: 'Where nothing was found: before buttons with words of the record that are spelled nearly so',
  },
  waysOn: {
    id: 'search.screen.waysOn',
    defaultMessage: 'You can also:',
    description:
      'Where nothing was found: before links such as “See all medications”, “Write a message” and the phone number',
  },
  medications: {
    id: 'search.screen.medications',
    defaultMessage: 'See all medications',
    description: 'Link to the list of medications of the record',
  },
  started: {
    id: 'search.screen.started',
    defaultMessage: '{kind} · started {day}',
    description: 'Below a medication or a condition that was found: what it is, and the day since when',
  },
  partial: {
    id: 'search.screen.partial',
    defaultMessage: 'Part of the practice’s system isn’t available right now. There may be more.',
    description: 'Below what was found',
  },
  line: {
    id: 'search.screen.line',
    defaultMessage: '{kind} · {day}',
    description: 'Below the title of something found: what it is, and its day',
  },
  withWhom: {
    id: 'search.screen.withWhom',
    defaultMessage: '{kind} · {name}',
    description: 'Below the title of something found: what it is, and whom it is with or by',
  },
  withWhomOn: {
    id: 'search.screen.withWhomOn',
    defaultMessage: '{kind} · {name} · {day}',
    description: 'As withWhom, with its day',
  },
});

type Named = Exclude<HitKind, 'entry'> | EntrySection;

/** What was found: entries by their section. */
export const hitWords: Readonly<Record<Named, Message>> = defineMessages({
  message: { id: 'search.hit.message', defaultMessage: 'Message', description: 'Kind of what was found' },
  visit: { id: 'search.hit.visit', defaultMessage: 'Visit', description: 'Kind of what was found' },
  provider: { id: 'search.hit.provider', defaultMessage: 'Provider', description: 'Kind of what was found' },
  document: { id: 'search.hit.document', defaultMessage: 'Document', description: 'Kind of what was found' },
  lab: { id: 'search.hit.lab', defaultMessage: 'Lab results', description: 'Kind of what was found' },
  medication: { id: 'search.hit.medication', defaultMessage: 'Medication', description: 'Kind of what was found' },
  condition: { id: 'search.hit.condition', defaultMessage: 'Condition', description: 'Kind of what was found' },
  allergy: { id: 'search.hit.allergy', defaultMessage: 'Allergy', description: 'Kind of what was found' },
  immunization: {
    id: 'search.hit.immunization',
    defaultMessage: 'Immunization',
    description: 'Kind of what was found',
  },
  procedure: { id: 'search.hit.procedure', defaultMessage: 'Procedure', description: 'Kind of what was found' },
  note: { id: 'search.hit.note', defaultMessage: 'Note or report', description: 'Kind of what was found' },
  encounters: {
    id: 'search.hit.encounters',
    defaultMessage: 'Visit or hospital stay',
    description: 'Kind of what was found',
  },
  vitalSigns: { id: 'search.hit.vitalSigns', defaultMessage: 'Vital sign', description: 'Kind of what was found' },
  clinicalTests: {
    id: 'search.hit.clinicalTests',
    defaultMessage: 'Test or exam',
    description: 'Kind of what was found',
  },
  immunizationRecommendations: {
    id: 'search.hit.immunizationRecommendations',
    defaultMessage: 'Recommended immunization',
    description: 'Kind of what was found',
  },
  carePlans: {
    id: 'search.hit.carePlans',
    defaultMessage: 'Assessment or plan',
    description: 'Kind of what was found',
  },
  goals: { id: 'search.hit.goals', defaultMessage: 'Goal', description: 'Kind of what was found' },
  healthStatus: {
    id: 'search.hit.healthStatus',
    defaultMessage: 'Health status',
    description: 'Kind of what was found',
  },
  socialHistory: {
    id: 'search.hit.socialHistory',
    defaultMessage: 'Social history',
    description: 'Kind of what was found',
  },
  familyHistory: {
    id: 'search.hit.familyHistory',
    defaultMessage: 'Family history',
    description: 'Kind of what was found',
  },
  devices: { id: 'search.hit.devices', defaultMessage: 'Medical device', description: 'Kind of what was found' },
  advanceDirectives: {
    id: 'search.hit.advanceDirectives',
    defaultMessage: 'Advance directive',
    description: 'Kind of what was found',
  },
  careTeam: { id: 'search.hit.careTeam', defaultMessage: 'Care team', description: 'Kind of what was found' },
  coverage: { id: 'search.hit.coverage', defaultMessage: 'Health insurance', description: 'Kind of what was found' },
  bills: { id: 'search.hit.bills', defaultMessage: 'Bill or claim', description: 'Kind of what was found' },
});
