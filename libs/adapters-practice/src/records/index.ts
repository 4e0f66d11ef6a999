export * from './outcome.ts';
export * from './record.ts';
export * from './source-id.ts';
