export {
  askForms,
  checkInByLink,
  checkInFixture,
  checkInScreen,
  noLookups,
  none,
  nothing,
  ofBen,
  soon,
} from './check-in-fixture.ts';
export { type CheckOutFixture, checkOutFixture, ids, nextOrder, running } from './check-out-fixture.ts';
