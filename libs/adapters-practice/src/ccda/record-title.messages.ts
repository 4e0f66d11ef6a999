import { defineMessages } from '@portico/application/texts';

export const recordTitle = defineMessages({
  title: {
    id: 'practice.record.title',
    defaultMessage: 'Health record',
    description: 'Title of the document that holds a whole record for another doctor’s office',
  },
});
