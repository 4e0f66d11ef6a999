export * from './call.ts';
export * from './failure.ts';
