/** A new insurance as `updateDocuments` takes it, with this picture, a data URL, on both sides of its card. */
export const insuranceWith = (insurancePhoto: string) => ({
  insuranceId: null,
  insurancePhotos: [
    { page: 1, delete: false, insurancePhoto },
    { page: 2, delete: false, insurancePhoto },
  ],
  insuranceProvider: 'Medicare',
  insuranceProviderCustomName: '',
  insurancePlan: '',
  insurancePlanCustomName: '',
  insuranceMemberId: 'M1',
  insuranceGroupId: 'G1',
  insuranceType: 'Primary',
  effectiveFrom: '2024-01-01',
  relationship: 'Self',
  policyHolderFirstName: '',
  policyHolderMiddleName: '',
  policyHolderLastName: '',
  policyHolderDateOfBirth: '',
  policyHolderGender: '',
  delete: false,
});
