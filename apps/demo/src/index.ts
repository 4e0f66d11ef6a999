export { demoAccounts, type DemoAccount } from './people/demo-accounts.ts';
export { demoPractices } from './practices.ts';
export { demoDefaults, seedDemo, type DemoOptions, type DemoOutcome, type DemoProgress } from './seed-demo.ts';
