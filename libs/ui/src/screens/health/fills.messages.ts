import type { MedicationFill } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const fillWords: Readonly<Record<MedicationFill['status'], Message>> = defineMessages({
  completed: {
    id: 'health.fill.completed',
    defaultMessage: 'Last filled',
    description: 'A pharmacy handed out the medication; before the day and how much',
  },
  pending: {
    id: 'health.fill.pending',
    defaultMessage: 'Fill in progress',
    description: 'A pharmacy prepares the medication; before the day and how much',
  },
  cancelled: {
    id: 'health.fill.cancelled',
    defaultMessage: 'Last fill canceled',
    description: 'A pharmacy did not hand out the medication in the end; before the day and how much',
  },
  unknown: {
    id: 'health.fill.unknown',
    defaultMessage: 'Last fill, status not noted',
    description: 'It is not known whether a pharmacy handed out the medication; before the day and how much',
  },
});
