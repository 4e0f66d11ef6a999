export * from './call.ts';
export * from './failure.ts';
export * from './link-to.ts';
export * from './replies.ts';
