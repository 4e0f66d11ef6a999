export { uspsClient } from './answers.ts';
export * from './records.ts';
export * from './registry-sandbox.ts';
