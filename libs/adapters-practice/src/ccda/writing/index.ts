// What writes documents, for those that read none: reading loads a parser of 20 MB.
export { CcdaRecordWriter } from '../ccda-record-writer.ts';
export { writeCcda } from './write-ccda.ts';
export { writeRecord, type WrittenRecord } from './write-record.ts';
