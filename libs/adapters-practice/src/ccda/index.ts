export { readCcda } from './read-ccda.ts';
export { chartSummaryOf } from './chart-summary.ts';
export { writeCcda } from './write-ccda.ts';
