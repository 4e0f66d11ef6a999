import { defineMessages } from 'react-intl';

export const askForLinkWords = defineMessages({
  lead: {
    id: 'guests.askForLink.lead',
    defaultMessage: 'Don’t have a link from {practice}? Tell us who the patient is and we’ll send one.',
    description: 'Above the form of somebody who came without a link; name of the practice',
  },
  firstName: {
    id: 'guests.askForLink.firstName',
    defaultMessage: 'First name',
    description: 'Field: the patient’s first name',
  },
  contact: {
    id: 'guests.askForLink.contact',
    defaultMessage: 'Email or mobile number',
    description: 'Field: where the practice reaches the patient',
  },
  contactHint: {
    id: 'guests.askForLink.contactHint',
    defaultMessage: 'The one the practice has on file. We’ll send the link there.',
    description: 'Under the label of that field',
  },
  missingFirst: {
    id: 'guests.askForLink.missingFirst',
    defaultMessage: 'Enter the first name.',
    description: 'Error under the first name',
  },
  missingLast: {
    id: 'guests.askForLink.missingLast',
    defaultMessage: 'Enter the last name.',
    description: 'Error under the last name',
  },
  missingDate: {
    id: 'guests.askForLink.missingDate',
    defaultMessage: 'Enter the date of birth.',
    description: 'Error under the date of birth',
  },
  wrongContact: {
    id: 'guests.askForLink.wrongContact',
    defaultMessage: 'Enter an email like name@example.com, or a number with area code.',
    description: 'Error under the email or mobile number',
  },
  send: {
    id: 'guests.askForLink.send',
    defaultMessage: 'Send me a link',
    description: 'Button that asks for the link',
  },
  sending: {
    id: 'guests.askForLink.sending',
    defaultMessage: 'Sending…',
    description: 'The same button while it is on its way',
  },
  asked: {
    id: 'guests.askForLink.asked',
    defaultMessage:
      'Thank you. If this matches what {practice} has on file, a link is on its way to you. It can take a few minutes.',
    description: 'After the form was sent, for known and unknown people alike; name of the practice',
  },
  notComing: {
    id: 'guests.askForLink.notComing',
    defaultMessage: 'Nothing arrived? Check your spam folder, or call us.',
    description: 'Under that, above the telephone number of the practice',
  },
  again: {
    id: 'guests.askForLink.again',
    defaultMessage: 'Ask for a new link',
    description: 'Link under the reason why a link does not open: leads to the form',
  },
});
