import type { ChartSection, ItemSection } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** The sections that have words of their own for each of their states. */
type NamedSection = Exclude<ChartSection, ItemSection | 'notes'>;

export const namedTitles: Readonly<Record<NamedSection, Message>> = defineMessages({
  conditions: { id: 'health.section.conditions', defaultMessage: 'Conditions', description: 'Section of the record' },
  allergies: { id: 'health.section.allergies', defaultMessage: 'Allergies', description: 'Section of the record' },
  medications: {
    id: 'health.section.medications',
    defaultMessage: 'Medications',
    description: 'Section of the record',
  },
  immunizations: {
    id: 'health.section.immunizations',
    defaultMessage: 'Immunizations',
    description: 'Section of the record: vaccines',
  },
  labs: { id: 'health.section.labs', defaultMessage: 'Lab results', description: 'Section of the record' },
  vitalSigns: {
    id: 'health.section.vitalSigns',
    defaultMessage: 'Vital signs',
    description: 'Section of the record',
  },
  procedures: {
    id: 'health.section.procedures',
    defaultMessage: 'Procedures',
    description: 'Section of the record: surgeries and other procedures',
  },
  documents: { id: 'health.section.documents', defaultMessage: 'Documents', description: 'Section of the record' },
  careTeam: { id: 'health.section.careTeam', defaultMessage: 'Care team', description: 'Section of the record' },
});

// "None known" is a statement of the practice, "no information" means that the patient was not asked, and an empty list
// only means that nothing was recorded. The three texts must not be mixed up.

export const namedNoneKnown: Readonly<Record<NamedSection, Message>> = defineMessages({
  conditions: {
    id: 'health.noneKnown.conditions',
    defaultMessage: 'Your practice has noted that you have no known conditions.',
    description: 'The record states that there are none',
  },
  allergies: {
    id: 'health.noneKnown.allergies',
    defaultMessage: 'Your practice has noted that you have no known allergies.',
    description: 'The record states that there are none',
  },
  medications: {
    id: 'health.noneKnown.medications',
    defaultMessage: 'Your practice has noted that you take no medications.',
    description: 'The record states that there are none',
  },
  immunizations: {
    id: 'health.noneKnown.immunizations',
    defaultMessage: 'Your practice has noted that you have had no immunizations.',
    description: 'The record states that there are none',
  },
  labs: {
    id: 'health.noneKnown.labs',
    defaultMessage: 'Your practice has noted that you have no lab results.',
    description: 'The record states that there are none',
  },
  vitalSigns: {
    id: 'health.noneKnown.vitalSigns',
    defaultMessage: 'Your practice has noted that you have no vital signs.',
    description: 'The record states that there are none',
  },
  procedures: {
    id: 'health.noneKnown.procedures',
    defaultMessage: 'Your practice has noted that you have had no procedures.',
    description: 'The record states that there are none',
  },
  documents: {
    id: 'health.noneKnown.documents',
    defaultMessage: 'Your practice has noted that there are no documents for you.',
    description: 'The record states that there are none',
  },
  careTeam: {
    id: 'health.noneKnown.careTeam',
    defaultMessage: 'Your practice has noted that you have no care team yet.',
    description: 'The record states that there are none',
  },
});

export const namedNoInformation: Readonly<Record<NamedSection, Message>> = defineMessages({
  conditions: {
    id: 'health.noInformation.conditions',
    defaultMessage: 'Your practice has no information about conditions. Tell them at your next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  allergies: {
    id: 'health.noInformation.allergies',
    defaultMessage: 'Your practice has no information about allergies. Tell them at your next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  medications: {
    id: 'health.noInformation.medications',
    defaultMessage: 'Your practice has no information about medications. Tell them at your next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  immunizations: {
    id: 'health.noInformation.immunizations',
    defaultMessage: 'Your practice has no information about immunizations. Tell them at your next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  labs: {
    id: 'health.noInformation.labs',
    defaultMessage: 'Your practice has no information about lab results.',
    description: 'Not known whether there are any',
  },
  vitalSigns: {
    id: 'health.noInformation.vitalSigns',
    defaultMessage: 'Your practice has no information about vital signs.',
    description: 'Not known whether there are any',
  },
  procedures: {
    id: 'health.noInformation.procedures',
    defaultMessage: 'Your practice has no information about procedures. Tell them at your next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  documents: {
    id: 'health.noInformation.documents',
    defaultMessage: 'Your practice has no information about documents.',
    description: 'Not known whether there are any',
  },
  careTeam: {
    id: 'health.noInformation.careTeam',
    defaultMessage: 'Your practice has no information about your care team.',
    description: 'Not known whether there is one',
  },
});

export const namedNothing: Readonly<Record<NamedSection, Message>> = defineMessages({
  conditions: {
    id: 'health.nothing.conditions',
    defaultMessage: 'No conditions are listed in your record.',
    description: 'The list is empty, which says nothing more',
  },
  allergies: {
    id: 'health.nothing.allergies',
    defaultMessage: 'No allergies are listed in your record.',
    description: 'The list is empty, which says nothing more',
  },
  medications: {
    id: 'health.nothing.medications',
    defaultMessage: 'No medications are listed in your record.',
    description: 'The list is empty, which says nothing more',
  },
  immunizations: {
    id: 'health.nothing.immunizations',
    defaultMessage: 'No immunizations are listed in your record.',
    description: 'The list is empty, which says nothing more',
  },
  labs: {
    id: 'health.nothing.labs',
    defaultMessage: 'No lab results are in your record.',
    description: 'The list is empty, which says nothing more',
  },
  vitalSigns: {
    id: 'health.nothing.vitalSigns',
    defaultMessage: 'No vital signs are in your record.',
    description: 'The list is empty, which says nothing more',
  },
  procedures: {
    id: 'health.nothing.procedures',
    defaultMessage: 'No procedures are listed in your record.',
    description: 'The list is empty, which says nothing more',
  },
  documents: {
    id: 'health.nothing.documents',
    defaultMessage: 'No documents are in your record.',
    description: 'The list is empty, which says nothing more',
  },
  careTeam: {
    id: 'health.nothing.careTeam',
    defaultMessage: 'No care team is listed in your record.',
    description: 'The list is empty, which says nothing more',
  },
});
