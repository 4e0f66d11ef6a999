import type { Immunization } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const immunizationWords: Readonly<Record<Immunization['status'], Message>> = defineMessages({
  completed: {
    id: 'immunizations.status.completed',
    defaultMessage: 'Given',
    description: 'Status of an immunization: the vaccine was given',
  },
  'not-done': {
    id: 'immunizations.status.not-done',
    defaultMessage: 'Not given',
    description: 'Status of an immunization: the vaccine was refused or not given for another reason',
  },
  unknown: {
    id: 'immunizations.status.unknown',
    defaultMessage: 'Status not noted',
    description: 'The record says nothing about the status',
  },
});

export const immunizationDetailWords = defineMessages({
  reason: {
    id: 'immunizations.detail.reason',
    defaultMessage: 'Reason: {reason}',
    description: 'Why a vaccine was not given, in the words of the record',
  },
  lot: {
    id: 'immunizations.detail.lot',
    defaultMessage: 'Lot {lot}',
    description: 'Lot number of a vaccine',
  },
  site: {
    id: 'immunizations.detail.site',
    defaultMessage: 'Site: {site}',
    description: 'Where on the body a vaccine was given, in the words of the record',
  },
  performer: {
    id: 'immunizations.detail.performer',
    defaultMessage: 'Given by {name}',
    description: 'Who gave a vaccine',
  },
  performerNotDone: {
    id: 'immunizations.detail.performerNotDone',
    defaultMessage: 'Noted by {name}',
    description: 'Who is named with a vaccine that was not given, or of which that is not known',
  },
  reported: {
    id: 'immunizations.detail.reported',
    defaultMessage: 'Reported, not from the record of who gave it',
    description: 'The vaccine is known only from a report, such as of the patient or another practice',
  },
});
