export * from './memory-form-desk.ts';
