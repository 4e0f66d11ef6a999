import { defineMessages } from 'react-intl';

export const listWords = defineMessages({
  loading: {
    id: 'appointmentList.loading',
    defaultMessage: 'Loading visits…',
    description: 'Said while the list is fetched',
  },
  requests: {
    id: 'appointmentList.requests',
    defaultMessage: 'Pending requests',
    description: 'Heading of the group of requested appointments',
  },
  today: {
    id: 'appointmentList.today',
    defaultMessage: 'Today',
    description: 'Heading of the booked appointments of this day; also beside the date of each of them',
  },
  upcoming: {
    id: 'appointmentList.upcoming',
    defaultMessage: 'Upcoming',
    description: 'Heading of the group of booked appointments',
  },
  past: {
    id: 'appointmentList.past',
    defaultMessage: 'Past and canceled',
    description: 'Heading of the group of appointments that are over or were canceled, even ahead of their time',
  },
  noUpcoming: {
    id: 'appointmentList.noUpcoming',
    defaultMessage: 'No upcoming visits. To book one, call the practice.',
    description: 'Stands where there are no booked appointments',
  },
  noUpcomingYet: {
    id: 'appointmentList.noUpcomingYet',
    defaultMessage: 'No upcoming visits.',
    description: 'The same where a visit can be booked by the link above',
  },
  book: { id: 'appointmentList.book', defaultMessage: 'Book a visit', description: 'Link to the start of booking' },
  callPractice: {
    id: 'appointmentList.callPractice',
    defaultMessage: 'Call {practice}: {phone}',
    description: 'Link under that sentence; name and telephone number of the practice',
  },
  noPast: {
    id: 'appointmentList.noPast',
    defaultMessage: 'No past visits here.',
    description: 'Stands where there are no past appointments',
  },
  filter: {
    id: 'appointmentList.filter',
    defaultMessage: 'Show visits at',
    description: 'Label of the list of practices that filters the history',
  },
  all: { id: 'appointmentList.all', defaultMessage: 'All practices', description: 'First entry of that list' },
  more: {
    id: 'appointmentList.more',
    defaultMessage: 'Load more ({count})',
    description: 'Button that loads further past appointments; the number that is left',
  },
  moreAt: {
    id: 'appointmentList.moreAt',
    defaultMessage: 'Load more from {practice} ({count})',
    description: 'The same button where there are several practices',
  },
  loadingMore: {
    id: 'appointmentList.loadingMore',
    defaultMessage: 'Loading…',
    description: 'The button while further appointments are fetched',
  },
  shown: {
    id: 'appointmentList.shown',
    defaultMessage:
      '{count, plural, one {# past or canceled appointment shown.} other {# past or canceled appointments shown.}}',
    description: 'Said to screen readers when the history has grown or was filtered',
  },
});
