export { inBackground } from './background-calls.ts';
export { connectionHost, type CallLimits, type ConnectionMachine } from './connection-host.ts';
