import { defineMessages } from 'react-intl';

export const invitationWords = defineMessages({
  resend: {
    id: 'delegates.manage.resend',
    defaultMessage: 'Send again',
    description: 'Button: mails an invitation that was not accepted yet once more',
  },
  resendOf: {
    id: 'delegates.manage.resendOf',
    defaultMessage: 'Send again: invitation to {name}',
    description: 'Name of that button for screen readers',
  },
  changeInvitationOf: {
    id: 'delegates.manage.changeInvitationOf',
    defaultMessage: 'Change permissions of the invitation to {name}',
    description: 'Name of the button “Change” at an invitation, for screen readers',
  },
  newLink: {
    id: 'delegates.manage.newLink',
    defaultMessage: 'We’ll send {name} a new email. The link in the earlier one will stop working.',
    description: 'Above the button that saves what an invitation permits',
  },
  saveAndResend: {
    id: 'delegates.manage.saveAndResend',
    defaultMessage: 'Save and send again',
    description: 'Button: saves what an invitation permits, and mails it once more',
  },
  sendingAgain: {
    id: 'delegates.manage.sendingAgain',
    defaultMessage: 'Sending…',
    description: 'On that button while it is sent',
  },
  sentAgain: {
    id: 'delegates.manage.sentAgain',
    defaultMessage: 'We sent the invitation to {name} again. The link in the earlier email no longer works.',
    description: 'After an invitation was sent once more',
  },
});
