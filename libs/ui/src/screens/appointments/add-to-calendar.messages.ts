import { defineMessages } from 'react-intl';

export const calendarWords = defineMessages({
  add: {
    id: 'appointments.calendar.add',
    defaultMessage: 'Add to calendar',
    description: 'Button that saves a visit for the calendar',
  },
  remove: {
    id: 'appointments.calendar.remove',
    defaultMessage: 'Remove the old time from my calendar',
    description: 'Button that saves a file which takes a canceled visit out of the calendar',
  },
  about: {
    id: 'appointments.calendar.about',
    defaultMessage: '{action}: {day}',
    description:
      'One of these buttons for screen readers; begins with the words that are shown, then the day of the visit',
  },
  saving: {
    id: 'appointments.calendar.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while the file is fetched',
  },
  saved: {
    id: 'appointments.calendar.saved',
    defaultMessage: 'The calendar file is saved. Open it to see the visit in your calendar.',
    description: 'Said after a visit was saved for the calendar',
  },
});
