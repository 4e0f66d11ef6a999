export { readCcda } from './read-ccda.ts';
