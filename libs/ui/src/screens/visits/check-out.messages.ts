import type { FormRefusal } from '@portico/application/forms';
import type { FollowUp } from '@portico/domain/scheduling';
import type { CheckOutRefusal } from '@portico/application/visits';
import type { CheckOutStep } from '@portico/domain/practices';
import type { StepStatus } from '@portico/domain/visits';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const checkOutWords = defineMessages({
  loading: {
    id: 'checkOut.screen.loading',
    defaultMessage: 'Loading check-out…',
    description: 'While the screen is fetched',
  },
  with: {
    id: 'checkOut.screen.with',
    defaultMessage: '{video, select, true {{provider} · Video visit} other {{provider} · {office}}}',
    description: 'Under the day of the visit: with whom and where it was',
  },
  checkedOut: {
    id: 'checkOut.screen.checkedOut',
    defaultMessage: '{isOther, select, true {{person} is} other {You’re}} checked out.',
    description: 'On the screen once the practice knows that the person has left',
  },
  lead: {
    id: 'checkOut.screen.lead',
    defaultMessage:
      '{forms, plural, =0 {Here you finish the visit. You can do these in any order.} one {Here you finish the visit. Fill out the form before you check out. The rest can wait.} other {Here you finish the visit. Fill out the forms before you check out. The rest can wait.}}',
    description: 'Above the steps of check-out',
  },
  steps: {
    id: 'checkOut.screen.steps',
    defaultMessage: 'Before you check out',
    description: 'Heading above the steps of check-out',
  },
  stepsDone: {
    id: 'checkOut.screen.stepsDone',
    defaultMessage: 'Check-out',
    description: 'Title above the steps once the patient is checked out',
  },
  optional: {
    id: 'checkOut.screen.optional',
    defaultMessage: 'Can wait',
    description: 'Badge of a step that can be left out',
  },
  formsOpen: {
    id: 'checkOut.screen.formsOpen',
    defaultMessage: '{count, plural, one {The practice needs # form.} other {The practice needs # forms.}}',
    description: 'What is to be done in the step of the forms',
  },
  formsDone: {
    id: 'checkOut.screen.formsDone',
    defaultMessage: 'The practice has the forms it asked for at this check-out.',
    description: 'In the step of the forms once they are sent',
  },
  fillIn: {
    id: 'checkOut.screen.fillIn',
    defaultMessage: '{count, plural, one {Fill out the form} other {Fill out the forms}}',
    description: 'Button: goes to the forms of the visit',
  },
  formsElsewhere: {
    id: 'checkOut.screen.formsElsewhere',
    defaultMessage: 'To fill them out, switch to {practice} first.',
    description: 'In the step of the forms, where the person is at another of their practices',
  },
  formsNotYours: {
    id: 'checkOut.screen.formsNotYours',
    defaultMessage: 'You can’t fill out forms for this patient. Ask someone who can, or the front desk.',
    description: 'In the step of the forms, to a delegate who may not fill them in',
  },
  surveyOpen: {
    id: 'checkOut.screen.surveyOpen',
    defaultMessage: 'Tell the practice how the visit was.',
    description: 'What is to be done in the step of the survey',
  },
  surveyDone: {
    id: 'checkOut.screen.surveyDone',
    defaultMessage: 'Thank you for your answers.',
    description: 'In the step of the survey once it is answered',
  },
  survey: {
    id: 'checkOut.screen.survey',
    defaultMessage: 'Answer the survey',
    description: 'Button: goes to the survey',
  },
  due: {
    id: 'checkOut.screen.due',
    defaultMessage: '{amount} is due. You can also pay later, or in cash at the front desk.',
    description: 'What is to be done in the step of the payment',
  },
  stillDue: {
    id: 'checkOut.screen.stillDue',
    defaultMessage: 'You paid {paid}. {amount} is still due. You can also pay later, or in cash at the front desk.',
    description: 'In the step of the payment once a part was paid: that part, and what is left',
  },
  dueAtDesk: {
    id: 'checkOut.screen.dueAtDesk',
    defaultMessage: '{amount} is due. This practice doesn’t take cards online: please pay at the front desk.',
    description: 'Under the steps, where the practice takes no card here; what is due',
  },
  dueParts: {
    id: 'checkOut.screen.dueParts',
    defaultMessage: 'Balance {balance} + copay for this visit {copay}.',
    description: 'Under the sum that is due: of what it is made',
  },
  dueCopay: {
    id: 'checkOut.screen.dueCopay',
    defaultMessage: 'This is the copay for this visit.',
    description: 'Under the sum that is due, where it is the copay alone',
  },
  paid: { id: 'checkOut.screen.paid', defaultMessage: 'Nothing is left to pay.', description: 'In the payment step' },
  planned: {
    id: 'checkOut.screen.planned',
    defaultMessage: 'The payment plan is set up. Nothing is left to pay now.',
    description: 'In the step of the payment once a payment plan was made on the way',
  },
  pay: {
    id: 'checkOut.screen.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Button: goes to the payment of the visit',
  },
  nextOpen: {
    id: 'checkOut.screen.nextOpen',
    defaultMessage: 'There is no other visit at {practice} yet.',
    description: 'What is to be done in the step of the next visit',
  },
  nextBooked: {
    id: 'checkOut.screen.nextBooked',
    defaultMessage: 'Booked: {when} with {provider}',
    description: 'In the step of the next visit: the one that is booked',
  },
  nextRequested: {
    id: 'checkOut.screen.nextRequested',
    defaultMessage: 'Requested: {when} with {provider}. The practice will answer.',
    description: 'In the step of the next visit: the one that is asked for',
  },
  likeThisOne: {
    id: 'checkOut.screen.likeThisOne',
    defaultMessage: 'See times for the same kind of visit with {provider}:',
    description: 'Above the buttons In 2 weeks, In a month and In 3 months; name of the provider',
  },
  book: {
    id: 'checkOut.screen.book',
    defaultMessage: 'Book the next visit',
    description: 'Button: goes to the booking of the next visit',
  },
  bookAnother: {
    id: 'checkOut.screen.bookAnother',
    defaultMessage: 'Book another visit',
    description: 'The same button where there is a next visit already',
  },
  skip: {
    id: 'checkOut.screen.skip',
    defaultMessage: 'Not now',
    description: 'Button: leaves a step of check-out out',
  },
  skipAbout: {
    id: 'checkOut.screen.skipAbout',
    defaultMessage: 'Not now: {step}',
    description: 'The same button for screen readers; begins with the words that are shown',
  },
  checkOut: {
    id: 'checkOut.screen.checkOut',
    defaultMessage: 'Check out',
    description: 'Button: tells the practice that the person leaves',
  },
  earlyTitle: {
    id: 'checkOut.screen.earlyTitle',
    defaultMessage: 'Check out already?',
    description: 'Title of the modal where the visit that is checked out of is not over by the clock',
  },
  early: {
    id: 'checkOut.screen.early',
    defaultMessage: 'The visit is planned until {until} and may still be going on. You can’t take a check-out back.',
    description: 'In that modal; time of day',
  },
  earlyYes: {
    id: 'checkOut.screen.earlyYes',
    defaultMessage: 'Yes, check out now',
    description: 'Button of that modal: checks out',
  },
  earlyNo: { id: 'checkOut.screen.earlyNo', defaultMessage: 'Not yet', description: 'Button of that modal: stays' },
  checkingOut: {
    id: 'checkOut.screen.checkingOut',
    defaultMessage: 'Checking you out…',
    description: 'The same button while it is on its way',
  },
  formsFirst: {
    id: 'checkOut.screen.formsFirst',
    defaultMessage: '{count, plural, one {Please fill out the form first.} other {Please fill out the forms first.}}',
    description: 'Below that button once it is pressed while forms are open; how many',
  },
  toAppointments: {
    id: 'checkOut.screen.toAppointments',
    defaultMessage: 'Go to the visits',
    description: 'Button: leaves check-out for the list of appointments',
  },
  back: {
    id: 'checkOut.screen.back',
    defaultMessage: 'Back to check-out',
    description: 'Link above the payment of a visit',
  },
  doneTitle: {
    id: 'checkOut.screen.doneTitle',
    defaultMessage: '{isOther, select, true {{person} is} other {You’re}} checked out',
    description: 'Title of the modal once the practice knows that the person has left',
  },
  doneAll: {
    id: 'checkOut.screen.doneAll',
    defaultMessage: 'That was everything. Take care!',
    description: 'In that modal when nothing is left',
  },
  doneNext: {
    id: 'checkOut.screen.doneNext',
    defaultMessage: '{count, plural, one {One thing is still open:} other {Still open:}}',
    description: 'In that modal, above the list of the steps that can still be done',
  },
  doneLater: {
    id: 'checkOut.screen.doneLater',
    defaultMessage:
      '{count, plural, one {It can wait: you can also do it later.} other {They can wait: you can also do them later.}}',
    description: 'In that modal, below the list of the steps that can still be done',
  },
  formsSentTitle: {
    id: 'checkOut.screen.formsSentTitle',
    defaultMessage: 'Sent to the practice',
    description: 'Title of the modal once the forms of check-out are sent, and the person is not checked out',
  },
  formsSent: {
    id: 'checkOut.screen.formsSent',
    defaultMessage:
      '{isOther, select, true {{person} isn’t} other {You aren’t}} checked out yet. Press “Check out” when you’re ready.',
    description: 'In that modal; names the button by its words',
  },
  done: {
    id: 'checkOut.screen.done',
    defaultMessage: 'Done',
    description: 'Button of that modal: goes to the list of appointments',
  },
  notCheckedOut: {
    id: 'checkOut.screen.notCheckedOut',
    defaultMessage: '{isOther, select, true {{person} isn’t} other {You aren’t}} checked out yet.',
    description: 'After a failure, before the sentence that says why',
  },
});

