export * from './memory-patients.ts';
