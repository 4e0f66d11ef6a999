import type { UploadRefusal } from '@portico/application/messages';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const messagesWords = defineMessages({
  loading: {
    id: 'messages.screen.loading',
    defaultMessage: 'Loading messages',
    description: 'While the screen is fetched',
  },
  emergencyTop: {
    id: 'messages.screen.emergencyTop',
    defaultMessage: 'If this is a medical emergency, call 911.',
    description: 'Top line of the emergency warning; exact text in English',
  },
  emergencyBottom: {
    id: 'messages.screen.emergencyBottom',
    defaultMessage: 'Messages are not read around the clock.',
    description: 'Bottom line of the emergency warning; exact text in English',
  },
  answersWithin: {
    id: 'messages.screen.answersWithin',
    defaultMessage:
      '{hours, plural, one {{practice} usually answers within # hour.} other {{practice} usually answers within # hours.}}',
    description: 'Below the warning: when an answer can be expected; name of the practice, hours below two days',
  },
  answersWithinDays: {
    id: 'messages.screen.answersWithinDays',
    defaultMessage:
      '{days, plural, one {{practice} usually answers within # day.} other {{practice} usually answers within # days.}}',
    description: 'As answersWithin, from two days on',
  },
  new: {
    id: 'messages.screen.new',
    defaultMessage: 'New message',
    description: 'Button, and heading of the form it opens',
  },
  list: {
    id: 'messages.screen.list',
    defaultMessage: 'Conversations',
    description: 'Heading of the list of conversations',
  },
  history: {
    id: 'messages.screen.history',
    defaultMessage: 'Provider chat history',
    description: 'On a phone the button that leads back to the list of conversations; exact text in English',
  },
  empty: {
    id: 'messages.screen.empty',
    defaultMessage: 'No messages yet.',
    description: 'In place of an empty list',
  },
  none: {
    id: 'messages.screen.none',
    defaultMessage: 'Choose a conversation to read it.',
    description: 'Beside the list while no conversation is open',
  },
  unknown: {
    id: 'messages.screen.unknown',
    defaultMessage: 'This conversation is no longer here. Choose another one.',
    description: 'When a link leads to a conversation that was deleted or never was',
  },
  unread: {
    id: 'messages.screen.unread',
    defaultMessage: 'Unread',
    description: 'Mark of a conversation with something new',
  },
  draft: {
    id: 'messages.screen.draft',
    defaultMessage: 'Draft',
    description: 'Mark of a conversation with a reply that is written and not sent',
  },
  said: {
    id: 'messages.screen.said',
    defaultMessage: '{who}: {text}',
    description: 'In the list of conversations: who of the patient’s side wrote the last message, and how it begins',
  },
  more: { id: 'messages.screen.more', defaultMessage: 'Load more', description: 'Button: older conversations' },
  loadingMore: {
    id: 'messages.screen.loadingMore',
    defaultMessage: 'Loading…',
    description: 'On that button while it loads',
  },
  shown: {
    id: 'messages.screen.shown',
    defaultMessage: '{count, plural, one {# conversation} other {# conversations}} shown',
    description: 'Said to screen readers when the list was loaded or grew',
  },
});

export const messageTimeWords = defineMessages({
  today: {
    id: 'messages.time.today',
    defaultMessage: 'Today, {time}',
    description: 'When a message of today was written; weekday and time, such as “Sunday at 10:21 AM”',
  },
  yesterday: {
    id: 'messages.time.yesterday',
    defaultMessage: 'Yesterday, {time}',
    description: 'As today, of a message of yesterday',
  },
});

