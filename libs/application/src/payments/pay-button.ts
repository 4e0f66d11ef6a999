/** What the pay button of the screen does; each has its own rule (`MON-063` to `MON-069`). */
export type PayMode =
  | 'full'
  | 'partial'
  | 'new-plan'
  | 'existing-plan'
  | 'schedule-payment'
  | 'edit-one-time'
  | 'edit-plan';

/** What the pay button waits for. */
export type MissingForPay = 'mistake' | 'change' | 'amount' | 'plan' | 'card' | 'terms';
