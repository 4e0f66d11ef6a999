import { south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';
import { attempt } from './operation-variables.ts';

const ofAPlan = { practiceId: south.id, paymentPlanId: 'unknown' };
const newPlan = {
  ...attempt,
  planName: 'Plan',
  totalAmount: '12.50',
  paymentAmount: '6.25',
  installments: 2,
  frequencyCode: 'monthly',
  agreeToTerms: true,
};

export const paymentPlansRules: Rules = {
  getEditPaymentPlan: { to: 'payments:act', input: ofAPlan, told: 'NOT_FOUND', foreign: [ofAPlan] },
  getOneTimePayment: {
    to: 'payments:act',
    input: { ...ofAPlan, state: 'makeOneTime' },
    told: 'NOT_FOUND',
    foreign: [{ ...ofAPlan, state: 'editOneTime', oneTimePaymentId: 'unknown' }],
  },
  addToPaymentPlan: {
    to: 'payments:act',
    input: {
      input: {
        ...attempt,
        paymentPlanId: 'unknown',
        partialPaymentAmount: '12.50',
        totalAmount: '12.50',
        paymentAmount: '6.25',
        installments: 2,
        agreeToTerms: true,
      },
    },
    told: 'NOT_FOUND',
  },
  cancelPaymentPlan: { to: 'payments:act', input: { input: { ...attempt, ...ofAPlan } }, told: 'NOT_FOUND' },
  createPaymentPlan: {
    to: 'payments:act',
    input: { input: newPlan },
    told: 'CONFLICT',
    foreign: [{ input: { ...newPlan, patientId: '2002', practiceId: south.id } }],
  },
  deleteScheduledPayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...ofAPlan, oneTimePaymentId: 'unknown' } },
    told: 'NOT_FOUND',
  },
  editPaymentPlan: {
    to: 'payments:act',
    input: {
      input: {
        ...attempt,
        ...ofAPlan,
        planName: 'Plan',
        totalAmount: '12.50',
        monthlyPayment: '6.25',
        installments: 2,
        frequencyCode: 'monthly',
      },
    },
    told: 'NOT_FOUND',
  },
  makeOneTimePayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...ofAPlan, amount: '1.00', state: 'makeOneTime' } },
    told: 'NOT_FOUND',
  },
};
