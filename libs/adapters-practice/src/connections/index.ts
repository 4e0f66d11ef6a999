export { connectionHost, type CallLimits, type ConnectionMachine } from './connection-host.ts';
