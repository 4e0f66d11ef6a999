import { type Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';
import type { Aspect } from '@portico/application/scheduling';

export const chooseWords = defineMessages({
  loading: {
    id: 'scheduling.choose.loading',
    defaultMessage: 'Loading what you can book…',
    description: 'Said while it is fetched what can be booked',
  },
  practice: {
    id: 'scheduling.choose.practice',
    defaultMessage: 'Practice',
    description: 'Label of the list of practices',
  },
  placeholder: {
    id: 'scheduling.choose.placeholder',
    defaultMessage: 'Select a practice',
    description: 'First entry of that list, which stands for none',
  },
  practiceFirst: {
    id: 'scheduling.choose.practiceFirst',
    defaultMessage: 'Please select practice first',
    description: 'Short-lived message when that entry was picked; exact text in English',
  },
  at: {
    id: 'scheduling.choose.at',
    defaultMessage: 'At {practice}',
    description: 'Where there is only one practice: its name',
  },
  byPhone: {
    id: 'scheduling.choose.byPhone',
    defaultMessage: '{practice} schedules by phone. Call to book a visit.',
    description: 'Stands where nothing can be booked online; name of the practice',
  },
  call: { id: 'scheduling.choose.call', defaultMessage: 'Call {phone}', description: 'Link that calls the practice' },
  questionsFirst: {
    id: 'scheduling.choose.questionsFirst',
    defaultMessage: 'First, {practice} asks a few short questions to find the right kind of visit.',
    description: 'Before the questions of a practice; its name',
  },
  answer: {
    id: 'scheduling.choose.answer',
    defaultMessage: 'Answer the questions',
    description: 'Button that opens the questions of the practice',
  },
  search: {
    id: 'scheduling.choose.search',
    defaultMessage: 'Search this list',
    description: 'Label of the field above a list',
  },
  change: {
    id: 'scheduling.choose.change',
    defaultMessage: 'Change',
    description: 'Button beside something that is chosen',
  },
  changeAbout: {
    id: 'scheduling.choose.changeAbout',
    defaultMessage: 'Change: {what}',
    description: 'The same button for screen readers; what is chosen, such as Provider',
  },
  notChosen: {
    id: 'scheduling.choose.notChosen',
    defaultMessage: 'Not chosen yet',
    description: 'In place of something that is not chosen',
  },
  choose: {
    id: 'scheduling.choose.choose',
    defaultMessage: 'Choose',
    description: 'Button beside something that is not chosen',
  },
  chooseAbout: {
    id: 'scheduling.choose.chooseAbout',
    defaultMessage: 'Choose: {what}',
    description: 'The same button for screen readers; what is to be chosen, such as Provider',
  },
  narrowed: {
    id: 'scheduling.choose.narrowed',
    defaultMessage: 'Showing options that match your other choices.',
    description: 'Above a list from which something is left out',
  },
  startOver: {
    id: 'scheduling.choose.startOver',
    defaultMessage: 'Start over',
    description: 'Button that takes back everything chosen',
  },
  seenOn: {
    id: 'scheduling.choose.seenOn',
    defaultMessage: 'Last visit: {day}',
    description: 'On the card of a provider; a day such as March 3rd',
  },
  elsewhere: {
    id: 'scheduling.choose.elsewhere',
    defaultMessage: '{count, plural, one {Also at # more place} other {Also at # more places}}',
    description: 'On the card of a provider behind one place: in how many further ones the provider is',
  },
  minutes: {
    id: 'scheduling.choose.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long a visit takes',
  },
  video: {
    id: 'scheduling.choose.video',
    defaultMessage: 'Video visit',
    description: 'On a kind of visit that is by video',
  },
  prepayment: {
    id: 'scheduling.choose.prepayment',
    defaultMessage: '{amount} due when you book',
    description: 'On a kind of visit that is paid before it is booked',
  },
  next: {
    id: 'scheduling.choose.next',
    defaultMessage: 'Check available times',
    description: 'Button that goes on to the free times',
  },
  nextByRequest: {
    id: 'scheduling.choose.nextByRequest',
    defaultMessage: 'Choose days and times',
    description: 'The same button where times are asked for and not chosen',
  },
  byRequest: {
    id: 'scheduling.choose.byRequest',
    defaultMessage:
      '{practice} takes requests. Say which visit you need and when it suits you; they’ll find a time and confirm it with you.',
    description: 'Above the choices, at a practice where a time cannot be booked but asked for',
  },
  byReview: {
    id: 'scheduling.choose.byReview',
    defaultMessage: 'You ask for a time here. {practice} reviews every request: it isn’t booked until they confirm it.',
    description: 'Above the choices, at a practice that shows its times and books none of them before it has answered',
  },
  takesRequests: {
    id: 'scheduling.choose.takesRequests',
    defaultMessage: 'Takes requests: you ask for a time, and the practice confirms it',
    description: 'On the card of a provider, where others can be booked at once',
  },
  missing: {
    id: 'scheduling.choose.missing',
    defaultMessage: 'Choose a provider, a kind of visit and a location to continue.',
    description: 'Above that button as long as it cannot be used',
  },
});

export const aspectWords: Readonly<Record<Aspect, Message>> = defineMessages({
  resource: {
    id: 'scheduling.aspect.resource',
    defaultMessage: 'Provider',
    description: 'One of the three things that are chosen: with whom',
  },
  visitReason: {
    id: 'scheduling.aspect.visitReason',
    defaultMessage: 'Kind of visit',
    description: 'One of the three things that are chosen',
  },
  location: {
    id: 'scheduling.aspect.location',
    defaultMessage: 'Location',
    description: 'One of the three things that are chosen: the office',
  },
});

/** What to do where none is chosen. */
export const aspectMissingWords: Readonly<Record<Aspect, Message>> = defineMessages({
  resource: {
    id: 'scheduling.aspect.resourceMissing',
    defaultMessage: 'Choose a provider.',
    description: 'At the providers, after a try to go on with none of them',
  },
  visitReason: {
    id: 'scheduling.aspect.visitReasonMissing',
    defaultMessage: 'Choose a kind of visit.',
    description: 'At the kinds of visit, after a try to go on with none of them',
  },
  location: {
    id: 'scheduling.aspect.locationMissing',
    defaultMessage: 'Choose a location.',
    description: 'At the locations, after a try to go on with none of them',
  },
});
