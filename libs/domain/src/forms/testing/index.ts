export * from './answer-arbitraries.ts';
export * from './arbitraries.ts';
export * from './form-arbitraries.ts';
export * from './memory-form-store.ts';
export * from './sample-form.ts';
