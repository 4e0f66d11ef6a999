import { defineMessages } from 'react-intl';

export const settingsWords = defineMessages({
  ownAccount: {
    id: 'profile.settings.ownAccount',
    defaultMessage: 'Your own account, {name}',
    description: 'In the list of settings, at what stays the own account of who acts for another person; their name',
  },
  sections: {
    id: 'profile.settings.sections',
    defaultMessage: 'Profile settings',
    description:
      'Name of the list of sections of the profile settings, and heading of the page on which they are on a phone',
  },
  personal: {
    id: 'profile.settings.personal',
    defaultMessage: 'Personal',
    description: 'Section of the profile settings: who one is',
  },
  demographics: {
    id: 'profile.settings.demographics',
    defaultMessage: 'Demographics',
    description: 'Section of the profile settings: birth, language, emergency contact, work',
  },
  documents: {
    id: 'profile.settings.documents',
    defaultMessage: 'Documents',
    description: 'Section of the profile settings: insurance cards and identity document',
  },
  notifications: {
    id: 'profile.settings.notifications',
    defaultMessage: 'Notifications',
    description: 'Section of the profile settings: what one is told by mail and text message',
  },
  photo: {
    id: 'profile.settings.photo',
    defaultMessage: 'Photo',
    description: 'Section of the profile settings: a picture of oneself',
  },
  payment: {
    id: 'profile.settings.payment',
    defaultMessage: 'Payment',
    description: 'Section of the profile settings: cards on file',
  },
  delegates: {
    id: 'profile.settings.delegates',
    defaultMessage: 'People who help you',
    description: 'Section of the profile settings: who may act for one',
  },
  apps: {
    id: 'profile.settings.apps',
    defaultMessage: 'Apps',
    description: 'Section of the profile settings: apps that may read a record',
  },
  authentication: {
    id: 'profile.settings.authentication',
    defaultMessage: 'Sign-in and security',
    description: 'Section of the profile settings: password, codes, devices',
  },
});

/** Texts of every section that can be changed. */
export const sectionWords = defineMessages({
  loading: {
    id: 'profile.section.loading',
    defaultMessage: 'Loading the details…',
    description: 'Said while the page is fetched',
  },
  readOnlyTitle: {
    id: 'profile.section.readOnlyTitle',
    defaultMessage: '{practice} manages these details',
    description: 'Heading where the person may only look; name of the practice',
  },
  readOnly: {
    id: 'profile.section.readOnly',
    defaultMessage: 'You can’t change them here. If something is wrong, please call {phone}.',
    description: 'Below that heading; phone of the practice',
  },
  hiddenTitle: {
    id: 'profile.section.hiddenTitle',
    defaultMessage: '{practice} doesn’t share this here',
    description:
      'Heading where the system of the practice has no place for a part of the profile; name of the practice',
  },
  hidden: {
    id: 'profile.section.hidden',
    defaultMessage: 'The office can help you with it. Please call {phone}.',
    description: 'Below that heading; phone of the practice',
  },
  call: { id: 'profile.section.call', defaultMessage: 'Call {practice}', description: 'Link that calls the practice' },
  save: { id: 'profile.section.save', defaultMessage: 'Save changes', description: 'Button' },
  saving: { id: 'profile.section.saving', defaultMessage: 'Saving…', description: 'On that button while it saves' },
  undo: { id: 'profile.section.undo', defaultMessage: 'Undo changes', description: 'Button: everything as it was' },
  savedNothing: {
    id: 'profile.section.savedNothing',
    defaultMessage: 'Your changes weren’t saved. {why}',
    description: 'Toast; one sentence that says why',
  },
  cannotChange: {
    id: 'profile.section.cannotChange',
    defaultMessage: 'Only the practice can change these.',
    description: 'Why a change was refused',
  },
  noPicture: {
    id: 'profile.section.noPicture',
    defaultMessage: 'We can’t read this picture. Choose another one.',
    description: 'Why a picture was refused',
  },
  tooLarge: {
    id: 'profile.section.tooLarge',
    defaultMessage: 'This picture is too large. Choose a smaller one.',
    description: 'Why a picture was refused',
  },
  stillNeeded: {
    id: 'profile.section.stillNeeded',
    defaultMessage: '{count, plural, one {We still need # detail:} other {We still need # details:}}',
    description:
      'Above links to the fields that are still empty, where the page is opened to complete the registration',
  },
  choose: { id: 'profile.section.choose', defaultMessage: 'Choose…', description: 'First entry of a list of choices' },
  optional: {
    id: 'profile.section.optional',
    defaultMessage: 'optional',
    description: 'Behind the label of a field that may be left empty',
  },
});

