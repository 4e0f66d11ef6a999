export { tokenOf, typedCard } from './cards-fixture.ts';
export * from './charge-commands.ts';
export * from './charge-fixture.ts';
export * from './crashing-process.ts';
export * from './paying-fixture.ts';
export { another, cents, day, due, generous, guestCall, paymentsFixture } from './payments-fixture.ts';
export * from './plan-events.ts';
export * from './plan-fixture.ts';
export { full } from './payment-choices.ts';
