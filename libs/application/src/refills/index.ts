export {
  type RefillPage,
  type RefillRefusal,
  type Refills,
  type RefillsOverview,
  type RefillToRequest,
  type RefillToWithdraw,
  type RefillWay,
  refillWays,
  type WithdrawRefusal,
} from './refills.port.ts';
