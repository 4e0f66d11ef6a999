import type { FieldProblem } from '@portico/domain/forms';
import type { Message } from '../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const fieldWords = defineMessages({
  required: {
    id: 'forms.field.required',
    defaultMessage: 'Required',
    description: 'Beside the name of a field that must be filled in',
  },
  choose: {
    id: 'forms.field.choose',
    defaultMessage: 'Choose one',
    description: 'First entry of a list of choices, nothing chosen yet',
  },
  inNewTab: {
    id: 'forms.field.inNewTab',
    defaultMessage: 'opens in a new tab',
    description: 'In parentheses, at the end of a link in a text of the practice',
  },
  star: {
    id: 'forms.field.star',
    defaultMessage: '{count, plural, one {# star of 5} other {# stars of 5}}',
    description: 'One choice of a rating from 1 to 5',
  },
  draw: {
    id: 'forms.field.draw',
    defaultMessage: 'Sign by hand',
    description: 'Way to sign a form: draw with a finger, pen or mouse',
  },
  type: { id: 'forms.field.type', defaultMessage: 'Type my name', description: 'Way to sign a form: type the name' },
  howToSign: {
    id: 'forms.field.howToSign',
    defaultMessage: 'How do you want to sign?',
    description: 'Choice between drawing and typing',
  },
  pad: {
    id: 'forms.field.pad',
    defaultMessage: 'Sign here with your finger, a pen or the mouse. If you can’t draw, choose “Type my name”.',
    description: 'Read out for the signature pad',
  },
  signHere: {
    id: 'forms.field.signHere',
    defaultMessage: 'Sign here',
    description: 'Shown on the empty signature pad',
  },
  clear: { id: 'forms.field.clear', defaultMessage: 'Clear and sign again', description: 'Empties the signature pad' },
  fullName: {
    id: 'forms.field.fullName',
    defaultMessage: 'Your full name',
    description: 'Typed in place of a drawn signature',
  },
  nameCounts: {
    id: 'forms.field.nameCounts',
    defaultMessage: 'Your typed name counts as your signature.',
    description: 'Hint at the name that is typed in place of a drawn signature',
  },
  nameDoubtful: {
    id: 'forms.field.nameDoubtful',
    defaultMessage: 'Not sent yet. You typed “{name}”. Is that your full name?',
    description: 'Below a typed signature of one word, or of another name than the person’s; two buttons follow',
  },
  nameSend: {
    id: 'forms.field.nameSend',
    defaultMessage: 'Yes, send',
    description: 'Button under that question: sends the form with the name as it is',
  },
  nameUse: {
    id: 'forms.field.nameUse',
    defaultMessage: 'Use “{name}”',
    description: 'Button under that question, where the name of the patient was typed: types the name of who signs',
  },
  nameChange: {
    id: 'forms.field.nameChange',
    defaultMessage: 'Change it',
    description: 'Button under that question: leads back to the name',
  },
  you: {
    id: 'forms.field.you',
    defaultMessage: 'In these questions, “you” means {name}.',
    description: 'Above the fields of a form that who acts for another person fills out; the name of that person',
  },
  ownSignature: {
    id: 'forms.field.ownSignature',
    defaultMessage: 'Sign your own name, not {name}’s.',
    description: 'Over the pad on which who acts for another person signs by hand; the name of that person',
  },
  ownName: {
    id: 'forms.field.ownName',
    defaultMessage: 'Type your own name, not {name}’s.',
    description: 'Hint at the typed signature of who acts for another person; the name of that person',
  },
  signature: {
    id: 'forms.field.signature',
    defaultMessage: 'Signature',
    description: 'Names the picture of a drawn signature',
  },
  noAnswer: {
    id: 'forms.field.noAnswer',
    defaultMessage: 'No answer',
    description: 'In a signed form, at a field that was left empty',
  },
});

export const formWords = defineMessages({
  goTo: {
    id: 'forms.form.goTo',
    defaultMessage: 'Check the box: “{text}.”',
    description:
      'Link to a box that has to be checked, in the list of what a form lacks; the text beside it, without its period',
  },
  invalid: {
    id: 'forms.form.invalid',
    defaultMessage: 'Fields Invalid',
    description: 'Some fields of a form do not go together; exact text of the specification',
  },
  page: {
    id: 'forms.form.page',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Which page of a form is open',
  },
  next: { id: 'forms.form.next', defaultMessage: 'Next', description: 'Button to the next page of a form' },
  back: { id: 'forms.form.back', defaultMessage: 'Back', description: 'Button to the page before of a form' },
  review: {
    id: 'forms.form.review',
    defaultMessage: 'What you’ll sign',
    description: 'Opens a list of the answers on the pages before, on the page with the signature',
  },
  nothingChanged: {
    id: 'forms.form.nothingChanged',
    defaultMessage: 'Nothing is filled out yet.',
    description: 'After a try to send a form in which nothing was changed',
  },
});

