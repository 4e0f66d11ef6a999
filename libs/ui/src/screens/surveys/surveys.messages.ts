import { defineMessages } from 'react-intl';

export const surveysWords = defineMessages({
  loading: {
    id: 'surveys.list.loading',
    defaultMessage: 'Loading your surveys…',
    description: 'Said while surveys are fetched',
  },
  none: {
    id: 'surveys.list.none',
    defaultMessage: 'You have no surveys to answer. After a visit you may find one here.',
    description: 'In place of the list of surveys',
  },
  lead: {
    id: 'surveys.list.lead',
    defaultMessage: 'Each takes about a minute. The practice reads every answer.',
    description: 'Above the list of surveys',
  },
  visit: {
    id: 'surveys.list.visit',
    defaultMessage: '{when}, with {provider} at {office}',
    description: 'Which visit is asked about; day of the visit, name of the provider, name of the office',
  },
  begun: {
    id: 'surveys.list.begun',
    defaultMessage: 'You started this one. Your answers are saved.',
    description: 'On a survey that was left before its end',
  },
});

export const surveyWords = defineMessages({
  loading: {
    id: 'surveys.survey.loading',
    defaultMessage: 'Loading the survey…',
    description: 'Said while a survey is fetched',
  },
  about: {
    id: 'surveys.survey.about',
    defaultMessage: 'About your visit on {when} with {provider}',
    description: 'Above the questions; day of the visit and name of the provider',
  },
  aboutPractice: {
    id: 'surveys.survey.aboutPractice',
    defaultMessage: 'About your visit at {practice}',
    description: 'Above the questions, for a guest; name of the practice',
  },
  stars: {
    id: 'surveys.survey.stars',
    defaultMessage: '{count, plural, one {# star of 5} other {# stars of 5}}',
    description: 'One choice of a rating from 1 to 5',
  },
  scale: {
    id: 'surveys.survey.scale',
    defaultMessage: '1 star: not good. 5 stars: very good.',
    description: 'Above questions that are answered by stars',
  },
  optional: {
    id: 'surveys.survey.optional',
    defaultMessage: 'Optional',
    description: 'Beside a question that need not be answered',
  },
  left: {
    id: 'surveys.survey.left',
    defaultMessage:
      '{count, plural, one {You have # question left to answer.} other {You have # questions left to answer.}}',
    description: 'Below the questions while the answers cannot be sent',
  },
  characters: {
    id: 'surveys.survey.characters',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below a field for a text that is almost as long as it may be',
  },
  send: {
    id: 'surveys.survey.send',
    defaultMessage: 'Send answers',
    description: 'Button that sends the answers of a survey',
  },
  sending: {
    id: 'surveys.survey.sending',
    defaultMessage: 'Sending…',
    description: 'That button while it is being sent',
  },
  back: { id: 'surveys.survey.back', defaultMessage: 'Back to surveys', description: 'Button that leaves a survey' },
  backToCheckOut: {
    id: 'surveys.survey.backToCheckOut',
    defaultMessage: 'Back to check-out',
    description: 'Button that leaves a survey which is a step of check-out',
  },
});

export const followUpWords = defineMessages({
  title: {
    id: 'surveys.followUp.title',
    defaultMessage: 'We’re sorry it wasn’t better',
    description: 'Heading of the page after a survey with low ratings',
  },
  lead: {
    id: 'surveys.followUp.lead',
    defaultMessage: 'Please tell the practice what went wrong. They read every answer.',
    description: 'Below that heading',
  },
  feedback: {
    id: 'surveys.followUp.feedback',
    defaultMessage: 'What went wrong?',
    description: 'Label of the field on that page',
  },
  send: { id: 'surveys.followUp.send', defaultMessage: 'Send', description: 'Button that sends what went wrong' },
  finish: {
    id: 'surveys.followUp.finish',
    defaultMessage: 'Finish without writing',
    description: 'Button that ends the survey without a word about what went wrong',
  },
  thanks: {
    id: 'surveys.followUp.thanks',
    defaultMessage: 'Thank you',
    description: 'Heading after a survey was completed',
  },
  kept: {
    id: 'surveys.followUp.kept',
    defaultMessage: 'Your answers were sent to the practice.',
    description: 'After a survey was completed',
  },
  already: {
    id: 'surveys.followUp.already',
    defaultMessage: 'You have already answered this survey. Your answers reached the practice.',
    description: 'In place of a survey that was completed before',
  },
  share: {
    id: 'surveys.followUp.share',
    defaultMessage: 'We’re glad! Would you like to tell others?',
    description: 'Heading above links to pages of the practice elsewhere, after very good ratings',
  },
  shareNote: {
    id: 'surveys.followUp.shareNote',
    defaultMessage:
      'These pages aren’t part of the portal, and anyone can read what you write there. Please don’t write about your health.',
    description: 'Below that heading',
  },
  network: {
    id: 'surveys.followUp.network',
    defaultMessage: 'Write on {network} (opens in a new tab)',
    description: 'Link to a page of the practice elsewhere; name of the network, such as Google',
  },
});
