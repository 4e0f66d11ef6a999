export {
  expiredCard,
  goodCard,
  memoryKeyValueStore,
  otherCard,
  payDay,
  payingFixture,
  planViewOf,
  receiptOf,
  screenOf,
  typeCard,
} from './paying-fixture.ts';
