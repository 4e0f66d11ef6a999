import { defineMessages } from '@portico/application/texts';

export const formsWords = defineMessages({
  heading: { id: 'services.forms.heading', defaultMessage: 'Forms', description: 'Heading of the list of forms' },
  required: {
    id: 'services.forms.required',
    defaultMessage: 'Required Field',
    description: 'Under a field of a form that must be filled in',
  },
  changedTitle: {
    id: 'services.forms.changedTitle',
    defaultMessage: 'This form has changed',
    description: 'Title of the window that says that a form was changed meanwhile',
  },
  changedText: {
    id: 'services.forms.changedText',
    defaultMessage:
      'The practice has just changed it, and nothing was sent. Your answers are kept where they still fit. Look through it once more.',
    description: 'Text of the window that says that a form was changed meanwhile',
  },
});
