import { defineMessages } from '@portico/application/texts';

/** Neither what was examined, nor what came of it, nor what was written about it. */
export const newResultsWords = defineMessages({
  subject: {
    id: 'notifications.newResults.subject',
    defaultMessage: 'New test results from {practice}',
    description: 'Subject of the mail about test results that came; practice',
  },
  before: {
    id: 'notifications.newResults.before',
    defaultMessage: '{practice} has new test results for you. Sign in to see them.',
    description: 'Mail about test results that came, before its button; practice',
  },
  helped: {
    id: 'notifications.newResults.helped',
    defaultMessage: '{practice} has new test results for someone you help. Sign in to see them.',
    description: 'The same to somebody who acts for a patient; practice',
  },
  commented: {
    id: 'notifications.newResults.commented',
    defaultMessage: 'They come with a comment from your doctor’s office.',
    description: 'Line of the mail about test results, where the doctor or the practice wrote about one of them',
  },
  action: {
    id: 'notifications.newResults.action',
    defaultMessage: 'See the results',
    description: 'Button of the mail about test results that came',
  },
  after: {
    id: 'notifications.newResults.after',
    defaultMessage: 'To protect your privacy, this email doesn’t say what the results are.',
    description: 'Mail about test results that came, after its button',
  },
  text: {
    id: 'notifications.newResults.text',
    defaultMessage: 'New test results from {practice}: {link}',
    description: 'Text message about test results that came; practice, link',
  },
  textCommented: {
    id: 'notifications.newResults.textCommented',
    defaultMessage: 'New test results from {practice}, with a comment: {link}',
    description: 'The same where the doctor or the practice wrote about one of them',
  },
  textHelped: {
    id: 'notifications.newResults.textHelped',
    defaultMessage: 'New test results from {practice} for someone you help: {link}',
    description: 'Text message about test results that came, to somebody who acts for a patient; practice, link',
  },
  textHelpedCommented: {
    id: 'notifications.newResults.textHelpedCommented',
    defaultMessage: 'New test results from {practice} for someone you help, with a comment: {link}',
    description: 'The same where the doctor or the practice wrote about one of them',
  },
});
