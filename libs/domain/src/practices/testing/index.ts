export * from './arbitraries.ts';
export * from './memory-dismissed-messages.ts';
export * from './memory-practices.ts';
