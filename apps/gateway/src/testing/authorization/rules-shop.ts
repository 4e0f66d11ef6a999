import { south } from '../clinic-fixture.ts';
import { anasOrder } from '../shop-fixture.ts';
import type { Rules } from './rule-types.ts';
import { attempt } from './operation-variables.ts';

const basket = { ...attempt, practiceId: south.id, lines: [{ productId: 'brush', quantity: 1 }] };

export const shopRules: Rules = {
  getShop: { leaves: 'nothing', to: 'payments:view', foreign: [{ practiceId: 'nowhere' }, { shopId: 'unknown' }] },
  getShopMakePayment: {
    to: 'payments:act',
    input: anasOrder,
    foreign: [
      { ...anasOrder, transactionId: 'unknown' },
      { ...anasOrder, storeId: 'unknown' },
    ],
  },
  makeShopPayment: {
    to: 'payments:act',
    input: { input: { ...attempt, ...anasOrder, amount: '0.01' } },
    told: 'AMOUNT',
    foreign: [
      { input: { ...attempt, ...anasOrder, transactionId: 'unknown' } },
      { input: { ...attempt, ...anasOrder, storeId: 'unknown' } },
      { input: { ...attempt, ...anasOrder, patientId: '2002', practiceId: south.id } },
    ],
  },
  createShopOrder: {
    to: 'payments:act',
    input: { input: basket },
    foreign: [{ input: { ...basket, practiceId: 'nowhere' } }, { input: { ...basket, shopId: 'unknown' } }],
  },
  signOnToShop: {
    to: 'payments:act',
    input: { input: { practiceId: south.id } },
    foreign: [{ input: { practiceId: 'nowhere' } }],
  },
};
