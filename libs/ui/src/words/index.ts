export { callTo } from './call-to.ts';
export { failureWords } from './failure.messages.ts';
export { shortDate } from './format.ts';
export type { Message } from './messages.ts';
export { DeviceTimeContext, useFormats, type DeviceTime, type Formats } from './use-formats.ts';
export { useWords, type Say } from './use-words.ts';
