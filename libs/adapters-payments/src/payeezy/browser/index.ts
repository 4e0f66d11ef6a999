export { payeezyTokenize, type AskScript } from './tokenize.ts';
