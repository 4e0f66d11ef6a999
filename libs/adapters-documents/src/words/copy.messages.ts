import { defineMessages } from '@portico/application/texts';

export const copyWords = defineMessages({
  title: {
    id: 'documents.copy.title',
    defaultMessage: 'Your data in Portico',
    description: 'First page of a copy of everything about a person',
  },
  private: {
    id: 'documents.copy.private',
    defaultMessage: 'Keep this copy private. It has health information and details about payments.',
    description: 'First page of a copy of everything about a person',
  },
  contents: {
    id: 'documents.copy.contents',
    defaultMessage: 'What is in this copy',
    description: 'First page of a copy of everything about a person',
  },
  what: {
    id: 'documents.copy.what',
    defaultMessage: 'Contents',
    description: 'First page of a copy of everything about a person',
  },
  file: {
    id: 'documents.copy.file',
    defaultMessage: 'File',
    description: 'First page of a copy of everything about a person',
  },
  entries: {
    id: 'documents.copy.entries',
    defaultMessage: 'Entries',
    description: 'First page of a copy of everything about a person',
  },
  units: {
    id: 'documents.copy.units',
    defaultMessage: 'Times are in Coordinated Universal Time (UTC). Amounts are in cents.',
    description: 'First page of a copy of everything about a person',
  },
  notCopied: {
    id: 'documents.copy.notCopied',
    defaultMessage: 'What this copy leaves out',
    description: 'First page of a copy of everything about a person',
  },
});

export const copyPhraseWords = defineMessages({
  intro: {
    id: 'documents.copyPhrase.intro',
    defaultMessage: 'This is a copy of everything that Portico keeps about {name} ({email}). It was made on {date}.',
    description: 'First page of a copy of everything about a person',
  },
  record: {
    id: 'documents.copyPhrase.record',
    defaultMessage: 'Your medical record at {practice}, in a format that other systems can read (FHIR)',
    description: 'First page of a copy of everything about a person',
  },
  files: {
    id: 'documents.copyPhrase.files',
    defaultMessage:
      '{count, plural, one {The folder “files” has # document or picture that the entries name.} other {The folder “files” has # documents and pictures that the entries name.}}',
    description: 'First page of a copy of everything about a person',
  },
  elsewhere: {
    id: 'documents.copyPhrase.elsewhere',
    defaultMessage:
      'Your medical record at {practice}: the practice keeps it in its own system. Ask the practice for a copy.',
    description: 'First page of a copy of everything about a person',
  },
});

export const copyTopicWords = defineMessages({
  account: {
    id: 'documents.copyTopic.account',
    defaultMessage: 'Your account: name, email, language, and whose records you have',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  profile: {
    id: 'documents.copyTopic.profile',
    defaultMessage: 'Your profile: contact details, insurance and photo ID',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  records: {
    id: 'documents.copyTopic.records',
    defaultMessage: 'Your medical record as the practice entered it',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  visits: {
    id: 'documents.copyTopic.visits',
    defaultMessage: 'Appointments, check-in and the wait list',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  messages: {
    id: 'documents.copyTopic.messages',
    defaultMessage: 'Messages with your practices',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  forms: {
    id: 'documents.copyTopic.forms',
    defaultMessage: 'Forms that you signed or were asked to fill out',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  surveys: {
    id: 'documents.copyTopic.surveys',
    defaultMessage: 'Surveys that you answered',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  payments: {
    id: 'documents.copyTopic.payments',
    defaultMessage: 'Payments, bills, payment plans and cards',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  delegates: {
    id: 'documents.copyTopic.delegates',
    defaultMessage: 'Your delegates, and the people you can act for',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  apps: {
    id: 'documents.copyTopic.apps',
    defaultMessage: 'Apps that can read your records',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  signIn: {
    id: 'documents.copyTopic.signIn',
    defaultMessage: 'How you signed in: second steps, devices and sessions',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  links: {
    id: 'documents.copyTopic.links',
    defaultMessage: 'Links that we sent you',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  notices: {
    id: 'documents.copyTopic.notices',
    defaultMessage: 'Emails and text messages that we sent you',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
  activity: {
    id: 'documents.copyTopic.activity',
    defaultMessage: 'Activity: who did what with your account and your records',
    description: 'First page of a copy of everything about a person: what a file of it holds',
  },
});

export const notCopiedWords = defineMessages({
  secret: {
    id: 'documents.notCopied.secret',
    defaultMessage: 'Passwords, security codes and keys. They open your account, so no copy has them.',
    description: 'First page of a copy of everything about a person: what it does not have, and why',
  },
  hashed: {
    id: 'documents.notCopied.hashed',
    defaultMessage: 'Counts of sign-in tries, which don’t name anyone.',
    description: 'First page of a copy of everything about a person: what it does not have, and why',
  },
  brief: {
    id: 'documents.notCopied.brief',
    defaultMessage: 'Files that are deleted within a day, such as a visit summary that you asked for.',
    description: 'First page of a copy of everything about a person: what it does not have, and why',
  },
  number: {
    id: 'documents.notCopied.number',
    defaultMessage: 'Tasks at partners of your practice, which are kept under a number only.',
    description: 'First page of a copy of everything about a person: what it does not have, and why',
  },
});
