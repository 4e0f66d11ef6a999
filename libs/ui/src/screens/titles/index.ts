export { titleOf } from './title-of.ts';
export { titleWords, type Title } from './title-words.ts';
