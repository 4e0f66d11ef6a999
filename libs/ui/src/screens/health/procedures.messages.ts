import type { Procedure } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const procedureWords: Readonly<Record<Procedure['status'], Message>> = defineMessages({
  planned: {
    id: 'procedures.status.planned',
    defaultMessage: 'Planned',
    description: 'Status of a procedure',
  },
  'in-progress': {
    id: 'procedures.status.in-progress',
    defaultMessage: 'In progress',
    description: 'Status of a procedure',
  },
  'on-hold': {
    id: 'procedures.status.on-hold',
    defaultMessage: 'On hold',
    description: 'Status of a procedure',
  },
  completed: {
    id: 'procedures.status.completed',
    defaultMessage: 'Done',
    description: 'Status of a procedure',
  },
  stopped: {
    id: 'procedures.status.stopped',
    defaultMessage: 'Stopped',
    description: 'Status of a procedure',
  },
  'not-done': {
    id: 'procedures.status.not-done',
    defaultMessage: 'Not done',
    description: 'Status of a procedure',
  },
  unknown: {
    id: 'procedures.status.unknown',
    defaultMessage: 'Status not noted',
    description: 'Status of a procedure',
  },
});

export const procedureDetailWords = defineMessages({
  performer: {
    id: 'procedures.detail.performer',
    defaultMessage: 'Done by {name}',
    description: 'Who did a procedure',
  },
  performerNamed: {
    id: 'procedures.detail.performerNamed',
    defaultMessage: 'With {name}',
    description: 'Who is named with a procedure that is not done, or of which that is not known',
  },
});
