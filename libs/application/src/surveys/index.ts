export * from './surveys.port.ts';
