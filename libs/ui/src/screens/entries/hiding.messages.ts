import { defineMessages } from 'react-intl';
import type { HeldBackReason } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';

export const hidingWords = defineMessages({
  title: {
    id: 'entries.hiding.title',
    defaultMessage: 'Who can see this',
    description: 'Heading above the choice of who of the people who help the patient may see an entry',
  },
  legend: {
    id: 'entries.hiding.legend',
    defaultMessage: 'People who help you',
    description: 'Label of that choice',
  },
  shown: {
    id: 'entries.hiding.shown',
    defaultMessage: 'Everyone who helps you can see it',
    description: 'Choice: nobody who may see the record is kept from seeing the entry',
  },
  everyone: {
    id: 'entries.hiding.everyone',
    defaultMessage: 'Hidden from everyone who helps you',
    description: 'Choice: hidden from all of them',
  },
  some: {
    id: 'entries.hiding.some',
    defaultMessage: 'Hidden from some of them',
    description: 'Choice: hidden from those who are checked below',
  },
  from: {
    id: 'entries.hiding.from',
    defaultMessage: 'Who can’t see it',
    description: 'Label of the checkboxes of those from whom it is hidden',
  },
  one: {
    id: 'entries.hiding.one',
    defaultMessage: 'Hidden from {name}',
    description: 'Checkbox: hidden from one of them, by name',
  },
  hint: {
    id: 'entries.hiding.hint',
    defaultMessage: 'They aren’t told that it’s hidden. Messages, bills, visits and documents can still mention it.',
    description: 'Below that choice',
  },
  save: {
    id: 'entries.hiding.save',
    defaultMessage: 'Save who can see it',
    description: 'Button that saves the choice',
  },
  saving: {
    id: 'entries.hiding.saving',
    defaultMessage: 'Saving…',
    description: 'That button while it is saved',
  },
  hidden: {
    id: 'entries.hiding.done.hidden',
    defaultMessage: 'This entry is now hidden.',
    description: 'After the entry was hidden',
  },
  sharedBefore: {
    id: 'entries.hiding.sharedBefore',
    defaultMessage:
      'Links to your summary that were shared before still show it until you turn them off. Links made by those it’s hidden from no longer work.',
    description: 'After the entry was hidden',
  },
  toLinks: {
    id: 'entries.hiding.toLinks',
    defaultMessage: 'See your shared links in My Health',
    description: 'Link to the page where shared links are turned off',
  },
  released: {
    id: 'entries.hiding.done.shown',
    defaultMessage: 'People who help you can now see this entry.',
    description: 'After the entry was shown again',
  },
  failed: {
    id: 'entries.hiding.failed',
    defaultMessage: 'Nothing was changed. Please try again.',
    description: 'After it was not saved',
  },
});

export const heldBackWords = defineMessages({
  'substance-use': {
    id: 'entries.heldBack.substance-use',
    defaultMessage: 'It’s about substance use, so it’s hidden until you choose to show it.',
    description: 'Why an entry is hidden from people who help the patient',
  },
  'mental-health': {
    id: 'entries.heldBack.mental-health',
    defaultMessage: 'It’s about mental health, so it’s hidden until you choose to show it.',
    description: 'Why an entry is hidden from people who help the patient',
  },
  hiv: {
    id: 'entries.heldBack.hiv',
    defaultMessage: 'It’s about HIV, so it’s hidden until you choose to show it.',
    description: 'Why an entry is hidden from people who help the patient',
  },
  'sexual-health': {
    id: 'entries.heldBack.sexual-health',
    defaultMessage:
      'It’s about sexual health, orientation, or gender identity, so it’s hidden until you choose to show it.',
    description: 'Why an entry is hidden from people who help the patient',
  },
  violence: {
    id: 'entries.heldBack.violence',
    defaultMessage: 'It’s about abuse or violence, so it’s hidden until you choose to show it.',
    description: 'Why an entry is hidden from people who help the patient',
  },
  'very-restricted': {
    id: 'entries.heldBack.very-restricted',
    defaultMessage: 'Your practice marked it as very confidential, so it’s hidden until you choose to show it.',
    description: 'Why an entry is hidden from people who help the patient',
  },
  restricted: {
    id: 'entries.heldBack.restricted',
    defaultMessage: 'Your practice marked it as confidential, so it’s hidden until you choose to show it.',
    description: 'Why an entry is hidden from people who help the patient',
  },
}) satisfies Record<HeldBackReason, Message>;
