import type { SourceFactKind } from '@portico/domain/profile';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const sourceFactWords: Readonly<Record<SourceFactKind, Message>> = defineMessages({
  race: {
    id: 'profile.sourceFacts.race',
    defaultMessage: 'Races in the medical record',
    description: 'Label: several races that the sources of the record name',
  },
  ethnicity: {
    id: 'profile.sourceFacts.ethnicity',
    defaultMessage: 'Ethnicities in the medical record',
    description: 'Label: several ethnicities that the sources of the record name',
  },
  address: {
    id: 'profile.sourceFacts.address',
    defaultMessage: 'Address in the medical record',
    description: 'Label: an address of another country, which the form has no fields for',
  },
  formerNames: {
    id: 'profile.sourceFacts.formerNames',
    defaultMessage: 'Former names in the medical record',
    description: 'Label: names that the person had before',
  },
  formerAddresses: {
    id: 'profile.sourceFacts.formerAddresses',
    defaultMessage: 'Former addresses in the medical record',
    description: 'Label: addresses that the person had before',
  },
  language: {
    id: 'profile.sourceFacts.language',
    defaultMessage: 'Preferred language in the medical record',
    description: 'Label: the preferred language that the sources of the record name, which the portal does not speak',
  },
  spokenLanguages: {
    id: 'profile.sourceFacts.spokenLanguages',
    defaultMessage: 'Languages in the medical record',
    description: 'Label: languages that the sources of the record name without saying that one is preferred',
  },
  email: {
    id: 'profile.sourceFacts.email',
    defaultMessage: 'Email in the medical record',
    description: 'Label: an email address that the sources of the record name; it is not the one to sign in with',
  },
  detailedRace: {
    id: 'profile.sourceFacts.detailedRace',
    defaultMessage: 'Race in detail in the medical record',
    description: 'Label: races below the usual five categories, such as Navajo or Filipino',
  },
  detailedEthnicity: {
    id: 'profile.sourceFacts.detailedEthnicity',
    defaultMessage: 'Ethnicity in detail in the medical record',
    description: 'Label: ethnicities below Hispanic or Latino, such as Mexican',
  },
  suffix: {
    id: 'profile.sourceFacts.suffix',
    defaultMessage: 'Name suffix in the medical record',
    description: 'Label: what stands after the last name, such as Jr. or III',
  },
  relatedPeople: {
    id: 'profile.sourceFacts.relatedPeople',
    defaultMessage: 'Family and contacts in the medical record',
    description: 'Label: people whom the record names beside the emergency contact, each with the relationship',
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
