export { custodianName } from './custodian-name.ts';
export { readCcda } from './read-ccda.ts';
export { chartSummaryOf } from './chart-summary.ts';
export { CcdaRecordWriter, writeCcda, writeRecord, type WrittenRecord } from './writing/index.ts';
