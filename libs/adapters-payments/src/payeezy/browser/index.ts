export { payeezyTokenize, type TokenizeOptions } from './tokenize.ts';
