import { defineMessages } from '@portico/application/texts';

export const recordDisputeWords = defineMessages({
  wrong: {
    id: 'documents.recordDispute.wrong',
    defaultMessage: 'What the patient says is wrong',
    description: 'Printed record, a correction that was denied',
  },
  correct: {
    id: 'documents.recordDispute.correct',
    defaultMessage: 'What it should say',
    description: 'Printed record, a correction that was denied',
  },
  answer: {
    id: 'documents.recordDispute.answer',
    defaultMessage: 'Answer of the practice',
    description: 'Printed record, a correction that was denied',
  },
  statement: {
    id: 'documents.recordDispute.statement',
    defaultMessage: 'Statement of disagreement',
    description: 'Printed record, a correction that was denied',
  },
});

export const recordDisputeTitles = defineMessages({
  disputed: {
    id: 'documents.recordDisputeTitle.disputed',
    defaultMessage: 'Correction requested and denied: {name}',
    description: 'Printed record, heading; name of an entry of the record',
  },
});