export const newMessageWords = defineMessages({
  to: { id: 'messages.new.to', defaultMessage: 'To', description: 'Label of the list of providers' },
  toMissing: {
    id: 'messages.new.toMissing',
    defaultMessage: 'Choose who to write to.',
    description: 'At that choice where nothing is chosen',
  },
  choose: {
    id: 'messages.new.choose',
    defaultMessage: 'Choose a provider',
    description: 'First entry of the list of providers',
  },
  nobody: {
    id: 'messages.new.nobody',
    defaultMessage: 'You can write to a provider once there is a visit with them.',
    description: 'When there is no provider to write to',
  },
  subject: { id: 'messages.new.subject', defaultMessage: 'Subject', description: 'Label of the field for the subject' },
  body: { id: 'messages.new.body', defaultMessage: 'Your message', description: 'Label of the box for the message' },
  bodyMissing: {
    id: 'messages.new.bodyMissing',
    defaultMessage: 'Write your message.',
    description: 'At an empty message, after a try to send it',
  },
  failed: {
    id: 'messages.new.failed',
    defaultMessage: 'Your message wasn’t sent. Nothing you wrote is lost.',
    description: 'When sending a new message failed',
  },
  fileGone: {
    id: 'messages.new.fileGone',
    defaultMessage: 'Your message wasn’t sent because the file is no longer there. Choose it again.',
    description: 'When the attached file was forgotten meanwhile',
  },
  cancel: {
    id: 'messages.new.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves the form; the text is kept',
  },
  attach: {
    id: 'messages.new.attach',
    defaultMessage: 'Attach a file',
    description: 'Button that opens the choice of a file',
  },
  attachHint: {
    id: 'messages.new.attachHint',
    defaultMessage: 'PDF, JPG or PNG, at most 10 MB',
    description: 'Below that button',
  },
  uploading: {
    id: 'messages.new.uploading',
    defaultMessage: 'Uploading {name}: {percent} %',
    description: 'While a file is brought; name of the file',
  },
  attached: { id: 'messages.new.attached', defaultMessage: 'Attached: {name}', description: 'The attached file' },
  fileFailed: {
    id: 'messages.new.fileFailed',
    defaultMessage:
      'Your message wasn’t sent: the file couldn’t be uploaded. Try again, choose another file, or remove it to send the message without it.',
    description: 'When a message is sent whose file could not be uploaded',
  },
  fileUploading: {
    id: 'messages.new.fileUploading',
    defaultMessage: 'Your message wasn’t sent: the file is still uploading. Send it once the upload is done.',
    description: 'When a message is sent whose file is still being uploaded',
  },
  detach: {
    id: 'messages.new.detach',
    defaultMessage: 'Remove the file',
    description: 'Button beside the attached file',
  },
});

/** Errors of a subject. */
export const subjectWords: Readonly<Record<'blank' | 'not-letters' | 'too-long', Message>> = defineMessages({
  blank: {
    id: 'messages.subject.blank',
    defaultMessage: 'Please enter a subject',
    description: 'Hint; exact text in English',
  },
  'not-letters': {
    id: 'messages.subject.not-letters',
    defaultMessage: 'Use only letters and spaces',
    description: 'Hint below the subject',
  },
  'too-long': {
    id: 'messages.subject.too-long',
    defaultMessage: 'Use at most 100 letters',
    description: 'Hint below the subject',
  },
});

/** Why a file was not attached; other failures have their own texts. */
export const uploadWords: Readonly<Record<UploadRefusal['kind'], Message>> = defineMessages({
  'wrong-type': {
    id: 'messages.upload.wrong-type',
    defaultMessage: 'This file can’t be attached. Choose a PDF, JPG or PNG.',
    description: 'The file is of another kind than it may be',
  },
  'too-large': {
    id: 'messages.upload.too-large',
    defaultMessage: 'This file is larger than 10 MB. Choose a smaller one.',
    description: 'The file is too large',
  },
  empty: {
    id: 'messages.upload.empty',
    defaultMessage: 'This file is empty. Choose another one.',
    description: 'The file has nothing in it',
  },
  'not-allowed': {
    id: 'messages.upload.not-allowed',
    defaultMessage: 'The file wasn’t uploaded. Please try again.',
    description: 'The right to bring files was over',
  },
  'too-many': {
    id: 'messages.upload.too-many',
    defaultMessage: 'Too many files were uploaded. Please try again later.',
    description: 'So many files were uploaded, or uploaded and not sent, that no more are taken for now',
  },
  infected: {
    id: 'messages.upload.infected',
    defaultMessage:
      'We couldn’t accept this file: it may contain a virus. Choose another one, or scan your device first.',
    description: 'A virus scanner found something in the file',
  },
  'not-scanned': {
    id: 'messages.upload.not-scanned',
    defaultMessage:
      'We can’t check files for viruses right now, so we didn’t accept this one. Please try again in a few minutes. Your message is still here.',
    description: 'The virus scanner could not be asked, and nothing is taken unchecked',
  },
});
