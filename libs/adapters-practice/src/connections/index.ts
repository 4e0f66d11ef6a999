export { inBackground } from './background-calls.ts';
export {
  callOutcomes,
  connectionHost,
  type CallLimits,
  type CallOutcome,
  type ConnectionMachine,
} from './connection-host.ts';
