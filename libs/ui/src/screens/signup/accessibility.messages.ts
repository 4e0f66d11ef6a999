import { defineMessages } from 'react-intl';

/** The accessibility statement, and the notices of language assistance and non-discrimination. */
export const accessibilityWords = defineMessages({
  version: {
    id: 'accessibility.page.version',
    defaultMessage: 'Reviewed on November 24, 2026',
    description: 'Under the title; changes with each review',
  },
  standard: { id: 'accessibility.page.standard', defaultMessage: 'What we aim for', description: 'Heading' },
  standardText: {
    id: 'accessibility.page.standardText',
    defaultMessage:
      'We want everyone to be able to use this portal. We work toward the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We check every page with automated tools, by keyboard, in large text and in dark mode. People who use screen readers haven’t tested it yet.',
    description: 'The standard and how it is checked',
  },
  gaps: {
    id: 'accessibility.page.gaps',
    defaultMessage: 'What may not work well, and what to do instead',
    description: 'Heading',
  },
  gapsText: {
    id: 'accessibility.page.gapsText',
    defaultMessage:
      'Documents from your practice may not work with a screen reader: ask the practice for another format. Card fields, video visits, maps and the shop are run by other companies: call the practice to pay, book or order. Some texts that a practice writes are in only one language: ask the practice for help in yours.',
    description: 'Known gaps, each with a way around',
  },
  write: { id: 'accessibility.page.write', defaultMessage: 'Tell us about a problem', description: 'Heading' },
  writeText: {
    id: 'accessibility.page.writeText',
    defaultMessage:
      'Sign in and open Help for the phone number and email of technical support, or call your practice. Say which page it was and what went wrong. We answer within 5 business days.',
    description: 'The way to write, and the time until an answer',
  },
  relay: {
    id: 'accessibility.page.relay',
    defaultMessage: 'If you’re deaf, hard of hearing or have a speech disability',
    description: 'Heading',
  },
  relayText: {
    id: 'accessibility.page.relayText',
    defaultMessage: 'Dial 711 for the relay service. Give the operator the number of your practice.',
    description: 'The telecommunications relay line of the United States',
  },
  language: { id: 'accessibility.page.language', defaultMessage: 'Help in your language', description: 'Heading' },
  languageText: {
    id: 'accessibility.page.languageText',
    defaultMessage:
      'You can ask your practice for an interpreter, a sign language interpreter, large print or other help at no cost. Ask when you book, or call the front desk before your visit. You can read this portal in English and Spanish.',
    description: 'Language assistance and auxiliary aids (45 CFR 92.11)',
  },
  rights: {
    id: 'accessibility.page.rights',
    defaultMessage: 'You’re protected from discrimination',
    description: 'Heading',
  },
  rightsText: {
    id: 'accessibility.page.rightsText',
    defaultMessage:
      'Practices that get federal funds may not treat anyone differently because of race, color, national origin, age, disability or sex. Each practice has its own notice about this: ask the front desk for it.',
    description: 'Notice of non-discrimination (45 CFR 92.10)',
  },
  complaint: { id: 'accessibility.page.complaint', defaultMessage: 'File a complaint', description: 'Heading' },
  complaintText: {
    id: 'accessibility.page.complaintText',
    defaultMessage:
      'You can complain to your practice, or to the Office for Civil Rights of the U.S. Department of Health and Human Services: call 1-800-368-1019, or 1-800-537-7697 (TDD).',
    description: 'The complaint route',
  },
  complaintLink: {
    id: 'accessibility.page.complaintLink',
    defaultMessage: 'File a complaint online with the Office for Civil Rights (opens in a new tab)',
    description: 'Link to the complaint portal',
  },
});
