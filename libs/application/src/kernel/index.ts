export * from './call.ts';
export * from './failure.ts';
export * from './replies.ts';
