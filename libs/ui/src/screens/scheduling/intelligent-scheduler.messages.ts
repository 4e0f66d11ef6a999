import { defineMessages } from 'react-intl';

export const guidedWords = defineMessages({
  loading: {
    id: 'scheduling.guided.loading',
    defaultMessage: 'Loading the questions…',
    description: 'Said while the questions of a practice are fetched',
  },
  step: {
    id: 'scheduling.guided.step',
    defaultMessage: 'Question {step}',
    description: 'Above a question: its number',
  },
  stepOf: {
    id: 'scheduling.guided.stepOf',
    defaultMessage: 'Question {step} of {count}',
    description: 'The same where it is known how many questions there are',
  },
  stepOfMost: {
    id: 'scheduling.guided.stepOfMost',
    defaultMessage: 'Question {step} of up to {most}',
    description: 'The same where some answers lead to fewer questions: the number of the longest way',
  },
  lastProvider: {
    id: 'scheduling.guided.lastProvider',
    defaultMessage: 'The last visit was with {provider}.',
    description: 'Above a question about the provider whom the person saw last',
  },
  answers: {
    id: 'scheduling.guided.answers',
    defaultMessage: 'Your answers so far',
    description: 'Heading of the running list of answers',
  },
  leadsTo: {
    id: 'scheduling.guided.leadsTo',
    defaultMessage: 'Kind of visit: {name}',
    description: 'Below the last question: the kind of visit to which the chosen answer leads',
  },
  back: { id: 'scheduling.guided.back', defaultMessage: 'Back', description: 'Button: one question back' },
  cancel: { id: 'scheduling.guided.cancel', defaultMessage: 'Cancel', description: 'Button that gives the booking up' },
  next: { id: 'scheduling.guided.next', defaultMessage: 'Next', description: 'Button: to the next question' },
  goOn: {
    id: 'scheduling.guided.goOn',
    defaultMessage: 'Continue',
    description: 'Button on the last question: on with the booking',
  },
  call: {
    id: 'scheduling.guided.call',
    defaultMessage: 'To talk to {practice}, call {phone}.',
    description: 'Link below a word of the practice that ends the questions; its name and telephone number',
  },
  emergencyTitle: {
    id: 'scheduling.guided.emergencyTitle',
    defaultMessage: 'Call 911 now',
    description: 'Heading of what the practice says where an answer may be an emergency',
  },
  emergencyCall: {
    id: 'scheduling.guided.emergencyCall',
    defaultMessage: 'Call 911',
    description: 'Large button below that heading: calls the emergency number',
  },
  endTitle: {
    id: 'scheduling.guided.endTitle',
    defaultMessage: 'What to do now',
    description: 'Heading of what the practice says where its questions end without a booking',
  },
});
