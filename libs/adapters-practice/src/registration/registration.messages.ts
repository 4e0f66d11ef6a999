import { defineMessages } from '@portico/application/texts';

export const registrationFieldWords = defineMessages({
  personal: {
    id: 'practice.registrationField.personal',
    defaultMessage: 'Name and contact',
    description: 'Page or field of the usual form with a person’s details',
  },
  demographics: {
    id: 'practice.registrationField.demographics',
    defaultMessage: 'Demographics',
    description: 'Page or field of the usual form with a person’s details',
  },
  personal_details: {
    id: 'practice.registrationField.personal_details',
    defaultMessage: 'About you',
    description: 'Page or field of the usual form with a person’s details',
  },
  emergency_contact: {
    id: 'practice.registrationField.emergency_contact',
    defaultMessage: 'Emergency contact',
    description: 'Page or field of the usual form with a person’s details',
  },
  employment_info: {
    id: 'practice.registrationField.employment_info',
    defaultMessage: 'Employment',
    description: 'Page or field of the usual form with a person’s details',
  },
  first_name: {
    id: 'practice.registrationField.first_name',
    defaultMessage: 'First name',
    description: 'Page or field of the usual form with a person’s details',
  },
  last_name: {
    id: 'practice.registrationField.last_name',
    defaultMessage: 'Last name',
    description: 'Page or field of the usual form with a person’s details',
  },
  phone_number: {
    id: 'practice.registrationField.phone_number',
    defaultMessage: 'Phone number',
    description: 'Page or field of the usual form with a person’s details',
  },
  phone_type: {
    id: 'practice.registrationField.phone_type',
    defaultMessage: 'Phone type',
    description: 'Page or field of the usual form with a person’s details',
  },
  address1: {
    id: 'practice.registrationField.address1',
    defaultMessage: 'Street address',
    description: 'Page or field of the usual form with a person’s details',
  },
  zipcode: {
    id: 'practice.registrationField.zipcode',
    defaultMessage: 'ZIP code',
    description: 'Page or field of the usual form with a person’s details',
  },
  city: {
    id: 'practice.registrationField.city',
    defaultMessage: 'City',
    description: 'Page or field of the usual form with a person’s details',
  },
  state: {
    id: 'practice.registrationField.state',
    defaultMessage: 'State',
    description: 'Page or field of the usual form with a person’s details',
  },
  gender: {
    id: 'practice.registrationField.gender',
    defaultMessage: 'Gender',
    description: 'Page or field of the usual form with a person’s details',
  },
  date_of_birth: {
    id: 'practice.registrationField.date_of_birth',
    defaultMessage: 'Date of birth',
    description: 'Page or field of the usual form with a person’s details',
  },
  noBirthDate: {
    id: 'practice.registrationField.noBirthDate',
    defaultMessage: 'Enter a date; the day must be between January 1, 1901 and today.',
    description: 'Page or field of the usual form with a person’s details',
  },
  ethnicity: {
    id: 'practice.registrationField.ethnicity',
    defaultMessage: 'Ethnicity',
    description: 'Page or field of the usual form with a person’s details',
  },
  primary_race: {
    id: 'practice.registrationField.primary_race',
    defaultMessage: 'Race',
    description: 'Page or field of the usual form with a person’s details',
  },
  preferred_language: {
    id: 'practice.registrationField.preferred_language',
    defaultMessage: 'Preferred language',
    description: 'Page or field of the usual form with a person’s details',
  },
  firstName: {
    id: 'practice.registrationField.firstName',
    defaultMessage: 'First name',
    description: 'Page or field of the usual form with a person’s details',
  },
  middleName: {
    id: 'practice.registrationField.middleName',
    defaultMessage: 'Middle name',
    description: 'Page or field of the usual form with a person’s details',
  },
  lastName: {
    id: 'practice.registrationField.lastName',
    defaultMessage: 'Last name',
    description: 'Page or field of the usual form with a person’s details',
  },
  relationship: {
    id: 'practice.registrationField.relationship',
    defaultMessage: 'Relationship to you',
    description: 'Page or field of the usual form with a person’s details',
  },
  phoneNumber: {
    id: 'practice.registrationField.phoneNumber',
    defaultMessage: 'Phone number',
    description: 'Page or field of the usual form with a person’s details',
  },
  employmentStatus: {
    id: 'practice.registrationField.employmentStatus',
    defaultMessage: 'Employment status',
    description: 'Page or field of the usual form with a person’s details',
  },
  employerName: {
    id: 'practice.registrationField.employerName',
    defaultMessage: 'Employer',
    description: 'Page or field of the usual form with a person’s details',
  },
  employerAddress: {
    id: 'practice.registrationField.employerAddress',
    defaultMessage: 'Employer address',
    description: 'Page or field of the usual form with a person’s details',
  },
});

