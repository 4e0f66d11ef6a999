import type { Cents } from '@portico/domain/kernel';
import type { PlanSettings } from '@portico/domain/payments';

export const planSettings: PlanSettings = {
  canCreateMultiple: true,
  addBalanceToExisting: true,
  frequencies: ['weekly', 'monthly'],
  ranges: [
    {
      minBalance: 5_000 as Cents,
      maxBalance: 100_000 as Cents,
      maxDuration: { value: 12, interval: 'months' },
      minimumPayment: 1_000 as Cents,
    },
    {
      minBalance: 1_000 as Cents,
      maxBalance: 20_000 as Cents,
      maxDuration: { value: 26, interval: 'weeks' },
      minimumPayment: 500 as Cents,
    },
  ],
};
