import { defineMessages } from '@portico/application/texts';

/** Who somebody is to the patient, by RoleCode (2.16.840.1.113883.5.111). */
export const relationshipWords = defineMessages({
  SPS: {
    id: 'documents.relationship.SPS',
    defaultMessage: 'Spouse',
    description: 'Printed record, who somebody is to the patient: SPS',
  },
  HUSB: {
    id: 'documents.relationship.HUSB',
    defaultMessage: 'Husband',
    description: 'Printed record, who somebody is to the patient: HUSB',
  },
  WIFE: {
    id: 'documents.relationship.WIFE',
    defaultMessage: 'Wife',
    description: 'Printed record, who somebody is to the patient: WIFE',
  },
  DOMPART: {
    id: 'documents.relationship.DOMPART',
    defaultMessage: 'Domestic partner',
    description: 'Printed record, who somebody is to the patient: DOMPART',
  },
  SIGOTHR: {
    id: 'documents.relationship.SIGOTHR',
    defaultMessage: 'Significant other',
    description: 'Printed record, who somebody is to the patient: SIGOTHR',
  },
  FTH: {
    id: 'documents.relationship.FTH',
    defaultMessage: 'Father',
    description: 'Printed record, who somebody is to the patient: FTH',
  },
  NFTH: {
    id: 'documents.relationship.NFTH',
    defaultMessage: 'Father',
    description: 'Printed record, who somebody is to the patient: NFTH',
  },
  MTH: {
    id: 'documents.relationship.MTH',
    defaultMessage: 'Mother',
    description: 'Printed record, who somebody is to the patient: MTH',
  },
  NMTH: {
    id: 'documents.relationship.NMTH',
    defaultMessage: 'Mother',
    description: 'Printed record, who somebody is to the patient: NMTH',
  },
  PRN: {
    id: 'documents.relationship.PRN',
    defaultMessage: 'Parent',
    description: 'Printed record, who somebody is to the patient: PRN',
  },
  CHILD: {
    id: 'documents.relationship.CHILD',
    defaultMessage: 'Child',
    description: 'Printed record, who somebody is to the patient: CHILD',
  },
  DAU: {
    id: 'documents.relationship.DAU',
    defaultMessage: 'Daughter',
    description: 'Printed record, who somebody is to the patient: DAU',
  },
  SON: {
    id: 'documents.relationship.SON',
    defaultMessage: 'Son',
    description: 'Printed record, who somebody is to the patient: SON',
  },
  SIB: {
    id: 'documents.relationship.SIB',
    defaultMessage: 'Sibling',
    description: 'Printed record, who somebody is to the patient: SIB',
  },
  BRO: {
    id: 'documents.relationship.BRO',
    defaultMessage: 'Brother',
    description: 'Printed record, who somebody is to the patient: BRO',
  },
  SIS: {
    id: 'documents.relationship.SIS',
    defaultMessage: 'Sister',
    description: 'Printed record, who somebody is to the patient: SIS',
  },
  GRPRN: {
    id: 'documents.relationship.GRPRN',
    defaultMessage: 'Grandparent',
    description: 'Printed record, who somebody is to the patient: GRPRN',
  },
  GRMTH: {
    id: 'documents.relationship.GRMTH',
    defaultMessage: 'Grandmother',
    description: 'Printed record, who somebody is to the patient: GRMTH',
  },
  GRFTH: {
    id: 'documents.relationship.GRFTH',
    defaultMessage: 'Grandfather',
    description: 'Printed record, who somebody is to the patient: GRFTH',
  },
  GRNDCHILD: {
    id: 'documents.relationship.GRNDCHILD',
    defaultMessage: 'Grandchild',
    description: 'Printed record, who somebody is to the patient: GRNDCHILD',
  },
  AUNT: {
    id: 'documents.relationship.AUNT',
    defaultMessage: 'Aunt',
    description: 'Printed record, who somebody is to the patient: AUNT',
  },
  UNCLE: {
    id: 'documents.relationship.UNCLE',
    defaultMessage: 'Uncle',
    description: 'Printed record, who somebody is to the patient: UNCLE',
  },
  COUSN: {
    id: 'documents.relationship.COUSN',
    defaultMessage: 'Cousin',
    description: 'Printed record, who somebody is to the patient: COUSN',
  },
  EXT: {
    id: 'documents.relationship.EXT',
    defaultMessage: 'Extended family member',
    description: 'Printed record, who somebody is to the patient: EXT',
  },
  FAMMEMB: {
    id: 'documents.relationship.FAMMEMB',
    defaultMessage: 'Family member',
    description: 'Printed record, who somebody is to the patient: FAMMEMB',
  },
  GUARD: {
    id: 'documents.relationship.GUARD',
    defaultMessage: 'Guardian',
    description: 'Printed record, who somebody is to the patient: GUARD',
  },
  FRND: {
    id: 'documents.relationship.FRND',
    defaultMessage: 'Friend',
    description: 'Printed record, who somebody is to the patient: FRND',
  },
  NBOR: {
    id: 'documents.relationship.NBOR',
    defaultMessage: 'Neighbor',
    description: 'Printed record, who somebody is to the patient: NBOR',
  },
  ROOM: {
    id: 'documents.relationship.ROOM',
    defaultMessage: 'Roommate',
    description: 'Printed record, who somebody is to the patient: ROOM',
  },
  POWATT: {
    id: 'documents.relationship.POWATT',
    defaultMessage: 'Power of attorney',
    description: 'Printed record, who somebody is to the patient: POWATT',
  },
});
