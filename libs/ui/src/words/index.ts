export { languageOfText } from './language-of-text.ts';
export { callTo } from './tel-link.ts';
export { failureWords } from './failure.messages.ts';
export { shortDate } from './locale-formats.ts';
export type { Message } from './message-descriptor.ts';
export { DeviceTimeContext, PracticeZoneContext, useFormats, type DeviceTime, type Formats } from './use-formats.ts';
export { useWords, type Say } from './use-words.ts';