export const registrationChoiceWords = defineMessages({
  Mobile: {
    id: 'practice.registrationChoice.Mobile',
    defaultMessage: 'Mobile',
    description: 'Choice of the usual form with a person’s details',
  },
  Home: {
    id: 'practice.registrationChoice.Home',
    defaultMessage: 'Home',
    description: 'Choice of the usual form with a person’s details',
  },
  Work: {
    id: 'practice.registrationChoice.Work',
    defaultMessage: 'Work',
    description: 'Choice of the usual form with a person’s details',
  },
  Female: {
    id: 'practice.registrationChoice.Female',
    defaultMessage: 'Female',
    description: 'Choice of the usual form with a person’s details',
  },
  Male: {
    id: 'practice.registrationChoice.Male',
    defaultMessage: 'Male',
    description: 'Choice of the usual form with a person’s details',
  },
  Other: {
    id: 'practice.registrationChoice.Other',
    defaultMessage: 'Other',
    description: 'Choice of the usual form with a person’s details',
  },
  Unknown: {
    id: 'practice.registrationChoice.Unknown',
    defaultMessage: 'Prefer not to say',
    description: 'Choice of the usual form with a person’s details',
  },
  Declined: {
    id: 'practice.registrationChoice.Declined',
    defaultMessage: 'Prefer not to say',
    description: 'Choice of the usual form with a person’s details',
  },
  HispanicOrLatino: {
    id: 'practice.registrationChoice.HispanicOrLatino',
    defaultMessage: 'Hispanic or Latino',
    description: 'Choice of the usual form with a person’s details',
  },
  NotHispanicOrLatino: {
    id: 'practice.registrationChoice.NotHispanicOrLatino',
    defaultMessage: 'Not Hispanic or Latino',
    description: 'Choice of the usual form with a person’s details',
  },
  AmericanIndianOrAlaskaNative: {
    id: 'practice.registrationChoice.AmericanIndianOrAlaskaNative',
    defaultMessage: 'American Indian or Alaska Native',
    description: 'Choice of the usual form with a person’s details',
  },
  Asian: {
    id: 'practice.registrationChoice.Asian',
    defaultMessage: 'Asian',
    description: 'Choice of the usual form with a person’s details',
  },
  BlackOrAfricanAmerican: {
    id: 'practice.registrationChoice.BlackOrAfricanAmerican',
    defaultMessage: 'Black or African American',
    description: 'Choice of the usual form with a person’s details',
  },
  NativeHawaiianOrPacificIslander: {
    id: 'practice.registrationChoice.NativeHawaiianOrPacificIslander',
    defaultMessage: 'Native Hawaiian or Pacific Islander',
    description: 'Choice of the usual form with a person’s details',
  },
  White: {
    id: 'practice.registrationChoice.White',
    defaultMessage: 'White',
    description: 'Choice of the usual form with a person’s details',
  },
  Spouse: {
    id: 'practice.registrationChoice.Spouse',
    defaultMessage: 'Spouse',
    description: 'Choice of the usual form with a person’s details',
  },
  Father: {
    id: 'practice.registrationChoice.Father',
    defaultMessage: 'Father',
    description: 'Choice of the usual form with a person’s details',
  },
  Mother: {
    id: 'practice.registrationChoice.Mother',
    defaultMessage: 'Mother',
    description: 'Choice of the usual form with a person’s details',
  },
  Child: {
    id: 'practice.registrationChoice.Child',
    defaultMessage: 'Child',
    description: 'Choice of the usual form with a person’s details',
  },
  Guardian: {
    id: 'practice.registrationChoice.Guardian',
    defaultMessage: 'Guardian',
    description: 'Choice of the usual form with a person’s details',
  },
  Employed: {
    id: 'practice.registrationChoice.Employed',
    defaultMessage: 'Employed',
    description: 'Choice of the usual form with a person’s details',
  },
  PartTime: {
    id: 'practice.registrationChoice.PartTime',
    defaultMessage: 'Part time',
    description: 'Choice of the usual form with a person’s details',
  },
  SelfEmployed: {
    id: 'practice.registrationChoice.SelfEmployed',
    defaultMessage: 'Self-employed',
    description: 'Choice of the usual form with a person’s details',
  },
  Student: {
    id: 'practice.registrationChoice.Student',
    defaultMessage: 'Student',
    description: 'Choice of the usual form with a person’s details',
  },
  Retired: {
    id: 'practice.registrationChoice.Retired',
    defaultMessage: 'Retired',
    description: 'Choice of the usual form with a person’s details',
  },
  Unemployed: {
    id: 'practice.registrationChoice.Unemployed',
    defaultMessage: 'Not working',
    description: 'Choice of the usual form with a person’s details',
  },
});

export const registrationWords = defineMessages({
  saved: {
    id: 'practice.registration.saved',
    defaultMessage: 'Your changes were saved.',
    description: 'After details were saved',
  },
});
