import type { RegistrationPart } from '@portico/domain/profile';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const dashboardWords = defineMessages({
  loading: {
    id: 'dashboard.screen.loading',
    defaultMessage: 'Loading the dashboard…',
    description: 'Said while the dashboard is fetched',
  },
  tabs: {
    id: 'dashboard.screen.tabs',
    defaultMessage: 'Visits, payments and health',
    description: 'Name of the row of tabs, for screen readers',
  },
  nothingOpen: {
    id: 'dashboard.screen.nothingOpen',
    defaultMessage:
      'You don’t have access to anything on this page. Ask the person you act for, call the practice, or use the menu.',
    description: 'Stands on the dashboard of a delegate who may see none of its parts',
  },
  partly: {
    id: 'dashboard.screen.partly',
    defaultMessage: 'Not everything at {practice} can be done online. For anything you don’t find here, please call.',
    description:
      'At the end of the dashboard, above the phone number of a practice whose system does not do everything',
  },
  next: { id: 'dashboard.screen.next', defaultMessage: 'Next', description: 'Button that shows the next appointment' },
  previous: {
    id: 'dashboard.screen.previous',
    defaultMessage: 'Previous',
    description: 'Button that shows the appointment before',
  },
  position: {
    id: 'dashboard.screen.position',
    defaultMessage: 'Visit {position} of {count}',
    description: 'Which of the upcoming appointments is shown',
  },
  noUpcoming: {
    id: 'dashboard.screen.noUpcoming',
    defaultMessage: 'No upcoming visits. To book one, call the practice.',
    description: 'Stands where there are no upcoming appointments',
  },
  noUpcomingYet: {
    id: 'dashboard.screen.noUpcomingYet',
    defaultMessage: 'No upcoming visits.',
    description: 'The same where a visit can be booked by the link beside it',
  },
  book: { id: 'dashboard.screen.book', defaultMessage: 'Book a visit', description: 'Link to the start of booking' },
  allAppointments: {
    id: 'dashboard.screen.allAppointments',
    defaultMessage: 'See all visits',
    description: 'Link to the list of appointments',
  },
  call: { id: 'dashboard.screen.call', defaultMessage: 'Call {phone}', description: 'Link that calls the practice' },
  registration: {
    id: 'dashboard.screen.registration',
    defaultMessage: 'Complete the registration',
    description: 'Heading of what the practice still wants to know',
  },
  registrationWhy: {
    id: 'dashboard.screen.registrationWhy',
    defaultMessage: 'The practice still needs: {parts}.',
    description: 'Below that heading; names of the parts of the settings in which something is missing',
  },
  complete: {
    id: 'dashboard.screen.complete',
    defaultMessage: 'Complete now',
    description: 'Link to the first part that is missing',
  },
  formDue: {
    id: 'dashboard.screen.formDue',
    defaultMessage: 'Due {date}',
    description: 'Beside a form: the day it is due',
  },
  allForms: {
    id: 'dashboard.screen.allForms',
    defaultMessage: 'See all forms',
    description: 'Link to the list of forms, those that were signed among them',
  },
});

export const importantMessageWords = defineMessages({
  read: {
    id: 'dashboard.importantMessage.read',
    defaultMessage: 'Don’t show again',
    description: 'Button: puts the message of the practice away for good',
  },
  later: {
    id: 'dashboard.importantMessage.later',
    defaultMessage: 'Remind me',
    description: 'Button: the message comes again after the next sign-in',
  },
});

export const twoFactorPromptWords = defineMessages({
  text: {
    id: 'dashboard.twoFactorPrompt.text',
    defaultMessage: 'Protect your sign-in with a code or a passkey.',
    description: 'Among the tasks of the dashboard after signing in, until it is answered',
  },
  setUp: {
    id: 'dashboard.twoFactorPrompt.setUp',
    defaultMessage: 'Set it up',
    description: 'Link to the settings of two-factor authentication',
  },
  notNow: {
    id: 'dashboard.twoFactorPrompt.notNow',
    defaultMessage: 'Not now',
    description: 'Button that takes the prompt away',
  },
});

export const checkInPanelWords = defineMessages({
  offer: {
    id: 'dashboard.checkInPanel.offer',
    defaultMessage: 'You can check in for the visit with {provider}, {when}.',
    description: 'On the dashboard once check-in is open: name of the provider, date and time',
  },
  now: {
    id: 'dashboard.checkInPanel.now',
    defaultMessage: 'Check in now',
    description: 'Button that leads to check-in',
  },
  office: {
    id: 'dashboard.checkInPanel.office',
    defaultMessage: 'I’ll check in at the office',
    description: 'Button: the person checks in at the office',
  },
  atOffice: {
    id: 'dashboard.checkInPanel.atOffice',
    defaultMessage: 'Check in at the front desk for the visit with {provider}, {when}.',
    description: 'In place of the offer once the person chose to check in at the office: provider, date and time',
  },
  online: {
    id: 'dashboard.checkInPanel.online',
    defaultMessage: 'Check in online instead',
    description: 'Button beside that: takes the choice back',
  },
});

export const dashboardTabWords = defineMessages({
  appointments: {
    id: 'dashboard.tab.appointments',
    defaultMessage: 'Visits',
    description: 'Tab of the dashboard',
  },
  payments: { id: 'dashboard.tab.payments', defaultMessage: 'Payment', description: 'Tab of the dashboard' },
  visits: { id: 'dashboard.tab.visits', defaultMessage: 'Visit history', description: 'Tab of the dashboard' },
  allergies: { id: 'dashboard.tab.allergies', defaultMessage: 'Allergies', description: 'Tab of the dashboard' },
  medications: { id: 'dashboard.tab.medications', defaultMessage: 'Medications', description: 'Tab of the dashboard' },
  conditions: { id: 'dashboard.tab.conditions', defaultMessage: 'Conditions', description: 'Tab of the dashboard' },
});

/** The parts of a registration, as the settings call them, within a sentence. */
export const registrationPartWords: Readonly<Record<RegistrationPart, Message>> = defineMessages({
  personal: {
    id: 'dashboard.registration.personal',
    defaultMessage: 'personal details',
    description: 'Part of the settings in which something is missing, within a sentence',
  },
  additional_demographics: {
    id: 'dashboard.registration.additional_demographics',
    defaultMessage: 'demographics',
    description: 'Part of the settings in which something is missing, within a sentence',
  },
  documents: {
    id: 'dashboard.registration.documents',
    defaultMessage: 'documents',
    description: 'Part of the settings in which something is missing, within a sentence',
  },
  payment: {
    id: 'dashboard.registration.payment',
    defaultMessage: 'a card on file',
    description: 'Part of the settings in which something is missing, within a sentence',
  },
});
