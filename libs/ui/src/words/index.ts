export { callTo } from './call-to.ts';
export { failureWords } from './failure.messages.ts';
export { shortDate } from './format.ts';
export { dictionary, type Message } from './messages.ts';
export { DeviceTimeContext, useFormats, type DeviceTime } from './use-formats.ts';
export { useWords } from './use-words.ts';
