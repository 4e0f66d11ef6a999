import type { CheckInRefusal } from '@portico/application/visits';
import type { IdentityNumber } from '@portico/domain/profile';
import type { CheckInPageStep } from '@portico/domain/visits';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const checkInWords = defineMessages({
  loading: { id: 'checkIn.screen.loading', defaultMessage: 'Loading…', description: 'Said while check-in is fetched' },
  visit: {
    id: 'checkIn.screen.visit',
    defaultMessage:
      '{video, select, true {{when}, video visit with {provider}} other {{when} with {provider}, {office}}}',
    description:
      'The visit that somebody checks in for: date and time, whether it is by video, name of the provider, name of the office',
  },
  step: {
    id: 'checkIn.screen.step',
    defaultMessage: 'Step {at} of {total}',
    description: 'Where somebody is on the way through check-in; two numbers',
  },
  next: {
    id: 'checkIn.screen.next',
    defaultMessage: 'Next',
    description: 'Button that hands in a page of check-in which is not the last',
  },
  backTo: {
    id: 'checkIn.screen.backTo',
    defaultMessage: 'Back to step {step}',
    description: 'Button that opens the step before the shown one; its number',
  },
  sent: {
    id: 'checkIn.screen.sent',
    defaultMessage: 'These forms were sent. To change an answer, call the practice.',
    description: 'On a step of check-in that is opened again, above the titles of its forms',
  },
  checkIn: {
    id: 'checkIn.screen.checkIn',
    defaultMessage: 'Check in',
    description: 'Button that hands in the last page of check-in',
  },
  signAndCheckIn: {
    id: 'checkIn.screen.signAndCheckIn',
    defaultMessage: 'Sign and check in',
    description: 'Button that signs the last form of check-in, after which nothing is left to do',
  },
  sendAndCheckIn: {
    id: 'checkIn.screen.sendAndCheckIn',
    defaultMessage: 'Send and check in',
    description: 'Button that sends the last form or forms of check-in, after which nothing is left to do',
  },
  endsChanges: {
    id: 'checkIn.screen.endsChanges',
    defaultMessage: 'After check-in, this visit can’t be changed or canceled online. To change it, call {practice}.',
    description: 'Above the button that checks in; name of the practice; a phone number follows',
  },
  call: {
    id: 'checkIn.screen.call',
    defaultMessage: 'Call {phone}',
    description: 'Link that dials the number of the practice',
  },
  sending: {
    id: 'checkIn.screen.sending',
    defaultMessage: 'Sending…',
    description: 'On the button while a page of check-in is handed in',
  },
  ready: {
    id: 'checkIn.screen.ready',
    defaultMessage:
      'There is nothing to fill out here. Check in to let the practice know {isOther, select, true {that {person} is} other {you’re}} coming.',
    description:
      'On check-in where nothing is asked any more; whether it is for another person, and the name of that person',
  },
  kept: {
    id: 'checkIn.screen.kept',
    defaultMessage: 'What you entered is still here.',
    description: 'After a page of check-in could not be handed in',
  },
  payTitle: {
    id: 'checkIn.screen.payTitle',
    defaultMessage: '{isOther, select, true {{person} is checked in} other {You’re checked in}}',
    description: 'Title of a notice; whether it was done for another person, and the name of that person',
  },
  titleFor: {
    id: 'checkIn.screen.titleFor',
    defaultMessage: 'Check in for {person}’s visit',
    description: 'Heading of the page for who acts for another person; name of that person',
  },
  pay: {
    id: 'checkIn.screen.pay',
    defaultMessage: 'You can pay what is due now, or later at the front desk, also in cash.',
    description: 'Under the title that somebody is checked in, above the payment',
  },
  payLater: {
    id: 'checkIn.screen.payLater',
    defaultMessage: 'Pay at the front desk',
    description: 'Button that leaves the payment',
  },
  back: {
    id: 'checkIn.screen.back',
    defaultMessage: 'Back to visits',
    description: 'Button that leaves check-in',
  },
  doneTitle: {
    id: 'checkIn.screen.doneTitle',
    defaultMessage: '{isOther, select, true {{person} is checked in} other {You’re checked in}}',
    description: 'Title of a dialog; whether it was done for another person, and the name of that person',
  },
  done: {
    id: 'checkIn.screen.done',
    defaultMessage: 'The practice knows that {isOther, select, true {{person} is} other {you’re}} coming.',
    description: 'In the dialog after check-in; whether it was done for another person, and the name of that person',
  },
});

/** The names of the steps (`APT-164`). */
export const checkInStepWords: Readonly<Record<CheckInPageStep, Message>> = defineMessages({
  information: {
    id: 'checkIn.step.information',
    defaultMessage: 'Information Check',
    description: 'Name of a step of check-in',
  },
  medsAllergies: {
    id: 'checkIn.step.medsAllergies',
    defaultMessage: 'Medications and Allergies',
    description: 'Name of a step of check-in',
  },
  consents: { id: 'checkIn.step.consents', defaultMessage: 'Consent Forms', description: 'Name of a step of check-in' },
  intake: { id: 'checkIn.step.intake', defaultMessage: 'Intake Forms', description: 'Name of a step of check-in' },
});

