export { titleOf } from './title-of.ts';
export { titleWords } from './titles.messages.ts';
