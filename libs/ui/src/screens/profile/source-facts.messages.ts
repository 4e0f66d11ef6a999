import type { SourceFactKind } from '@portico/domain/profile';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const sourceFactWords: Readonly<Record<SourceFactKind, Message>> = defineMessages({
  race: {
    id: 'profile.sourceFacts.race',
    defaultMessage: 'Races in your medical record',
    description: 'Label: several races that the sources of the record name',
  },
  ethnicity: {
    id: 'profile.sourceFacts.ethnicity',
    defaultMessage: 'Ethnicities in your medical record',
    description: 'Label: several ethnicities that the sources of the record name',
  },
  address: {
    id: 'profile.sourceFacts.address',
    defaultMessage: 'Address in your medical record',
    description: 'Label: an address of another country, which the form has no fields for',
  },
  formerNames: {
    id: 'profile.sourceFacts.formerNames',
    defaultMessage: 'Former names in your medical record',
    description: 'Label: names that the person had before',
  },
  formerAddresses: {
    id: 'profile.sourceFacts.formerAddresses',
    defaultMessage: 'Former addresses in your medical record',
    description: 'Label: addresses that the person had before',
  },
  death: {
    id: 'profile.sourceFacts.death',
    defaultMessage: 'Date of death in the medical record',
    description: 'Label: when the person died, as the record says; a helper reads it too',
  },
});

export const deathWords = defineMessages({
  undated: {
    id: 'profile.sourceFacts.undatedDeath',
    defaultMessage: 'Deceased; no date is recorded',
    description: 'In place of the date of a death that the record says has taken place',
  },
});
