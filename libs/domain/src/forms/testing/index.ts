export * from './arbitraries.ts';
export * from './memory-form-desk.ts';
