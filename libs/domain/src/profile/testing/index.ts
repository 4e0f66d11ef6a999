export * from './arbitraries.ts';
export * from './memory-directories.ts';
export * from './memory-patients.ts';
export * from './memory-registration.ts';
export * from './sample-form.ts';
