import { defineMessages } from 'react-intl';

export const identityDocumentsWords = defineMessages({
  onFile: {
    id: 'profile.documents.onFile',
    defaultMessage: 'On file at the practice',
    description: 'In place of a picture that the practice has, which is not shown here',
  },
  lead: {
    id: 'profile.documents.lead',
    defaultMessage: 'Show {practice} the insurance cards before the visit, so you don’t have to at the front desk.',
    description: 'Above the insurances; name of the practice',
  },
  leadWithoutPictures: {
    id: 'profile.documents.leadWithoutPictures',
    defaultMessage: 'These are the insurances that {practice} has on file. Bring the cards to the visit.',
    description: 'Above the insurances where no pictures of cards are taken; name of the practice',
  },
  insurances: {
    id: 'profile.documents.insurances',
    defaultMessage: 'Insurance',
    description: 'Heading of the insurances',
  },
  insurance: {
    id: 'profile.documents.insurance',
    defaultMessage: 'Insurance {number}',
    description: 'Heading of one insurance, counted',
  },
  type: { id: 'profile.documents.type', defaultMessage: 'Type of insurance', description: 'Label' },
  Primary: { id: 'profile.documents.Primary', defaultMessage: 'Primary', description: 'Type of an insurance' },
  Secondary: { id: 'profile.documents.Secondary', defaultMessage: 'Secondary', description: 'Type of an insurance' },
  Tertiary: { id: 'profile.documents.Tertiary', defaultMessage: 'Tertiary', description: 'Type of an insurance' },
  Other: {
    id: 'profile.documents.Other',
    defaultMessage: 'Other',
    description: 'Type of an insurance, relationship or gender',
  },
  providerName: { id: 'profile.documents.providerName', defaultMessage: 'Insurance company', description: 'Label' },
  notListed: {
    id: 'profile.documents.notListed',
    defaultMessage: 'Another company',
    description: 'Last entry of the list of companies',
  },
  providerCustomName: {
    id: 'profile.documents.providerCustomName',
    defaultMessage: 'Name of the company',
    description: 'Label',
  },
  planName: { id: 'profile.documents.planName', defaultMessage: 'Plan', description: 'Label' },
  planCustomName: { id: 'profile.documents.planCustomName', defaultMessage: 'Name of the plan', description: 'Label' },
  memberId: { id: 'profile.documents.memberId', defaultMessage: 'Member ID', description: 'Label' },
  groupNumber: { id: 'profile.documents.groupNumber', defaultMessage: 'Group number', description: 'Label' },
  effectiveFrom: {
    id: 'profile.documents.effectiveFrom',
    defaultMessage: 'Valid from',
    description: 'Label of a date',
  },
  relationshipType: {
    id: 'profile.documents.relationshipType',
    defaultMessage: 'Whose insurance is it? The policy holder is',
    description: 'Label of the list of relationships',
  },
  Self: {
    id: 'profile.documents.Self',
    defaultMessage: 'The patient',
    description: 'The patient is the policy holder',
  },
  Spouse: {
    id: 'profile.documents.Spouse',
    defaultMessage: 'The patient’s spouse',
    description: 'Who the policy holder is',
  },
  Father: {
    id: 'profile.documents.Father',
    defaultMessage: 'The patient’s father',
    description: 'Who the policy holder is',
  },
  Mother: {
    id: 'profile.documents.Mother',
    defaultMessage: 'The patient’s mother',
    description: 'Who the policy holder is',
  },
  Child: {
    id: 'profile.documents.Child',
    defaultMessage: 'The patient’s child',
    description: 'Who the policy holder is',
  },
  Guardian: {
    id: 'profile.documents.Guardian',
    defaultMessage: 'The patient’s guardian',
    description: 'Who the policy holder is',
  },
  policyHolderFirstName: {
    id: 'profile.documents.policyHolderFirstName',
    defaultMessage: 'First name of the policy holder',
    description: 'Label',
  },
  policyHolderMiddleName: {
    id: 'profile.documents.policyHolderMiddleName',
    defaultMessage: 'Middle name of the policy holder',
    description: 'Label',
  },
  policyHolderLastName: {
    id: 'profile.documents.policyHolderLastName',
    defaultMessage: 'Last name of the policy holder',
    description: 'Label',
  },
  policyHolderDateOfBirth: {
    id: 'profile.documents.policyHolderDateOfBirth',
    defaultMessage: 'Date of birth of the policy holder',
    description: 'Label',
  },
  policyHolderGender: {
    id: 'profile.documents.policyHolderGender',
    defaultMessage: 'Gender of the policy holder',
    description: 'Label',
  },
  Female: { id: 'profile.documents.Female', defaultMessage: 'Female', description: 'Gender' },
  Male: { id: 'profile.documents.Male', defaultMessage: 'Male', description: 'Gender' },
  Unknown: { id: 'profile.documents.Unknown', defaultMessage: 'Prefer not to say', description: 'Gender' },
  frontPhoto: {
    id: 'profile.documents.frontPhoto',
    defaultMessage: 'Front of the card',
    description: 'Label of a picture',
  },
  backPhoto: {
    id: 'profile.documents.backPhoto',
    defaultMessage: 'Back of the card',
    description: 'Label of a picture',
  },
  add: { id: 'profile.documents.add', defaultMessage: 'Add another insurance', description: 'Button' },
  remove: {
    id: 'profile.documents.remove',
    defaultMessage: 'Remove',
    description: 'Button: removes an insurance or a picture',
  },
  removeOf: {
    id: 'profile.documents.removeOf',
    defaultMessage: 'Remove insurance {number}',
    description: 'Button, in full',
  },
  clear: {
    id: 'profile.documents.clear',
    defaultMessage: 'Clear',
    description: 'Button: empties the fields of an insurance',
  },
  clearOf: {
    id: 'profile.documents.clearOf',
    defaultMessage: 'Clear insurance {number}',
    description: 'Button, in full',
  },
  identity: {
    id: 'profile.documents.identity',
    defaultMessage: 'Photo ID',
    description: 'Heading of the identity document',
  },
  identityLead: {
    id: 'profile.documents.identityLead',
    defaultMessage: 'A driver’s license, passport or another document with a picture.',
    description: 'Below that heading',
  },
  identityFront: {
    id: 'profile.documents.identityFront',
    defaultMessage: 'Front of the document',
    description: 'Label of a picture',
  },
  identityBack: {
    id: 'profile.documents.identityBack',
    defaultMessage: 'Back of the document',
    description: 'Label of a picture',
  },
  noInsurance: {
    id: 'profile.documents.noInsurance',
    defaultMessage: 'No insurance on file.',
    description: 'In place of the insurances, where the person may only look',
  },
  noPicture: {
    id: 'profile.documents.noPicture',
    defaultMessage: 'No picture yet',
    description: 'In place of a picture',
  },
  choosePicture: {
    id: 'profile.documents.choosePicture',
    defaultMessage: 'Choose a picture',
    description: 'Button that opens the files or camera',
  },
  changePicture: {
    id: 'profile.documents.changePicture',
    defaultMessage: 'Choose another',
    description: 'The same where there is a picture',
  },
  removePicture: {
    id: 'profile.documents.removePicture',
    defaultMessage: 'Remove: {label}',
    description: 'Button, in full; label of the picture',
  },
  wrongType: {
    id: 'profile.documents.wrongType',
    defaultMessage: 'Choose a picture: JPG, PNG, TIFF or GIF.',
    description: 'Another kind of file was chosen',
  },
  unreadable: {
    id: 'profile.documents.unreadable',
    defaultMessage:
      'This device can’t open the picture. It may be damaged or too large. Choose a smaller JPG or PNG, or take a photo.',
    description: 'A picture could not be read',
  },
});