/** Buttons to the times of the next visit, counted from this one. */
export const followUpWords: Readonly<Record<FollowUp, Message>> = defineMessages({
  'In 2 weeks': {
    id: 'checkOut.followUp.twoWeeks',
    defaultMessage: 'In 2 weeks',
    description: 'Button: times of a next visit two weeks after this one',
  },
  'In a month': {
    id: 'checkOut.followUp.month',
    defaultMessage: 'In a month',
    description: 'Button: times of a next visit a month after this one',
  },
  'In 3 months': {
    id: 'checkOut.followUp.threeMonths',
    defaultMessage: 'In 3 months',
    description: 'Button: times of a next visit three months after this one',
  },
});

export const stepWords: Readonly<Record<CheckOutStep, Message>> = defineMessages({
  forms: { id: 'checkOut.step.forms', defaultMessage: 'Forms', description: 'Name of a step of check-out' },
  survey: { id: 'checkOut.step.survey', defaultMessage: 'Survey', description: 'Name of a step of check-out' },
  payment: { id: 'checkOut.step.payment', defaultMessage: 'Payment', description: 'Name of a step of check-out' },
  'next-visit': {
    id: 'checkOut.step.next-visit',
    defaultMessage: 'Next visit',
    description: 'Name of a step of check-out',
  },
});

export const statusWords: Readonly<Record<StepStatus, Message>> = defineMessages({
  open: { id: 'checkOut.standing.open', defaultMessage: 'To do', description: 'How a step of check-out stands' },
  skipped: {
    id: 'checkOut.standing.skipped',
    defaultMessage: 'Not now',
    description: 'How a step of check-out stands',
  },
  done: { id: 'checkOut.standing.done', defaultMessage: 'Done', description: 'How a step of check-out stands' },
});

/** Why check-out was refused; general failures have their own texts. */
export const checkOutRefusalWords: Readonly<Record<Exclude<CheckOutRefusal['kind'], FormRefusal['kind']>, Message>> =
  defineMessages({
    'no-check-out': {
      id: 'checkOut.refusal.no-check-out',
      defaultMessage: 'You can’t check out of this visit here now. If you were there, please ask the front desk.',
      description: 'The person did not come, the visit has not begun, or it is too long ago',
    },
    'forms-open': {
      id: 'checkOut.refusal.forms-open',
      defaultMessage: 'The practice still needs a form.',
      description: 'A form of the visit is not filled in',
    },
  });
