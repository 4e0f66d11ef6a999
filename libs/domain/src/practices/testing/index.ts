export * from './memory-practices.ts';
