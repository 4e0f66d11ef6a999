export { EmbeddedImports, type KeptImport } from './embedded-imports.ts';
export { type ImportJournal } from './import-journal.ts';
export { type RowLeft, type Undone } from './undo-import.ts';
export { dropPatient, isInUse, mergePatients } from './merge-patients.ts';
export { carryConflicts, endConflicts, type ConflictCarried } from './carry-conflicts.ts';
