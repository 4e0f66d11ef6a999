import { defineMessages } from '@portico/application/texts';

export const visitCalendarWords = defineMessages({
  file: {
    id: 'services.visitCalendar.file',
    defaultMessage: 'visit',
    description: 'Name of a calendar file, before the day',
  },
});
