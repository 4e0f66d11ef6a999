export { custodianName } from './custodian-name.ts';
export { readCcda } from './read-ccda.ts';
export { chartSummaryOf } from './chart-summary.ts';
export { writeCcda } from './writing/write-ccda.ts';
export { writeRecord, type WrittenRecord } from './writing/write-record.ts';
export { CcdaRecordWriter } from './ccda-record-writer.ts';
