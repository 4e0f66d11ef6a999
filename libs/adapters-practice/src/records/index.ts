export * from './analyte.ts';
export * from './content.ts';
export * from './none-known.ts';
export * from './outcome.ts';
export * from './record.ts';
export * from './result-flag.ts';
export * from './secret-number.ts';
export * from './source-id.ts';
