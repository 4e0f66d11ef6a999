export * from './analytics.ts';
export * from './call.ts';
export * from './drafts.ts';
export * from './failure.ts';
export * from './housekeeper.ts';
export * from './later.ts';
export * from './link-to.ts';
export * from './replies.ts';
