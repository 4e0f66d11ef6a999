export { readCcda } from './read-ccda.ts';
export { chartSummaryOf } from './summary-of.ts';
export { writeCcda } from './write-ccda.ts';
