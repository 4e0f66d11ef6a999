type Words = Readonly<Record<string, string>>;

export const genders: Words = { female: 'Female', male: 'Male', other: 'Other' };

export const races: Words = {
  '1002-5': 'American Indian or Alaska Native',
  '2028-9': 'Asian',
  '2054-5': 'Black or African American',
  '2076-8': 'Native Hawaiian or Pacific Islander',
  '2106-3': 'White',
  '2131-1': 'Other',
  ASKU: 'Declined',
  'asked-declined': 'Declined',
};

export const ethnicities: Words = {
  '2135-2': 'Hispanic or Latino',
  '2186-5': 'Not Hispanic or Latino',
  ASKU: 'Declined',
  'asked-declined': 'Declined',
};

/** RoleCode in words, of the codes that are sent most. */
export const relatives: Words = {
  ...{ SPS: 'Spouse', HUSB: 'Husband', WIFE: 'Wife', DOMPART: 'Domestic partner', SIGOTHR: 'Significant other' },
  ...{ FTH: 'Father', NFTH: 'Father', MTH: 'Mother', NMTH: 'Mother', PRN: 'Parent' },
  ...{ CHILD: 'Child', DAU: 'Daughter', SON: 'Son', SIB: 'Sibling', BRO: 'Brother', SIS: 'Sister' },
  ...{ GRPRN: 'Grandparent', GRMTH: 'Grandmother', GRFTH: 'Grandfather', GRNDCHILD: 'Grandchild' },
  ...{ AUNT: 'Aunt', UNCLE: 'Uncle', COUSN: 'Cousin', EXT: 'Extended family member', FAMMEMB: 'Family member' },
  ...{ GUARD: 'Guardian', FRND: 'Friend', NBOR: 'Neighbor', ROOM: 'Roommate', POWATT: 'Power of attorney' },
};

/** In the words of the form, which has one for all others. */
export const relationships: Words = {
  ...{ sps: 'Spouse', husb: 'Spouse', wife: 'Spouse', spouse: 'Spouse', husband: 'Spouse' },
  ...{ fth: 'Father', nfth: 'Father', father: 'Father', mth: 'Mother', nmth: 'Mother', mother: 'Mother' },
  ...{ child: 'Child', dau: 'Child', son: 'Child', nchild: 'Child', daughter: 'Child' },
  ...{ guard: 'Guardian', guardian: 'Guardian' },
};
