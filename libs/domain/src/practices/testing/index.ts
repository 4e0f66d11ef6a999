export { paymentExecutions, practices } from './arbitraries.ts';
export { MemoryDismissedMessages } from './memory-dismissed-messages.ts';
export { MemoryPractices } from './memory-practices.ts';
