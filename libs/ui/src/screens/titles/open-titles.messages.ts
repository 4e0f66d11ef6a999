import { defineMessages } from 'react-intl';

/** Titles of pages that need no sign-in: of guests, delegates and links. */
export const openTitleWords = defineMessages({
  guestAppointment: {
    id: 'titles.page.guestAppointment',
    defaultMessage: 'Book an appointment',
    description: 'Title of a guest’s page',
  },
  guestReschedule: {
    id: 'titles.page.guestReschedule',
    defaultMessage: 'Change your appointment',
    description: 'Title of a guest’s page',
  },
  guestConfirm: {
    id: 'titles.page.guestConfirm',
    defaultMessage: 'Your next visit',
    description: 'Title of a guest’s page',
  },
  guestCheckIn: { id: 'titles.page.guestCheckIn', defaultMessage: 'Check in', description: 'Title of a guest’s page' },
  guestPay: { id: 'titles.page.guestPay', defaultMessage: 'Pay your bill', description: 'Title of a guest’s page' },
  guestBooked: {
    id: 'titles.page.guestBooked',
    defaultMessage: 'Your new visit',
    description: 'Title of a guest’s page: what was booked',
  },
  guestPaid: {
    id: 'titles.page.guestPaid',
    defaultMessage: 'Payment received',
    description: 'Title of a guest’s receipt',
  },
  guestDone: {
    id: 'titles.page.guestDone',
    defaultMessage: 'All done',
    description: 'Title of a guest’s page where nothing is left to do',
  },
  unavailable: {
    id: 'titles.page.unavailable',
    defaultMessage: 'Not available online',
    description: 'Title of the page for a service that a practice does not offer online',
  },
  signInReturn: {
    id: 'titles.page.signInReturn',
    defaultMessage: 'Signing you in',
    description: 'Title of the page that an outside sign-in service leads back to',
  },
  shortLink: {
    id: 'titles.page.shortLink',
    defaultMessage: 'Opening your link',
    description: 'Title of the page that follows a short link',
  },
  guestProvider: {
    id: 'titles.page.guestProvider',
    defaultMessage: 'About a provider',
    description: 'Title of the page of one provider for a guest, who is booking',
  },
  guestChoice: {
    id: 'titles.page.guestChoice',
    defaultMessage: 'Choose your visit: step 2 of 3',
    description: 'Title of a guest’s page: what kind of visit, with whom and where; the identity check was step 1',
  },
  guestTime: {
    id: 'titles.page.guestTime',
    defaultMessage: 'Choose a time: step 3 of 3',
    description: 'Title of a guest’s page: the times of the visit',
  },
  guestRequest: {
    id: 'titles.page.guestRequest',
    defaultMessage: 'Ask for a time for your visit: step 3 of 3',
    description: 'Title of a guest’s page: booking at a practice that answers requests',
  },
  guestMoveChoice: {
    id: 'titles.page.guestMoveChoice',
    defaultMessage: 'Choose another provider, visit or place',
    description: 'Title of a guest’s page while a booked visit is moved',
  },
  guestMoveTime: {
    id: 'titles.page.guestMoveTime',
    defaultMessage: 'Choose a new time: step 3 of 3',
    description: 'Title of a guest’s page: the times while a booked visit is moved',
  },
  guestVisit: {
    id: 'titles.page.guestVisit',
    defaultMessage: 'Your booked visit: step 2 of 3',
    description: 'Title of a guest’s page: the visit, after the identity check',
  },
  guestPayment: {
    id: 'titles.page.guestPayment',
    defaultMessage: 'Pay your bill online',
    description: 'Title of a guest’s page: the payment, after the identity check',
  },
  guestCheckInStart: {
    id: 'titles.page.guestCheckInStart',
    defaultMessage: 'Your check-in',
    description: 'Title of a guest’s page: the check-in, after the identity check',
  },
  continueCheckIn: {
    id: 'titles.page.continueCheckIn',
    defaultMessage: 'Continue your check-in',
    description: 'Title of the page to which a partner’s check-in leads back',
  },
  guestOffer: {
    id: 'titles.page.guestOffer',
    defaultMessage: 'An earlier time for you',
    description: 'Title of the page that the email about an earlier time opens',
  },
  guestWait: {
    id: 'titles.page.guestWait',
    defaultMessage: 'The wait list for an earlier time',
    description: 'Title of a guest’s page: joining the wait list',
  },
  guestSurvey: {
    id: 'titles.page.guestSurvey',
    defaultMessage: 'How was your visit?',
    description: 'Title of a guest’s page: the survey that an email leads to',
  },
  delegateSignIn: {
    id: 'titles.page.delegateSignIn',
    defaultMessage: 'Sign in to help someone',
    description: 'Title of the page on which an invited delegate signs in',
  },
  delegateSignUp: {
    id: 'titles.page.delegateSignUp',
    defaultMessage: 'Create an account to help someone',
    description: 'Title of the page on which an invited delegate creates an account',
  },
  shopSignOn: {
    id: 'titles.page.shopSignOn',
    defaultMessage: 'Opening the shop',
    description: 'Title of the page that leads to a shop of its own',
  },
  messagesLink: {
    id: 'titles.page.messagesLink',
    defaultMessage: 'Opening your messages',
    description: 'Title of the page that a link in an email about a message opens',
  },
});
