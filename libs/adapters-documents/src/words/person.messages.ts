import { defineMessages } from '@portico/application/texts';

export const personWords = defineMessages({
  title: {
    id: 'documents.person.title',
    defaultMessage: 'About the patient',
    description: 'Printed record, about the patient: title',
  },
  formerNames: {
    id: 'documents.person.formerNames',
    defaultMessage: 'Former names',
    description: 'Printed record, about the patient: formerNames',
  },
  gender: {
    id: 'documents.person.gender',
    defaultMessage: 'Gender on file',
    description: 'Printed record, about the patient: gender',
  },
  sex: {
    id: 'documents.person.sex',
    defaultMessage: 'Sex',
    description: 'Printed record, about the patient: sex',
  },
  birthSex: {
    id: 'documents.person.birthSex',
    defaultMessage: 'Sex at birth',
    description: 'Printed record, about the patient: birthSex',
  },
  pronouns: {
    id: 'documents.person.pronouns',
    defaultMessage: 'Pronouns',
    description: 'Printed record, about the patient: pronouns',
  },
  race: {
    id: 'documents.person.race',
    defaultMessage: 'Race',
    description: 'Printed record, about the patient: race',
  },
  ethnicity: {
    id: 'documents.person.ethnicity',
    defaultMessage: 'Ethnicity',
    description: 'Printed record, about the patient: ethnicity',
  },
  language: {
    id: 'documents.person.language',
    defaultMessage: 'Preferred language',
    description: 'Printed record, about the patient: language',
  },
  spokenLanguages: {
    id: 'documents.person.spokenLanguages',
    defaultMessage: 'Languages',
    description: 'Printed record, about the patient: spokenLanguages',
  },
  phone: {
    id: 'documents.person.phone',
    defaultMessage: 'Phone',
    description: 'Printed record, about the patient: phone',
  },
  email: {
    id: 'documents.person.email',
    defaultMessage: 'Email',
    description: 'Printed record, about the patient: email',
  },
  address: {
    id: 'documents.person.address',
    defaultMessage: 'Address',
    description: 'Printed record, about the patient: address',
  },
  formerAddresses: {
    id: 'documents.person.formerAddresses',
    defaultMessage: 'Former addresses',
    description: 'Printed record, about the patient: formerAddresses',
  },
  emergencyContact: {
    id: 'documents.person.emergencyContact',
    defaultMessage: 'Emergency contact',
    description: 'Printed record, about the patient: emergencyContact',
  },
  relatedPeople: {
    id: 'documents.person.relatedPeople',
    defaultMessage: 'Family and contacts',
    description: 'Printed record, about the patient: relatedPeople',
  },
  death: {
    id: 'documents.person.death',
    defaultMessage: 'Date of death',
    description: 'Printed record, about the patient: death',
  },
  undatedDeath: {
    id: 'documents.person.undatedDeath',
    defaultMessage: 'Deceased; no date is recorded',
    description: 'Printed record, about the patient: undatedDeath',
  },
});

/** What the forms of the profile have of a person, by their words for it. */
export const personValueWords = defineMessages({
  Female: {
    id: 'documents.personValue.female',
    defaultMessage: 'Female',
    description: 'Printed record, about the patient: female',
  },
  Male: {
    id: 'documents.personValue.male',
    defaultMessage: 'Male',
    description: 'Printed record, about the patient: male',
  },
  Other: {
    id: 'documents.personValue.other',
    defaultMessage: 'Other',
    description: 'Printed record, about the patient: other',
  },
  Declined: {
    id: 'documents.personValue.declined',
    defaultMessage: 'Declined to answer',
    description: 'Printed record, about the patient: declined',
  },
  'American Indian or Alaska Native': {
    id: 'documents.personValue.americanIndian',
    defaultMessage: 'American Indian or Alaska Native',
    description: 'Printed record, about the patient: americanIndian',
  },
  Asian: {
    id: 'documents.personValue.asian',
    defaultMessage: 'Asian',
    description: 'Printed record, about the patient: asian',
  },
  'Black or African American': {
    id: 'documents.personValue.black',
    defaultMessage: 'Black or African American',
    description: 'Printed record, about the patient: black',
  },
  'Native Hawaiian or Pacific Islander': {
    id: 'documents.personValue.hawaiian',
    defaultMessage: 'Native Hawaiian or Pacific Islander',
    description: 'Printed record, about the patient: hawaiian',
  },
  White: {
    id: 'documents.personValue.white',
    defaultMessage: 'White',
    description: 'Printed record, about the patient: white',
  },
  'Hispanic or Latino': {
    id: 'documents.personValue.hispanic',
    defaultMessage: 'Hispanic or Latino',
    description: 'Printed record, about the patient: hispanic',
  },
  'Not Hispanic or Latino': {
    id: 'documents.personValue.notHispanic',
    defaultMessage: 'Not Hispanic or Latino',
    description: 'Printed record, about the patient: notHispanic',
  },
  Mobile: {
    id: 'documents.personValue.mobile',
    defaultMessage: 'Mobile',
    description: 'Printed record, about the patient: mobile',
  },
  Home: {
    id: 'documents.personValue.home',
    defaultMessage: 'Home',
    description: 'Printed record, about the patient: home',
  },
  Work: {
    id: 'documents.personValue.work',
    defaultMessage: 'Work',
    description: 'Printed record, about the patient: work',
  },
  Child: {
    id: 'documents.personValue.child',
    defaultMessage: 'Child',
    description: 'Printed record, about the patient: child',
  },
  Spouse: {
    id: 'documents.personValue.spouse',
    defaultMessage: 'Spouse',
    description: 'Printed record, about the patient: spouse',
  },
  Father: {
    id: 'documents.personValue.father',
    defaultMessage: 'Father',
    description: 'Printed record, about the patient: father',
  },
  Mother: {
    id: 'documents.personValue.mother',
    defaultMessage: 'Mother',
    description: 'Printed record, about the patient: mother',
  },
  Guardian: {
    id: 'documents.personValue.guardian',
    defaultMessage: 'Guardian',
    description: 'Printed record, about the patient: guardian',
  },
});