/** Errors of a field. */
export const fieldProblemWords = defineMessages({
  required: {
    id: 'profile.problem.required',
    defaultMessage: 'Required Field',
    description: 'A field that must be filled in is empty; exact text of the specification',
  },
  requiredPicture: {
    id: 'profile.problem.requiredPicture',
    defaultMessage: 'This field is required',
    description: 'A picture that must be there is missing',
  },
  email: { id: 'profile.problem.email', defaultMessage: 'Enter an email address.', description: 'Not an email' },
  phone: {
    id: 'profile.problem.phone',
    defaultMessage: 'Enter a phone number with 10 digits.',
    description: 'Not a phone number',
  },
  zipcode: {
    id: 'profile.problem.zipcode',
    defaultMessage: 'Enter 5 digits.',
    description: 'Not a postal code',
  },
  date: { id: 'profile.problem.date', defaultMessage: 'Enter a date', description: 'Not a date' },
  dateRange: {
    id: 'profile.problem.dateRange',
    defaultMessage: 'The day must be between January 1, 1901 and today.',
    description: 'A date that is too early or too late',
  },
  name: {
    id: 'profile.problem.name',
    defaultMessage: 'Use letters, hyphens and apostrophes.',
    description: 'Not a name',
  },
  other: {
    id: 'profile.problem.other',
    defaultMessage: 'Check this field.',
    description: 'Anything else that is wrong',
  },
  halfFilled: {
    id: 'profile.problem.halfFilled',
    defaultMessage: 'Please fill in the first name, last name and phone number of your contact, or none of them.',
    description: 'Only some fields of the emergency contact are filled in',
  },
  duplicate: {
    id: 'profile.problem.duplicate',
    defaultMessage: 'You have another insurance of this type. Please change the type of one of them.',
    description: 'Two insurances have the same type',
  },
  mismatch: {
    id: 'profile.problem.mismatch',
    defaultMessage: 'The gender doesn’t match the relationship. Please change one of them.',
    description: 'A father who is female, or a mother who is male',
  },
  noSuchZip: {
    id: 'profile.problem.noSuchZip',
    defaultMessage: 'We don’t recognize this ZIP code. Check it, or enter the city and state yourself.',
    description: 'A postal code that was not found',
  },
  zipFailed: {
    id: 'profile.problem.zipFailed',
    defaultMessage: 'We couldn’t look up this ZIP code. Type the city and state yourself.',
    description: 'The search for a postal code failed',
  },
});

export const personalWords = defineMessages({
  account: {
    id: 'profile.personal.account',
    defaultMessage: 'Your account',
    description: 'Heading: how the account reaches the person',
  },
  lead: {
    id: 'profile.personal.lead',
    defaultMessage: 'This is what {practice} has on file.',
    description: 'Above the details; name of the practice',
  },
  email: { id: 'profile.personal.email', defaultMessage: 'Email', description: 'Label' },
  phone: { id: 'profile.personal.phone', defaultMessage: 'Phone', description: 'Label' },
  none: {
    id: 'profile.personal.none',
    defaultMessage: 'Not on file',
    description: 'In place of a detail that is not known',
  },
  changeEmail: {
    id: 'profile.personal.changeEmail',
    defaultMessage: 'You can change your sign-in email yourself.',
    description: 'Before the link to the section where the email is changed',
  },
  changeEmailLink: {
    id: 'profile.personal.changeEmailLink',
    defaultMessage: 'Change my email',
    description: 'Link to the section where the email is changed',
  },
});

/** What to do at an empty field of the usual details, by its id. */
export const missingDetailWords = defineMessages({
  first_name: {
    id: 'profile.missing.firstName',
    defaultMessage: 'Enter the first name.',
    description: 'At that field of the details, where it is empty',
  },
  last_name: {
    id: 'profile.missing.lastName',
    defaultMessage: 'Enter the last name.',
    description: 'At that field of the details, where it is empty',
  },
  phone_number: {
    id: 'profile.missing.phoneNumber',
    defaultMessage: 'Enter the phone number.',
    description: 'At that field of the details, where it is empty',
  },
  phone_type: {
    id: 'profile.missing.phoneType',
    defaultMessage: 'Choose a phone type.',
    description: 'At that field of the details, where it is empty',
  },
  address1: {
    id: 'profile.missing.address',
    defaultMessage: 'Enter the street address.',
    description: 'At that field of the details, where it is empty',
  },
  zipcode: {
    id: 'profile.missing.zipCode',
    defaultMessage: 'Enter the ZIP code.',
    description: 'At that field of the details, where it is empty',
  },
  city: {
    id: 'profile.missing.city',
    defaultMessage: 'Enter the city.',
    description: 'At that field of the details, where it is empty',
  },
  state: {
    id: 'profile.missing.state',
    defaultMessage: 'Choose a state.',
    description: 'At that field of the details, where it is empty',
  },
  gender: {
    id: 'profile.missing.gender',
    defaultMessage: 'Choose a gender.',
    description: 'At that field of the details, where it is empty',
  },
  date_of_birth: {
    id: 'profile.missing.birthDate',
    defaultMessage: 'Enter the date of birth.',
    description: 'At that field of the details, where it is empty',
  },
  preferred_language: {
    id: 'profile.missing.language',
    defaultMessage: 'Choose a preferred language.',
    description: 'At that field of the details, where it is empty',
  },
});
