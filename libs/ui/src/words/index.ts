export { dictionary, messages, type Message, type Wording } from './messages.ts';
