import { defineMessages } from '@portico/application/texts';

export const formWords = defineMessages({
  yes: { id: 'practice.form.yes', defaultMessage: 'Yes', description: 'Answer to a question of a practice’s form' },
  no: { id: 'practice.form.no', defaultMessage: 'No', description: 'Answer to a question of a practice’s form' },
});
