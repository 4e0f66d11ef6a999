export * from './holding.ts';
export * from './memory-analytics.ts';
export * from './memory-leases.ts';
export * from './base-fixture.ts';
