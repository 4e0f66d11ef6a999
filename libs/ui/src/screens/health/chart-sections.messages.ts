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
    defaultMessage: 'The practice has noted that there are no known conditions.',
    description: 'The record states that there are none',
  },
  allergies: {
    id: 'health.noneKnown.allergies',
    defaultMessage: 'The practice has noted that there are no known allergies.',
    description: 'The record states that there are none',
  },
  medications: {
    id: 'health.noneKnown.medications',
    defaultMessage: 'The practice has noted that no medications are taken.',
    description: 'The record states that there are none',
  },
  immunizations: {
    id: 'health.noneKnown.immunizations',
    defaultMessage: 'The practice has noted that no immunizations have been given.',
    description: 'The record states that there are none',
  },
  labs: {
    id: 'health.noneKnown.labs',
    defaultMessage: 'The practice has noted that there are no lab results.',
    description: 'The record states that there are none',
  },
  vitalSigns: {
    id: 'health.noneKnown.vitalSigns',
    defaultMessage: 'The practice has noted that there are no vital signs.',
    description: 'The record states that there are none',
  },
  procedures: {
    id: 'health.noneKnown.procedures',
    defaultMessage: 'The practice has noted that no procedures have been done.',
    description: 'The record states that there are none',
  },
  documents: {
    id: 'health.noneKnown.documents',
    defaultMessage: 'The practice has noted that there are no documents.',
    description: 'The record states that there are none',
  },
  careTeam: {
    id: 'health.noneKnown.careTeam',
    defaultMessage: 'The practice has noted that there is no care team yet.',
    description: 'The record states that there are none',
  },
});

export const namedNoInformation: Readonly<Record<NamedSection, Message>> = defineMessages({
  conditions: {
    id: 'health.noInformation.conditions',
    defaultMessage: 'The practice has no information about conditions. Tell them at the next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  allergies: {
    id: 'health.noInformation.allergies',
    defaultMessage: 'The practice has no information about allergies. Tell them at the next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  medications: {
    id: 'health.noInformation.medications',
    defaultMessage: 'The practice has no information about medications. Tell them at the next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  immunizations: {
    id: 'health.noInformation.immunizations',
    defaultMessage: 'The practice has no information about immunizations. Tell them at the next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  labs: {
    id: 'health.noInformation.labs',
    defaultMessage: 'The practice has no information about lab results.',
    description: 'Not known whether there are any',
  },
  vitalSigns: {
    id: 'health.noInformation.vitalSigns',
    defaultMessage: 'The practice has no information about vital signs.',
    description: 'Not known whether there are any',
  },
  procedures: {
    id: 'health.noInformation.procedures',
    defaultMessage: 'The practice has no information about procedures. Tell them at the next visit.',
    description: 'Nobody asked: not known whether there are any',
  },
  documents: {
    id: 'health.noInformation.documents',
    defaultMessage: 'The practice has no information about documents.',
    description: 'Not known whether there are any',
  },
  careTeam: {
    id: 'health.noInformation.careTeam',
    defaultMessage: 'The practice has no information about a care team.',
    description: 'Not known whether there is one',
  },
});

export const namedNothing: Readonly<Record<NamedSection, Message>> = defineMessages({
  conditions: {
    id: 'health.nothing.conditions',
    defaultMessage: 'No conditions are listed in the record.',
    description: 'The list is empty, which says nothing more',
  },
  allergies: {
    id: 'health.nothing.allergies',
    defaultMessage: 'No allergies are listed in the record.',
    description: 'The list is empty, which says nothing more',
  },
  medications: {
    id: 'health.nothing.medications',
    defaultMessage: 'No medications are listed in the record.',
    description: 'The list is empty, which says nothing more',
  },
  immunizations: {
    id: 'health.nothing.immunizations',
    defaultMessage: 'No immunizations are listed in the record.',
    description: 'The list is empty, which says nothing more',
  },
  labs: {
    id: 'health.nothing.labs',
    defaultMessage: 'No lab results are in the record.',
    description: 'The list is empty, which says nothing more',
  },
  vitalSigns: {
    id: 'health.nothing.vitalSigns',
    defaultMessage: 'No vital signs are in the record.',
    description: 'The list is empty, which says nothing more',
  },
  procedures: {
    id: 'health.nothing.procedures',
    defaultMessage: 'No procedures are listed in the record.',
    description: 'The list is empty, which says nothing more',
  },
  documents: {
    id: 'health.nothing.documents',
    defaultMessage: 'No documents are in the record.',
    description: 'The list is empty, which says nothing more',
  },
  careTeam: {
    id: 'health.nothing.careTeam',
    defaultMessage: 'No care team is listed in the record.',
    description: 'The list is empty, which says nothing more',
  },
});