/** Texts of rules between fields, with the fields' names. */
export const ruleWords = defineMessages({
  MATCH: {
    id: 'forms.rule.MATCH',
    defaultMessage: 'These must be the same: {fields}',
    description: 'Two fields have different values; their names',
  },
  OR: {
    id: 'forms.rule.OR',
    defaultMessage: 'Fill in at least one of these: {fields}',
    description: 'None of some fields has a value; their names',
  },
  COMPLETION_EQUAL: {
    id: 'forms.rule.COMPLETION_EQUAL',
    defaultMessage: 'Fill in all of these or none of them: {fields}',
    description: 'Some of the fields have a value and some do not; their names',
  },
  CONDITIONALLY_REQUIRED: {
    id: 'forms.rule.CONDITIONALLY_REQUIRED',
    defaultMessage: 'Based on another answer, we also need: {fields}',
    description: 'A field must be filled because of what stands in another one; its name',
  },
  DATE_RANGE: {
    id: 'forms.rule.DATE_RANGE',
    defaultMessage: 'Check the date in “{fields}”.',
    description: 'A date is too early or too late, or none; the name of its field',
  },
});

/** What to do at a field that must be filled in, after that it must. */
export const toDoWords = defineMessages({
  check: {
    id: 'forms.toDo.check',
    defaultMessage: 'Check “{text}.”',
    description: 'At a box that has to be checked; the text beside it, without its period',
  },
  sign: {
    id: 'forms.toDo.sign',
    defaultMessage: 'Sign the form.',
    description: 'At a signature that is to be drawn',
  },
  typeName: {
    id: 'forms.toDo.typeName',
    defaultMessage: 'Type your name to sign.',
    description: 'At a signature that is given by typing the name',
  },
  chooseAny: {
    id: 'forms.toDo.chooseAny',
    defaultMessage: 'Choose at least one option for “{field}”.',
    description: 'At choices of which several can be chosen; their question',
  },
  stars: {
    id: 'forms.toDo.stars',
    defaultMessage: 'Choose 1 to 5 stars for “{field}”.',
    description: 'At a rating; its question',
  },
});

/** Why a date is not between two others. */
export const dateWords = defineMessages({
  future: {
    id: 'forms.date.future',
    defaultMessage: 'This date is in the future. Enter today or an earlier date.',
    description: 'At a date field that takes days up to today',
  },
  past: {
    id: 'forms.date.past',
    defaultMessage: 'This date is in the past. Enter today or a later date.',
    description: 'At a date field that takes days from today on',
  },
  from: {
    id: 'forms.date.from',
    defaultMessage: 'This date is too early. Enter {day} or a later date.',
    description: 'At a date field that takes no earlier day; a date',
  },
  to: {
    id: 'forms.date.to',
    defaultMessage: 'This date is too late. Enter {day} or an earlier date.',
    description: 'At a date field that takes no later day; a date',
  },
});

export const problemWords: Record<FieldProblem['kind'], Message> = defineMessages({
  required: {
    id: 'forms.problem.required',
    defaultMessage: 'Required Field',
    description: 'At a field that must be filled in; exact text of the specification',
  },
  'bad-email': {
    id: 'forms.problem.bad-email',
    defaultMessage: 'Enter an email address, like ana@example.com.',
    description: 'At an email field',
  },
  'bad-phone': {
    id: 'forms.problem.bad-phone',
    defaultMessage: 'A phone number has 10 digits: (999) 999-9999.',
    description: 'At a phone field',
  },
  'bad-zipcode': {
    id: 'forms.problem.bad-zipcode',
    defaultMessage: 'A ZIP code has 5 digits.',
    description: 'At a ZIP code',
  },
  'bad-ssn': {
    id: 'forms.problem.bad-ssn',
    defaultMessage: 'A Social Security number has 9 digits.',
    description: 'At a Social Security number',
  },
  'bad-date': {
    id: 'forms.problem.bad-date',
    defaultMessage: 'That isn’t a date. Enter it as MM/DD/YYYY.',
    description: 'At a date field',
  },
  'date-out-of-range': {
    id: 'forms.problem.date-out-of-range',
    defaultMessage: 'This date is too early or in the future.',
    description: 'At a date field: before 1901, or a date of birth after today',
  },
  'bad-signature': {
    id: 'forms.problem.bad-signature',
    defaultMessage: 'Sign again, or type your name.',
    description: 'At a signature that is a scribble of one dot, or a name without letters',
  },
  'unknown-choice': {
    id: 'forms.problem.unknown-choice',
    defaultMessage: 'Choose one of these.',
    description: 'At a list of choices',
  },
  'contradictory-choices': {
    id: 'forms.problem.contradictory-choices',
    defaultMessage: 'Choose “none” alone, or choose what applies.',
    description: 'At a list of choices of which one, such as “None of these”, goes with no other',
  },
  'too-long': {
    id: 'forms.problem.too-long',
    defaultMessage: 'This is too long. Use at most {max, number} characters.',
    description: 'At a text field',
  },
  'bad-pattern': {
    id: 'forms.problem.bad-pattern',
    defaultMessage: 'Check the format.',
    description: 'At a text field with a pattern, such as a member number',
  },
  'out-of-range': {
    id: 'forms.problem.out-of-range',
    defaultMessage: 'Enter a number from {min, number} to {max, number}.',
    description: 'At a field for a number',
  },
  'no-match': {
    id: 'forms.problem.no-match',
    defaultMessage: 'This must be the same as “{field}”.',
    description: 'At a field that repeats another one; the name of the other',
  },
});
