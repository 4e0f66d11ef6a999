import { defineMessages } from 'react-intl';

/** Titles of the sign-in and of the pages behind it. */
export const frameTitleWords = defineMessages({
  portal: {
    id: 'titles.page.portal',
    defaultMessage: 'Patient portal',
    description: 'Title where no screen has one of its own',
  },
  signIn: {
    id: 'titles.page.signIn',
    defaultMessage: 'Sign in',
    description: 'Title of the page while nobody is signed in',
  },
  authorizeApp: {
    id: 'titles.page.authorizeApp',
    defaultMessage: 'Allow an app',
    description: 'Title of the page on which an app asks to read a record',
  },
  connectedApps: {
    id: 'titles.page.connectedApps',
    defaultMessage: 'Apps',
    description: 'Title of the list of apps that may read a record',
  },
  dashboard: {
    id: 'titles.page.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Title of the first screen after signing in',
  },
  appointments: {
    id: 'titles.page.appointments',
    defaultMessage: 'Visits',
    description: 'Title of the appointment list',
  },
  receipt: { id: 'titles.page.receipt', defaultMessage: 'Payment receipt', description: 'Title of a receipt' },
  measure: {
    id: 'titles.page.measure',
    defaultMessage: 'Values over time',
    description: 'Page title: one lab test or vital sign over time',
  },
  clinicalNote: {
    id: 'titles.page.clinicalNote',
    defaultMessage: 'Note from your record',
    description: 'Title of the page of one clinical note',
  },
  timeline: {
    id: 'titles.page.timeline',
    defaultMessage: 'Timeline',
    description: 'Title of the health record in the order of time',
  },
  entry: {
    id: 'titles.page.entry',
    defaultMessage: 'Entry in your record',
    description: 'Title of the page of one entry in the health record',
  },
  refill: {
    id: 'titles.page.refill',
    defaultMessage: 'Refill request',
    description: 'Title of the page on which a refill of one medication is requested',
  },
  bill: { id: 'titles.page.bill', defaultMessage: 'Bill', description: 'Title of the page of one statement' },
  provider: {
    id: 'titles.page.provider',
    defaultMessage: 'About the provider',
    description: 'Title of the page of one provider',
  },
  visit: { id: 'titles.page.visit', defaultMessage: 'Visit details', description: 'Title of the page of one visit' },
  myHealth: { id: 'titles.page.myHealth', defaultMessage: 'My Health', description: 'Title of the health record' },
  visitSummary: {
    id: 'titles.page.visitSummary',
    defaultMessage: 'Visit summary',
    description: 'Title of the page that creates summaries of visits',
  },
  help: { id: 'titles.page.help', defaultMessage: 'Technical Support', description: 'Title of the help page' },
  getStarted: {
    id: 'titles.page.getStarted',
    defaultMessage: 'Get started',
    description: 'Title of the page for visitors without an account',
  },
  signUp: { id: 'titles.page.signUp', defaultMessage: 'Create your account', description: 'Title of the sign-up' },
  smsConfirmed: {
    id: 'titles.page.smsConfirmed',
    defaultMessage: 'Your link works',
    description: 'Title of the page that a texted invitation opens',
  },
  terms: { id: 'titles.page.terms', defaultMessage: 'Terms of use', description: 'Title of the terms of use' },
  sharedSummary: {
    id: 'titles.page.sharedSummary',
    defaultMessage: 'Shared summary',
    description: 'Title of the page that shows a summary of a health record that somebody shared',
  },
  accessibility: {
    id: 'titles.page.accessibility',
    defaultMessage: 'Accessibility and language help',
    description: 'Title of the accessibility statement',
  },
  privacy: { id: 'titles.page.privacy', defaultMessage: 'Privacy notice', description: 'Title of the privacy notice' },
  delegateInvitation: {
    id: 'titles.page.delegateInvitation',
    defaultMessage: 'Your invitation',
    description: 'Title of the page that the link of an invitation opens',
  },
  forgotPassword: {
    id: 'titles.page.forgotPassword',
    defaultMessage: 'Forgot your password?',
    description: 'Title of the page that asks for a new password',
  },
  delegateProfile: {
    id: 'titles.page.delegateProfile',
    defaultMessage: 'Choose a profile',
    description: 'Title of the choice for whom a delegate acts',
  },
  requestAppointment: {
    id: 'titles.page.requestAppointment',
    defaultMessage: 'Book a visit',
    description: 'Title of the booking of a visit',
  },
  checkOut: { id: 'titles.page.checkOut', defaultMessage: 'Check-out', description: 'Title of the leaving of a visit' },
  moveVisit: {
    id: 'titles.page.moveVisit',
    defaultMessage: 'Choose a new time',
    description: 'Heading of the same screen as availableHours, where a booked visit is moved',
  },
  availableHours: {
    id: 'titles.page.availableHours',
    defaultMessage: 'Available times',
    description: 'Title of the screen on which a time for a visit is chosen',
  },
  earlierTime: {
    id: 'titles.page.earlierTime',
    defaultMessage: 'An earlier time',
    description: 'Title of the page on which somebody waits for an earlier time for a visit',
  },
  surveys: { id: 'titles.page.surveys', defaultMessage: 'Surveys', description: 'Title of the list of surveys' },
  survey: { id: 'titles.page.survey', defaultMessage: 'Survey', description: 'Title of one survey' },
  activityLog: {
    id: 'titles.page.activityLog',
    defaultMessage: 'Activity Log',
    description: 'Title of the activity log',
  },
  payments: { id: 'titles.page.payments', defaultMessage: 'Payments', description: 'Title of the payments' },
  messages: { id: 'titles.page.messages', defaultMessage: 'Messages', description: 'Title of the messages' },
  shop: { id: 'titles.page.shop', defaultMessage: 'Shop', description: 'Title of the shop' },
  forms: { id: 'titles.page.forms', defaultMessage: 'Forms', description: 'Title of the list of forms' },
  personal: {
    id: 'titles.page.personal',
    defaultMessage: 'Personal',
    description: 'Title of a section of the profile settings',
  },
  demographics: {
    id: 'titles.page.demographics',
    defaultMessage: 'Demographics',
    description: 'Title of a section of the profile settings',
  },
  documents: {
    id: 'titles.page.documents',
    defaultMessage: 'Documents',
    description: 'Title of a section of the profile settings',
  },
  payment: {
    id: 'titles.page.payment',
    defaultMessage: 'Payment',
    description: 'Title of a section of the profile settings: cards',
  },
  notifications: {
    id: 'titles.page.notifications',
    defaultMessage: 'Notifications',
    description: 'Title of a section of the profile settings',
  },
  authentication: {
    id: 'titles.page.authentication',
    defaultMessage: 'Sign-in and security',
    description: 'Title of a section of the profile settings: password and codes',
  },
  photo: {
    id: 'titles.page.photo',
    defaultMessage: 'Photo',
    description: 'Title of a section of the profile settings',
  },
  manageDelegates: {
    id: 'titles.page.manageDelegates',
    defaultMessage: 'People who help you',
    description:
      'Title of a section of the profile settings, and entry of the menu: those who act for the person as delegates',
  },
  settings: {
    id: 'titles.page.settings',
    defaultMessage: 'Profile settings',
    description: 'Heading of the list of all settings on a phone, and entry of the menu',
  },
  manageProfiles: {
    id: 'titles.page.manageProfiles',
    defaultMessage: 'People you help',
    description: 'Title of the list of profiles a delegate acts for',
  },
  bookingQuestions: {
    id: 'titles.page.bookingQuestions',
    defaultMessage: 'Questions before you book',
    description: 'Title of the page: the questions that help to find the right visit',
  },
  bookingRequest: {
    id: 'titles.page.bookingRequest',
    defaultMessage: 'Ask for a time',
    description: 'Title of the page: booking at a practice that answers requests',
  },
  bookingWait: {
    id: 'titles.page.bookingWait',
    defaultMessage: 'Wait for an earlier time',
    description: 'Title of the page: joining the wait list while a visit is booked',
  },
  prepayment: {
    id: 'titles.page.prepayment',
    defaultMessage: 'Pay before your visit',
    description: 'Title of the page: the payment with which a visit is booked',
  },
  cancellation: {
    id: 'titles.page.cancellation',
    defaultMessage: 'Cancel your visit',
    description: 'Title of the page: the cancellation of a visit for a fee',
  },
  checkIn: {
    id: 'titles.page.checkIn',
    defaultMessage: 'Check in for your visit',
    description: 'Title of the page: the check-in of a person who is signed in',
  },
  nextBooking: {
    id: 'titles.page.nextBooking',
    defaultMessage: 'Book the next visit',
    description: 'Title of the page: the booking on the way out of a visit',
  },
  nextTimes: {
    id: 'titles.page.nextTimes',
    defaultMessage: 'Times for the next visit',
    description: 'Title of the page: the times of that booking',
  },
  visitSurvey: {
    id: 'titles.page.visitSurvey',
    defaultMessage: 'Survey about your visit',
    description: 'Title of the page: the survey on the way out of a visit',
  },
  schedulePayment: {
    id: 'titles.page.schedulePayment',
    defaultMessage: 'Add a payment to your plan',
    description: 'Title of the page: a one-time payment into a payment plan',
  },
  editOneTime: {
    id: 'titles.page.editOneTime',
    defaultMessage: 'Change a planned payment',
    description: 'Title of the page: a one-time payment that is changed',
  },
  editPlan: {
    id: 'titles.page.editPlan',
    defaultMessage: 'Change your payment plan',
    description: 'Title of the page: a payment plan that is changed',
  },
  planCard: {
    id: 'titles.page.planCard',
    defaultMessage: 'Choose another card',
    description: 'Title of the page: another card is chosen for a payment plan, and nothing else of it changes',
  },
  payBalance: {
    id: 'titles.page.payBalance',
    defaultMessage: 'Pay your balance',
    description: 'Title of the page: the payment of what is owed',
  },
  payVisit: {
    id: 'titles.page.payVisit',
    defaultMessage: 'Pay for your visit',
    description: 'Title of the page: the payment of what is due for one visit',
  },
  payOrder: {
    id: 'titles.page.payOrder',
    defaultMessage: 'Pay for your order',
    description: 'Title of the page: the payment of an order of the shop',
  },
  store: {
    id: 'titles.page.store',
    defaultMessage: 'Products',
    description: 'Title of the page: the products of one shop',
  },
  conversation: {
    id: 'titles.page.conversation',
    defaultMessage: 'Conversation',
    description: 'Title of the page: one conversation with the practice',
  },
  form: {
    id: 'titles.page.form',
    defaultMessage: 'Form',
    description: 'Title of the page: one form that is filled in or was signed',
  },
});