/** The page of personal details (`APT-164`). */
export const informationWords = defineMessages({
  lead: {
    id: 'checkIn.information.lead',
    defaultMessage: 'Is this still right? Please change what isn’t.',
    description: 'Above the details, insurances and papers that the practice has of somebody',
  },
  numbers: {
    id: 'checkIn.information.numbers',
    defaultMessage: 'Identification numbers',
    description: 'Heading of two fields',
  },
  numbersLead: {
    id: 'checkIn.information.numbersLead',
    defaultMessage: 'They help the practice and the insurance company find the right records. We never show them here.',
    description: 'Below that heading',
  },
  onFile: {
    id: 'checkIn.information.onFile',
    defaultMessage: 'On file at the practice. Type it only to change it.',
    description: 'Below a number that the practice has',
  },
  missing: {
    id: 'checkIn.information.missing',
    defaultMessage: 'To continue, complete: {fields}.',
    description: 'Names of fields that are empty or wrong, as a list',
  },
  confirmTitle: {
    id: 'checkIn.information.confirmTitle',
    defaultMessage: 'Continue without a number?',
    description: 'Title of a dialog',
  },
  confirm: {
    id: 'checkIn.information.confirm',
    defaultMessage:
      'You entered neither a Social Security number nor a driver’s license number. The practice may ask for one at the office.',
    description: 'In the dialog after two fields were left empty',
  },
  goOn: { id: 'checkIn.information.goOn', defaultMessage: 'Continue without', description: 'Button of that dialog' },
  goBack: {
    id: 'checkIn.information.goBack',
    defaultMessage: 'Go back',
    description: 'Button of that dialog: back to the fields',
  },
});

const ssnWords = defineMessages({
  label: {
    id: 'checkIn.ssn.label',
    defaultMessage: 'Social Security number (optional)',
    description: 'Label of a field',
  },
  wrong: {
    id: 'checkIn.ssn.wrong',
    defaultMessage: 'Enter 9 digits.',
    description: 'Not a Social Security number',
  },
});

const licenseWords = defineMessages({
  label: {
    id: 'checkIn.license.label',
    defaultMessage: 'Driver’s license number (optional)',
    description: 'Label of a field',
  },
  wrong: {
    id: 'checkIn.license.wrong',
    defaultMessage: 'Enter 3 to 25 letters and digits, as on the license.',
    description: 'Not the number of a license',
  },
});

export const numberWords: Readonly<Record<IdentityNumber, { readonly label: Message; readonly wrong: Message }>> = {
  ssn: ssnWords,
  driversLicenseNumber: licenseWords,
};

/** The page of the intake forms (`APT-202`). */
export const intakeWords = defineMessages({
  forms: {
    id: 'checkIn.intake.forms',
    defaultMessage: 'Forms',
    description: 'Name of the list of forms to fill in, for screen readers',
  },
  saved: {
    id: 'checkIn.intake.saved',
    defaultMessage: 'saved',
    description: 'Behind the title of a form that was filled in',
  },
  scroll: {
    id: 'checkIn.intake.scroll',
    defaultMessage: 'Scroll to the end of the form to continue.',
    description: 'Below a form of which the end was not seen yet',
  },
  seen: {
    id: 'checkIn.intake.seen',
    defaultMessage: 'You’ve seen the whole form and can continue.',
    description: 'Said by a screen reader once the end of a form was seen',
  },
  saveAndNext: {
    id: 'checkIn.intake.saveAndNext',
    defaultMessage: 'Save and next',
    description: 'Button: saves a form and shows the next',
  },
  submit: {
    id: 'checkIn.intake.submit',
    defaultMessage: 'Save and submit',
    description: 'Button: saves the last form and sends all',
  },
});

/** Errors of check-in itself; others have their general texts. */
export const checkInProblemWords: Readonly<Record<CheckInRefusal['kind'], Message>> = defineMessages({
  'check-in-too-early': {
    id: 'checkIn.problem.check-in-too-early',
    defaultMessage: 'Check-in for this visit isn’t open yet. You can check in from {when}.',
    description: 'Check-in opens at a date and time',
  },
  'check-in-over': {
    id: 'checkIn.problem.check-in-over',
    defaultMessage: 'You can no longer check in online for this visit. Please ask at the front desk.',
    description: 'The visit is over, or does not take place',
  },
  'history-unanswered': {
    id: 'checkIn.problem.history-unanswered',
    defaultMessage: 'Add at least one entry to each list, or check the box for none.',
    description: 'A list of allergies or medications was left empty',
  },
  'needs-provider': {
    id: 'checkIn.problem.needs-provider',
    defaultMessage: 'Please discuss these entries with the provider before choosing none.',
    description: 'None was chosen beside entries that only the provider takes away',
  },
});

/** Texts for the task at a partner of the practice, and the way there and back (`APT-207` to `APT-213`). */
export const taskWords = defineMessages({
  title: {
    id: 'checkIn.task.title',
    defaultMessage: 'Questions from {partner}',
    description: 'Heading of a step of check-in; name of a company that works for the practice',
  },
  text: {
    id: 'checkIn.task.text',
    defaultMessage:
      '{practice} works with {partner}, which asks you a few questions on its own website. You come back here afterwards.',
    description: 'Before somebody leaves the portal for a step of check-in; names of the practice and of the company',
  },
  go: {
    id: 'checkIn.task.go',
    defaultMessage: 'Go to {partner}',
    description: 'Button that leads from check-in to the website of a company',
  },
  asking: {
    id: 'checkIn.task.asking',
    defaultMessage: 'Looking up the check-in…',
    description: 'Said while it is asked whether the step at the website of a company is done',
  },
  signInFirst: {
    id: 'checkIn.task.signInFirst',
    defaultMessage:
      'You’re back, but you’re no longer signed in here. Sign in to finish checking in. If you came by a link from the practice, open that link again.',
    description: 'To somebody without a session who comes back from the website of a company',
  },
  signIn: {
    id: 'checkIn.task.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that leads to the sign-in, and afterwards back to check-in',
  },
});
