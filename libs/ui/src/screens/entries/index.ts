export { EntryMark } from './entry-mark.tsx';
export { type RecordEntryModel, RecordEntryScreen } from './record-entry-screen.tsx';
