export { readRecords, readTogether } from './read-records.ts';
