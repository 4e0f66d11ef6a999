export {
  expiredCard,
  goodCard,
  memoryKeyValueStore,
  otherCard,
  payDay,
  payingFixture,
  planSettings,
  planViewOf,
  receiptOf,
  screenOf,
  typeCard,
} from './paying-fixture.ts';
export { type NewPlan, balance, editing, full, madeIn, openIn, partial, plan } from './payment-choices.ts';
export {
  type PaymentsFixture,
  another,
  cardAgreedTo,
  cents,
  copay,
  day,
  due,
  generous,
  guestCall,
  named,
  nextVisit,
  onFile,
  paymentsFixture,
  refused,
  terms,
} from './payments-fixture.ts';
export { endedPlanLaw, planEvents } from './plan-events.ts';
export { PlanFixture } from './plan-fixture.ts';
