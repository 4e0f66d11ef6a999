export { Bursts, burstsOf } from './worker-bursts.ts';
export { Crash, type Pace, dyingAfter, paced } from './crashing-process.ts';
export { planSettings } from './plan-settings.ts';
export { type PaymentChoice, requestIn } from './payment-requests.ts';
