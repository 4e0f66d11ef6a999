export { readByFile, readRecords, readTogether } from './read-records.ts';
