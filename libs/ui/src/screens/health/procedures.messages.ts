import type { Procedure } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const procedureWords: Readonly<Record<Procedure['status'], Message>> = defineMessages({
  planned: {
    id: 'health.procedure.planned',
    defaultMessage: 'Planned',
    description: 'Status of a procedure',
  },
  'in-progress': {
    id: 'health.procedure.in-progress',
    defaultMessage: 'In progress',
    description: 'Status of a procedure',
  },
  'on-hold': {
    id: 'health.procedure.on-hold',
    defaultMessage: 'On hold',
    description: 'Status of a procedure',
  },
  completed: {
    id: 'health.procedure.completed',
    defaultMessage: 'Done',
    description: 'Status of a procedure',
  },
  stopped: {
    id: 'health.procedure.stopped',
    defaultMessage: 'Stopped',
    description: 'Status of a procedure',
  },
  'not-done': {
    id: 'health.procedure.not-done',
    defaultMessage: 'Not done',
    description: 'Status of a procedure',
  },
  unknown: {
    id: 'health.procedure.unknown',
    defaultMessage: 'Status not noted',
    description: 'Status of a procedure',
  },
});

export const procedureDetailWords = defineMessages({
  performer: {
    id: 'health.procedureDetail.performer',
    defaultMessage: 'Done by {name}',
    description: 'Who did a procedure',
  },
  performerNamed: {
    id: 'health.procedureDetail.performerNamed',
    defaultMessage: 'With {name}',
    description: 'Who is named with a procedure that is not done, or of which that is not known',
  },
});
