export * from './form-rules.ts';
export * from './limits.ts';
export * from './person.ts';
export * from './terms.ts';
