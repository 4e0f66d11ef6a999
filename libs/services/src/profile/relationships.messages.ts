import { defineMessages } from '@portico/application/texts';

/** Who somebody is to the patient, by RoleCode (2.16.840.1.113883.5.111). */
export const relationshipWords = defineMessages({
  SPS: {
    id: 'services.relationship.SPS',
    defaultMessage: 'Spouse',
    description: 'Profile, who somebody is to the patient: SPS',
  },
  HUSB: {
    id: 'services.relationship.HUSB',
    defaultMessage: 'Husband',
    description: 'Profile, who somebody is to the patient: HUSB',
  },
  WIFE: {
    id: 'services.relationship.WIFE',
    defaultMessage: 'Wife',
    description: 'Profile, who somebody is to the patient: WIFE',
  },
  DOMPART: {
    id: 'services.relationship.DOMPART',
    defaultMessage: 'Domestic partner',
    description: 'Profile, who somebody is to the patient: DOMPART',
  },
  SIGOTHR: {
    id: 'services.relationship.SIGOTHR',
    defaultMessage: 'Significant other',
    description: 'Profile, who somebody is to the patient: SIGOTHR',
  },
  FTH: {
    id: 'services.relationship.FTH',
    defaultMessage: 'Father',
    description: 'Profile, who somebody is to the patient: FTH',
  },
  NFTH: {
    id: 'services.relationship.NFTH',
    defaultMessage: 'Father',
    description: 'Profile, who somebody is to the patient: NFTH',
  },
  MTH: {
    id: 'services.relationship.MTH',
    defaultMessage: 'Mother',
    description: 'Profile, who somebody is to the patient: MTH',
  },
  NMTH: {
    id: 'services.relationship.NMTH',
    defaultMessage: 'Mother',
    description: 'Profile, who somebody is to the patient: NMTH',
  },
  PRN: {
    id: 'services.relationship.PRN',
    defaultMessage: 'Parent',
    description: 'Profile, who somebody is to the patient: PRN',
  },
  CHILD: {
    id: 'services.relationship.CHILD',
    defaultMessage: 'Child',
    description: 'Profile, who somebody is to the patient: CHILD',
  },
  DAU: {
    id: 'services.relationship.DAU',
    defaultMessage: 'Daughter',
    description: 'Profile, who somebody is to the patient: DAU',
  },
  SON: {
    id: 'services.relationship.SON',
    defaultMessage: 'Son',
    description: 'Profile, who somebody is to the patient: SON',
  },
  SIB: {
    id: 'services.relationship.SIB',
    defaultMessage: 'Sibling',
    description: 'Profile, who somebody is to the patient: SIB',
  },
  BRO: {
    id: 'services.relationship.BRO',
    defaultMessage: 'Brother',
    description: 'Profile, who somebody is to the patient: BRO',
  },
  SIS: {
    id: 'services.relationship.SIS',
    defaultMessage: 'Sister',
    description: 'Profile, who somebody is to the patient: SIS',
  },
  GRPRN: {
    id: 'services.relationship.GRPRN',
    defaultMessage: 'Grandparent',
    description: 'Profile, who somebody is to the patient: GRPRN',
  },
  GRMTH: {
    id: 'services.relationship.GRMTH',
    defaultMessage: 'Grandmother',
    description: 'Profile, who somebody is to the patient: GRMTH',
  },
  GRFTH: {
    id: 'services.relationship.GRFTH',
    defaultMessage: 'Grandfather',
    description: 'Profile, who somebody is to the patient: GRFTH',
  },
  GRNDCHILD: {
    id: 'services.relationship.GRNDCHILD',
    defaultMessage: 'Grandchild',
    description: 'Profile, who somebody is to the patient: GRNDCHILD',
  },
  AUNT: {
    id: 'services.relationship.AUNT',
    defaultMessage: 'Aunt',
    description: 'Profile, who somebody is to the patient: AUNT',
  },
  UNCLE: {
    id: 'services.relationship.UNCLE',
    defaultMessage: 'Uncle',
    description: 'Profile, who somebody is to the patient: UNCLE',
  },
  COUSN: {
    id: 'services.relationship.COUSN',
    defaultMessage: 'Cousin',
    description: 'Profile, who somebody is to the patient: COUSN',
  },
  EXT: {
    id: 'services.relationship.EXT',
    defaultMessage: 'Extended family member',
    description: 'Profile, who somebody is to the patient: EXT',
  },
  FAMMEMB: {
    id: 'services.relationship.FAMMEMB',
    defaultMessage: 'Family member',
    description: 'Profile, who somebody is to the patient: FAMMEMB',
  },
  GUARD: {
    id: 'services.relationship.GUARD',
    defaultMessage: 'Guardian',
    description: 'Profile, who somebody is to the patient: GUARD',
  },
  FRND: {
    id: 'services.relationship.FRND',
    defaultMessage: 'Friend',
    description: 'Profile, who somebody is to the patient: FRND',
  },
  NBOR: {
    id: 'services.relationship.NBOR',
    defaultMessage: 'Neighbor',
    description: 'Profile, who somebody is to the patient: NBOR',
  },
  ROOM: {
    id: 'services.relationship.ROOM',
    defaultMessage: 'Roommate',
    description: 'Profile, who somebody is to the patient: ROOM',
  },
  POWATT: {
    id: 'services.relationship.POWATT',
    defaultMessage: 'Power of attorney',
    description: 'Profile, who somebody is to the patient: POWATT',
  },
});
