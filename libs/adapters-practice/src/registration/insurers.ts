import type { Insurer } from '@portico/domain/profile';

/** Insurers that many practices know, all invented. */
export const usualInsurers: readonly Insurer[] = [
  { name: 'Bluebonnet Health', payer_plans: ['Choice PPO', 'Select HMO', 'Value EPO'] },
  { name: 'Coastal Mutual', payer_plans: ['Open Access', 'Coastal Gold', 'Coastal Silver'] },
  { name: 'Desert Sun Health Plan', payer_plans: ['Sun PPO', 'Sun HMO'] },
  { name: 'Evergreen Medicare Advantage', payer_plans: ['Complete', 'Essential'] },
  { name: 'Frontier Care', payer_plans: ['Bronze', 'Silver', 'Gold'] },
  { name: 'Harborview Insurance', payer_plans: ['Family PPO', 'Student Plan'] },
  { name: 'Medicaid', payer_plans: [] },
  { name: 'Medicare', payer_plans: ['Part B'] },
  { name: 'Summit Employers Trust', payer_plans: ['Standard', 'High Deductible'] },
];
