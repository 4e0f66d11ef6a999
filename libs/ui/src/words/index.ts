export { callTo } from './call-to.ts';
export { failureWords } from './failure.messages.ts';
export * from './format.ts';
export { dictionary, messages, type Message, type Wording } from './messages.ts';
export { DeviceTimeContext, useFormats, type DeviceTime, type Formats } from './use-formats.ts';
export { useWords, type Say } from './use-words.ts';
