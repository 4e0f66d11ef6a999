import { defineMessages } from 'react-intl';

/** What to do at a field that is empty. */
export const missingSignupWords = defineMessages({
  firstNameMissing: {
    id: 'signup.form.firstNameMissing',
    defaultMessage: 'Enter your first name.',
    description: 'At that field where it is empty',
  },
  lastNameMissing: {
    id: 'signup.form.lastNameMissing',
    defaultMessage: 'Enter your last name.',
    description: 'At that field where it is empty',
  },
  phoneMissing: {
    id: 'signup.form.phoneMissing',
    defaultMessage: 'Enter your mobile number.',
    description: 'At that field where it is empty',
  },
  practiceMissing: {
    id: 'signup.form.practiceMissing',
    defaultMessage: 'Choose a practice.',
    description: 'At that list where nothing is chosen',
  },
  passwordMissing: {
    id: 'signup.confirm.passwordMissing',
    defaultMessage: 'Enter your password.',
    description: 'At that field where it is empty',
  },
});
